/** Atomic numbers of the noble gases that close periods 1 to 7, with 0 before the first. */
export const CLOSED = [0, 2, 10, 18, 36, 54, 86, 118] as const;

export type Block = 's' | 'p' | 'd' | 'f';

/** Period 1 to 7 of an atomic number from 1 to 118. */
export function periodOf(z: number): number {
  return CLOSED.findIndex((closed) => z <= closed);
}

const LONGEST = 32;

/**
 * Group 1 to 18; null in the f block. Below scandium and yttrium stand lutetium and lawrencium, as IUPAC's
 * provisional report of 2021 proposes; other tables put lanthanum and actinium there.
 */
export function groupOf(z: number): number | null {
  const period = periodOf(z);
  const start = CLOSED[period - 1] ?? 0;
  const place = z - start;
  const length = (CLOSED[period] ?? 0) - start;
  if (z === 2) return 18;
  if (place <= 2) return place;
  const isLong = length === LONGEST;
  if (isLong && place <= 16) return null;
  return place + 18 - length;
}

/** Block by the subshell that fills along the row; helium stands with the s block though in group 18. */
export function blockOf(z: number): Block {
  const group = groupOf(z);
  if (group === null) return 'f';
  if (group <= 2 || z === 2) return 's';
  return group <= 12 ? 'd' : 'p';
}
