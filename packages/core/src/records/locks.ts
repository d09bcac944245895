/** Days that were filed, and when. Both ends included. */
export interface Lock {
  readonly from: string;
  readonly to: string;
  readonly lockedAt: string;
}

/** When something written then of that day was locked: by the first filing after it. Null while it is open. */
export function lockedAtOf(day: string, writtenAt: string, locks: readonly Lock[]): string | null {
  const over = locks.filter(({ from, to, lockedAt }) => from <= day && day <= to && writtenAt <= lockedAt);
  return over.map(({ lockedAt }) => lockedAt).toSorted()[0] ?? null;
}
