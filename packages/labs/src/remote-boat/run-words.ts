import type { Locale } from '@ori/contracts/locale';
import { sightOf } from '@ori/core/electricity/pond-boat';
import { placeAt } from '@ori/core/electricity/selector-disc';
import { number, say } from '../frame/words.ts';
import { isDone, nextBuoy, type Run } from './boat-run.ts';
import { placeWord } from './disc-words.ts';
import { POND_WORDS } from './words.ts';

/** Less than this off the bow is right ahead. */
const AHEAD_DEG = 5;

function sideWords(aheadRad: number, locale: Locale): string {
  const deg = Math.round((Math.abs(aheadRad) * 180) / Math.PI);
  if (deg < AHEAD_DEG) return say(POND_WORDS.deadAhead, locale);
  return say(aheadRad < 0 ? POND_WORDS.toLeft : POND_WORDS.toRight, locale, { deg });
}

/** Pulses, seconds and what the disc says. */
export function stateWords({ pulses, seconds, at }: Run, locale: Locale): string {
  return say(POND_WORDS.state, locale, {
    pulses,
    seconds: number(seconds, locale, 0),
    place: placeWord(placeAt(at), locale),
  });
}

/** Where the next buoy is seen from the boat, or how the run ended. */
export function runWords(run: Run, locale: Locale): string {
  if (isDone(run))
    return say(POND_WORDS.done, locale, {
      n: run.buoys,
      pulses: run.pulses,
      seconds: number(run.seconds, locale, 0),
    });
  const buoy = nextBuoy(run);
  if (!buoy) return '';
  const { distanceM, aheadRad } = sightOf(run.boat, buoy);
  return say(POND_WORDS.sight, locale, {
    n: run.passed + 1,
    metres: number(distanceM, locale, 1),
    side: sideWords(aheadRad, locale),
  });
}
