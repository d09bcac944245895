import type { User } from '@ori/contracts/accounts';
import { HELP_READERS, type HelpReader } from '@ori/contracts/text-names';

/** Whose guides somebody wants first. */
export function readerOf({ role, ageGroup }: Pick<User, 'role' | 'ageGroup'>): HelpReader {
  if (role !== 'student') return role;
  if (ageGroup === 'adult' || ageGroup === 'university') return 'adult';
  return ageGroup === 'high' ? 'teen' : 'child';
}

/** Whether French and Spanish say `vous` and `usted` to them: in their rooms, not in the work with Ori. */
export const isGrown = (user: Pick<User, 'role' | 'ageGroup'>): boolean =>
  !['teen', 'child'].includes(readerOf(user));

/** A reader as an address names one. */
export function readerNamed(name: string | null): HelpReader | null {
  return HELP_READERS.find((reader) => reader === name) ?? null;
}
