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
  __typeof__(&espeak_TextToPhonemes) text_to_phonemes;
  // What only tests and measurements use: the data's folder, and speaking.
  __typeof__(&espeak_Info) info;
  __typeof__(&espeak_SetSynthCallback) set_synth_callback;
  __typeof__(&espeak_Synth) synthesize;
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
  functions->text_to_phonemes = dlsym(library, "espeak_TextToPhonemes");
  functions->info = dlsym(library, "espeak_Info");
  functions->set_synth_callback = dlsym(library, "espeak_SetSynthCallback");
  functions->synthesize = dlsym(library, "espeak_Synth");
  return functions->initialize && functions->list_voices && functions->set_voice_by_name
         && functions->text_to_phonemes && functions->info && functions->set_synth_callback
         && functions->synthesize;
}
#endif
