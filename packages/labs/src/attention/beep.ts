import { USUAL_DB } from '../sound/tone.ts';

const BEEP_HZ = 880;
const BEEP_S = 0.12;
const EDGE_S = 0.004;

/** A short soft tone; tells how many seconds pass until the loudspeaker gives it, as far as the browser knows. */
export function beep(context: AudioContext): number {
  const now = context.currentTime;
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.linearRampToValueAtTime(10 ** (USUAL_DB / 20), now + EDGE_S);
  volume.gain.setTargetAtTime(0, now + BEEP_S, EDGE_S);
  const voice = new OscillatorNode(context, { frequency: BEEP_HZ });
  voice.connect(volume).connect(context.destination);
  voice.start(now);
  voice.stop(now + BEEP_S * 2);
  return context.outputLatency || context.baseLatency || 0;
}
