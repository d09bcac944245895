import type { Locale } from '@ori/contracts/locale';
import type { SkyPlaceProps } from '@ori/contracts/sky-labs';
import { turnFromTo } from '@ori/core/sky/angles';
import { astronomicalYear } from '@ori/core/sky/calendar';
import { deltaTErrorSeconds } from '@ori/core/sky/delta-t';
import type { Sky, SkyBody } from '@ori/core/sky/sky-now';
import { number, say } from '../frame/words.ts';
import { WIND_DEG, windOf } from './directions.ts';
import { faintestSeen } from './panorama.tsx';
import { clock, dayWords, type View, yearWords } from './sky-state.ts';
import { BODY_WORDS, WORDS } from './words.ts';

/** A body's name in the reader's language; stars keep theirs. */
export function bodyName(body: SkyBody, locale: Locale): string {
  const words = BODY_WORDS[body.name];
  return words ? say(words, locale) : body.name;
}

/** The Sun's disc is half a degree wide. */
const DISC_DEG = 0.53;

function sunWords({ altitudeDeg, azimuthDeg }: SkyBody, locale: Locale): string {
  const altitude = number(Math.abs(altitudeDeg), locale, 1);
  const blanks = { altitude, azimuth: number(azimuthDeg, locale, 1), wind: windOf(azimuthDeg, locale) };
  if (Math.abs(altitudeDeg) < DISC_DEG / 2) return say(WORDS.sunOn, locale, blanks);
  return say(altitudeDeg < 0 ? WORDS.sunDown : WORDS.sunUp, locale, blanks);
}

function upWords(sky: Sky, locale: Locale): string {
  const lit = say(WORDS.moonLit, locale, { n: number(100 * sky.moonLit, locale, 0) });
  const nameOf = (body: SkyBody) => (body.kind === 'moon' ? lit : bodyName(body, locale));
  const wanderers = [sky.moon, ...sky.planets].filter(({ altitudeDeg }) => altitudeDeg > 0);
  const names = wanderers.map(nameOf).join(', ') || say(WORDS.nothingElse, locale);
  const isDark = faintestSeen(sky.sun.altitudeDeg) > 5;
  const stars = sky.stars.filter(({ altitudeDeg }) => altitudeDeg > 0).length;
  return say(isDark ? WORDS.upNow : WORDS.upByDay, locale, { names, stars });
}

/** What is seen, in words: the same for those who look and those who listen. */
export function seenWords(place: SkyPlaceProps, view: View, sky: Sky, locale: Locale): string {
  return say(WORDS.seen, locale, {
    place: place.words,
    day: dayWords(view.year, view.dayOfYear, locale),
    year: yearWords(view.year, locale),
    hour: clock(view.hour),
    sunPlace: sunWords(sky.sun, locale),
    up: upWords(sky, locale),
  });
}

/** How the guess did against the Sun on the horizon. */
export function guessWords(guessDeg: number, azimuthDeg: number, locale: Locale): string {
  const miss = Math.abs(turnFromTo(guessDeg, azimuthDeg));
  const blanks = {
    wind: windOf(guessDeg, locale),
    azimuth: number(azimuthDeg, locale, 1),
    found: windOf(azimuthDeg, locale),
    miss: number(miss, locale, 0),
  };
  return say(miss <= WIND_DEG / 2 ? WORDS.guessedWell : WORDS.guessed, locale, blanks);
}

const MOON_DEG_A_SECOND = 13.18 / 86_400;

/** What is modelled and how far from nature, with the doubt of that year. */
export function modelWords(year: number, locale: Locale): string {
  const seconds = deltaTErrorSeconds(astronomicalYear(year));
  const clockWords =
    seconds < 120
      ? say(WORDS.seconds, locale, { n: number(seconds, locale, 0) })
      : say(WORDS.minutes, locale, { n: number(seconds / 60, locale, 0) });
  return say(WORDS.model, locale, {
    clock: clockWords,
    moon: number(Math.max(0.03, seconds * MOON_DEG_A_SECOND), locale, 2),
  });
}
