/** Nothing is played above this: young ears hear it as sharp pain long before older ones hear it at all. */
const MOST_HZ = 4000;
const LEAST_HZ = 20;
/** Loudness to begin with and at most, in decibels below what the device can do. */
export const USUAL_DB = -20;
export const LOUDEST_DB = -10;
export const QUIETEST_DB = -40;
/** A tone comes up slowly, so that nobody is startled. */
const RISE_S = 3;
const FALL_S = 0.08;
const GLIDE_S = 0.02;

/** Tones that sound together until they are stopped. */
export interface Tones {
  readonly change: (tonesHz: readonly number[], db: number) => void;
  readonly stop: () => void;
}

/** `pure` is one sine; `string` has the overtones of a plucked string, so that intervals can beat. */
export type Timbre = 'pure' | 'string';
const OVERTONES = 8;

function voiceOf(context: AudioContext, frequency: number, timbre: Timbre): OscillatorNode {
  if (timbre === 'pure') return new OscillatorNode(context, { frequency });
  const imag = Array.from({ length: OVERTONES + 1 }, (_, n) => (n === 0 ? 0 : 1 / n));
  return new OscillatorNode(context, { frequency, periodicWave: new PeriodicWave(context, { imag }) });
}

const safeHz = (hz: number): number => Math.min(MOST_HZ, Math.max(LEAST_HZ, hz));
const gainOf = (db: number): number => 10 ** (Math.min(LOUDEST_DB, db) / 20);

/** Plays pure tones together, none louder than the limit; they rise in three seconds. */
export function playTones(tonesHz: readonly number[], db: number, timbre: Timbre): Tones {
  const context = new AudioContext();
  const volume = new GainNode(context, { gain: 0 });
  volume.connect(context.destination);
  volume.gain.linearRampToValueAtTime(gainOf(db), context.currentTime + RISE_S);
  const voices = tonesHz.map((hz) => {
    const voice = voiceOf(context, safeHz(hz), timbre);
    voice.connect(new GainNode(context, { gain: 1 / tonesHz.length })).connect(volume);
    voice.start();
    return voice;
  });
  return {
    change(nextHz, nextDb) {
      const now = context.currentTime;
      voices.forEach((voice, index) => {
        voice.frequency.setTargetAtTime(safeHz(nextHz[index] ?? LEAST_HZ), now, GLIDE_S);
      });
      if (now > RISE_S) volume.gain.setTargetAtTime(gainOf(nextDb), now, GLIDE_S);
    },
    stop() {
      const now = context.currentTime;
      volume.gain.cancelScheduledValues(now);
      volume.gain.setTargetAtTime(0, now, FALL_S / 3);
      setTimeout(() => void context.close(), FALL_S * 1000 + 60);
    },
  };
}
