import type { Period } from '@ori/contracts/portfolio-names';

const DAY_MS = 86_400_000;
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/**
 * The third of a school year that a day lies in; null outside it. Days are `YYYY-MM-DD`, both ends of the year count.
 * Evaluators ask for samples of all three, to see how the work has grown.
 */
export function periodOf(
  day: string,
  { from, to }: { readonly from: string; readonly to: string },
): Period | null {
  if (day < from || day > to) return null;
  const part = (dayNumber(day) - dayNumber(from)) / (dayNumber(to) - dayNumber(from) + 1);
  if (part < 1 / 3) return 'early';
  return part < 2 / 3 ? 'middle' : 'late';
}
