import { centsOf } from './tunings.ts';

/** Two tones within a cent of each other count as one: nobody hears the difference. */
const ONE_CENT = 1;

/** The tone of a list that a frequency (hertz, above zero) is; null for none. */
export function sameTone<Tone extends { readonly frequency: number }>(
  tones: readonly Tone[],
  frequencyHz: number,
): Tone | null {
  return tones.find((tone) => Math.abs(centsOf(tone.frequency / frequencyHz)) <= ONE_CENT) ?? null;
}
