import { SACRED_ID_MAX, SACRED_ID_MIN } from '@ori/contracts/limits';

const FALLBACK_STEM = 'learner';
const LONGEST_ENDING = 5;

/** What is left of a wish when everything a Sacred ID may not hold is taken out. */
function stemOf(wish: string): string {
  const plain = wish
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]/g, '');
  const stem = plain.slice(0, SACRED_ID_MAX - LONGEST_ENDING);
  return stem.length < SACRED_ID_MIN ? FALLBACK_STEM : stem;
}

/**
 * Sacred IDs close to the one wished for, all of valid form and all different; whether they are free
 * is for the caller to see. `random` gives numbers in [0, 1).
 */
export function suggestSacredIds(wish: string, count: number, random: () => number): string[] {
  const stem = stemOf(wish);
  const made = new Set<string>();
  for (let tries = 0; made.size < count && tries < count * 20; tries += 1) {
    made.add(`${stem}-${String(Math.floor(random() * 9_000) + 1_000)}`);
  }
  return [...made];
}
