// eSpeak NG, which says how a word that the lexicon lacks is spoken.
//
// It is opened when it is first needed, not linked: it brings two dozen libraries for playing sound
// with it, and loading those would double the time that a program takes to start.
#ifndef CESPEAKNG_SHIM_H
#define CESPEAKNG_SHIM_H
#include <dlfcn.h>
#include <espeak-ng/speak_lib.h>
#include <stdbool.h>

/// The functions of eSpeak NG that are used, as its header declares them.
struct wl_espeak {
  __typeof__(&espeak_Initialize) initialize;
  __typeof__(&espeak_ListVoices) list_voices;
  __typeof__(&espeak_SetVoiceByName) set_voice_by_name;
  __typeof__(&espeak_SetVoiceByProperties) set_voice_by_properties;
  __typeof__(&espeak_TextToPhonemes) text_to_phonemes;
};

/// Opens the library for the rest of the process; false when it is not installed.
static inline bool wl_espeak_open(struct wl_espeak *functions) {
#ifdef __APPLE__
  void *library = dlopen("libespeak-ng.1.dylib", RTLD_NOW | RTLD_LOCAL);
#else
  void *library = dlopen("libespeak-ng.so.1", RTLD_NOW | RTLD_LOCAL);
#endif
  if (!library) return false;
  functions->initialize = dlsym(library, "espeak_Initialize");
  functions->list_voices = dlsym(library, "espeak_ListVoices");
  functions->set_voice_by_name = dlsym(library, "espeak_SetVoiceByName");
  functions->set_voice_by_properties = dlsym(library, "espeak_SetVoiceByProperties");
  functions->text_to_phonemes = dlsym(library, "espeak_TextToPhonemes");
  return functions->initialize && functions->list_voices && functions->set_voice_by_name
         && functions->set_voice_by_properties && functions->text_to_phonemes;
}
#endif
