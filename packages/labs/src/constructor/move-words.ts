import type { Locale } from '@ori/contracts/locale';
import type { Move, Sketch } from '@ori/core/geometry/sketch';
import { say } from '../frame/words.ts';
import { WORDS } from './words.ts';

/** A move as it is written down: "Circle: centre A through B". */
export function moveWords({ tool, from, to }: Move, locale: Locale): string {
  return say(tool === 'circle' ? WORDS.circleMove : WORDS.lineMove, locale, { from, to });
}

/** The drawing in words, for those who do not see it. */
export function sketchWords({ points, curves }: Sketch, locale: Locale): string {
  return say(WORDS.figure, locale, { steps: curves.length, names: Object.keys(points).join(', ') });
}
