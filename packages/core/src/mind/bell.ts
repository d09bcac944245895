/** One tone of a struck bell: its frequency, its share of the amplitude at the stroke, and how long it takes to fall by 60 dB. */
export interface BellTone {
  readonly hz: number;
  readonly share: number;
  readonly fallS: number;
}

const PRIME_HZ = 622;

/**
 * A bell of our own making. The ratios are those a founder tunes a church bell to: hum, prime, tierce, quint and
 * nominal at 1/2, 1, 6/5, 3/2 and 2 (Rossing & Perrin, Vibrations of bells, Applied Acoustics 20, 1987). It is higher
 * and dies away sooner than a church bell, so that a minute is enough.
 */
export const BELL: readonly BellTone[] = [
  { hz: PRIME_HZ / 2, share: 0.34, fallS: 24 },
  { hz: PRIME_HZ, share: 0.26, fallS: 15 },
  { hz: PRIME_HZ * 1.2, share: 0.16, fallS: 12 },
  { hz: PRIME_HZ * 1.5, share: 0.08, fallS: 8 },
  { hz: PRIME_HZ * 2, share: 0.16, fallS: 6 },
];

const powerOf = (tones: readonly BellTone[], atS: number): number =>
  tones.reduce((sum, { share, fallS }) => sum + share ** 2 * 10 ** ((-6 * atS) / fallS), 0);

/** How far the sound has fallen `atS` seconds after the stroke, in decibels: 0 at the stroke, then ever more. */
export function fallenDb(tones: readonly BellTone[], atS: number): number {
  return 10 * Math.log10(powerOf(tones, 0) / powerOf(tones, atS));
}

/** Seconds until the sound has fallen by so many decibels: found by halving, to a thousandth of a second. */
export function secondsToFall(tones: readonly BellTone[], byDb: number): number {
  let early = 0;
  let late = Math.max(...tones.map(({ fallS }) => fallS)) * (byDb / 60 + 1);
  while (late - early > 0.0005) {
    const middle = (early + late) / 2;
    if (fallenDb(tones, middle) < byDb) early = middle;
    else late = middle;
  }
  return (early + late) / 2;
}
