const FFT = 8192;
/** Tones above this are not drawn. */
export const SPECTRUM_HZ = 2000;
/** Below this many decibels a room counts as quiet. */
const QUIET_DB = -75;
const LEAST_HZ = 50;

/** An open microphone: its spectrum is made on this device and kept nowhere. */
export interface Listening {
  /** Strength of each band from 0 to 2000 Hz, in decibels. */
  readonly spectrum: () => Float32Array;
  /** The strongest tone in hertz, or null in a quiet room. */
  readonly strongestHz: () => number | null;
  readonly stop: () => void;
}

/** Place of a peak between three bands, by the parabola through them, from −½ to ½. */
function peakBetween(before: number, at: number, after: number): number {
  const bend = before - 2 * at + after;
  return bend === 0 ? 0 : (0.5 * (before - after)) / bend;
}

/** The strongest band of a spectrum in hertz, finer than the bands are wide; null when all are quiet. */
export function strongestOf(spectrum: Float32Array, bandHz: number): number | null {
  let most = Math.ceil(LEAST_HZ / bandHz);
  spectrum.forEach((strength, band) => {
    if (band >= most && strength > (spectrum[most] ?? -Infinity)) most = band;
  });
  const at = spectrum[most] ?? -Infinity;
  if (at < QUIET_DB) return null;
  return (most + peakBetween(spectrum[most - 1] ?? at, at, spectrum[most + 1] ?? at)) * bandHz;
}

/** Opens the microphone; rejects when the person or the device refuses. */
export async function listen(): Promise<Listening> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
  });
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: FFT, smoothingTimeConstant: 0.5 });
  context.createMediaStreamSource(stream).connect(analyser);
  const bandHz = context.sampleRate / FFT;
  const all = new Float32Array(analyser.frequencyBinCount);
  const spectrum = () => {
    analyser.getFloatFrequencyData(all);
    return all.subarray(0, Math.ceil(SPECTRUM_HZ / bandHz));
  };
  return {
    spectrum,
    strongestHz: () => strongestOf(spectrum(), bandHz),
    stop() {
      for (const track of stream.getTracks()) track.stop();
      void context.close();
    },
  };
}
