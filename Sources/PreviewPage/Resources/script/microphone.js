// The microphone: samples as they come, untouched by the browser's improvements for calls.

/** What runs beside the page, on the audio thread: it hands over every block of samples. */
const CAPTURE_SOURCE = `
  registerProcessor("capture", class extends AudioWorkletProcessor {
    process([input]) {
      if (input[0]) this.port.postMessage(input[0].slice());
      return true;
    }
  });`;

class Microphone {
  /** Whether this browser lets a page use one. */
  static get isThere() {
    return Boolean(navigator.mediaDevices?.getUserMedia && window.AudioWorkletNode);
  }

  /** Starts to record; `onSamples` gets each block. Fails where the reader says no. */
  static async start(onSamples) {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: {
        channelCount: 1, echoCancellation: false, noiseSuppression: false, autoGainControl: false,
      },
    });
    const context = new AudioContext();
    await context.audioWorklet.addModule(`data:text/javascript,${encodeURIComponent(CAPTURE_SOURCE)}`);
    const capture = new AudioWorkletNode(context, "capture", { numberOfOutputs: 0 });
    capture.port.onmessage = ({ data }) => onSamples(data);
    context.createMediaStreamSource(stream).connect(capture);
    return new Microphone(stream, context);
  }

  constructor(stream, context) {
    this.stream = stream;
    this.context = context;
  }

  get rate() {
    return this.context.sampleRate;
  }

  stop() {
    for (const track of this.stream.getTracks()) track.stop();
    return this.context.close();
  }
}

/** Samples as a WAV file of 16 bits and one channel. */
function wavFile(blocks, rate) {
  const count = blocks.reduce((sum, block) => sum + block.length, 0);
  const view = new DataView(new ArrayBuffer(44 + 2 * count));
  const word = (at, text) => [...text].forEach((letter, n) => view.setUint8(at + n, letter.charCodeAt(0)));
  word(0, "RIFF");
  view.setUint32(4, 36 + 2 * count, true);
  word(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, 2 * rate, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  word(36, "data");
  view.setUint32(40, 2 * count, true);
  let at = 44;
  for (const block of blocks) {
    for (const sample of block) {
      view.setInt16(at, Math.round(Math.min(Math.max(sample, -1), 1) * 32767), true);
      at += 2;
    }
  }
  return view.buffer;
}
