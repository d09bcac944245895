import type { BellTone } from '@ori/core/mind/bell';
import { LOUDEST_DB } from '../sound/tone.ts';

const STROKE_S = 0.012;
const QUIET_S = 0.15;
/** A ramp to nothing must stay above zero: so far below the stroke nothing is heard. */
const NOTHING_DB = 120;

export interface Ringing {
  readonly stop: () => void;
}

/** Strikes a bell: each tone begins at once and falls at its own rate, all together never above the limit of loudness. */
export function strikeBell(tones: readonly BellTone[], db: number): Ringing {
  const context = new AudioContext();
  const volume = new GainNode(context, { gain: 10 ** (Math.min(LOUDEST_DB, db) / 20) });
  volume.connect(context.destination);
  const now = context.currentTime;
  for (const { hz, share, fallS } of tones) {
    const voice = new OscillatorNode(context, { frequency: hz });
    const fall = new GainNode(context, { gain: 0 });
    const endsS = (fallS * NOTHING_DB) / 60;
    fall.gain.setValueAtTime(0, now);
    fall.gain.linearRampToValueAtTime(share, now + STROKE_S);
    fall.gain.exponentialRampToValueAtTime(share * 10 ** (-NOTHING_DB / 20), now + STROKE_S + endsS);
    voice.connect(fall).connect(volume);
    voice.start(now);
    voice.stop(now + STROKE_S + endsS);
  }
  let isOver = false;
  return {
    stop() {
      if (isOver) return;
      isOver = true;
      volume.gain.setTargetAtTime(0, context.currentTime, QUIET_S / 3);
      setTimeout(() => void context.close(), QUIET_S * 1000 + 60);
    },
  };
}
