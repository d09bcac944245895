import type { Triage } from './triage.ts';

/** Who hears of a message that triage spoke on, and how (tutor.md §6). */
export interface Telling {
  readonly to: 'parent' | 'safeguarding-admin' | 'nobody';
  /** `at-once`: in the app and by mail; `digest`: within the day; `counter`: counted only. */
  readonly how: 'at-once' | 'digest' | 'counter' | 'none';
  /** Whether the child's own words, cut to the least, may go with it. */
  readonly withExcerpt: boolean;
}

/** So many soft messages within the window are an alert. */
export const SOFT_REPEATS = 3;
export const SOFT_WINDOW_MS = 7 * 24 * 60 * 60_000;

const NOBODY: Telling = { to: 'nobody', how: 'none', withExcerpt: false };
const COUNTED: Telling = { to: 'nobody', how: 'counter', withExcerpt: false };

/** The one who may be the danger is never told, and reads nothing: abuse, or any hint at the family. */
const isKeptFromFamily = ({ category, involvesFamily }: Triage): boolean =>
  category === 'abuse' || involvesFamily;

const tell = (found: Triage, how: 'at-once' | 'digest'): Telling =>
  isKeptFromFamily(found)
    ? { to: 'safeguarding-admin', how, withExcerpt: false }
    : { to: 'parent', how, withExcerpt: how === 'at-once' };

/**
 * @param earlierSoftMs when the child's earlier S2 messages came, milliseconds since the epoch, in any order, without
 * this one
 * @param nowMs milliseconds since the epoch
 */
export function whoIsTold(found: Triage, earlierSoftMs: readonly number[], nowMs: number): Telling {
  switch (found.tier) {
    case 'S1':
      return tell(found, 'at-once');
    case 'S2': {
      const recent = earlierSoftMs.filter((at) => nowMs - at < SOFT_WINDOW_MS).length;
      return tell(found, recent + 1 >= SOFT_REPEATS ? 'at-once' : 'digest');
    }
    case 'S3':
      return COUNTED;
    case 'pii':
      return NOBODY;
  }
}
