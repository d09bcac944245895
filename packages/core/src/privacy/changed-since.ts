import type { LegalText } from '@ori/contracts/texts';

type Changes = Pick<LegalText, 'changes'>;

/**
 * What of a legal text changed since an older version of it, newest first: every version tells its own changes above
 * those of the versions before. Everything is told where the older one is not known.
 */
export function changedSince({ changes }: Changes, older: Changes | null): readonly string[] {
  const known = older?.changes.length ?? 0;
  return changes.slice(0, Math.max(0, changes.length - known)).map(({ text }) => text);
}
