import type { KimLevel } from '@ori/contracts/content';
import type { KimProgress, MergeInput } from '@ori/contracts/kim';
import { KIM_LEVELS } from '@ori/contracts/kim-levels';
import { readStored } from '../../lib/browser-storage.ts';
import * as LOCAL_KEYS from '../../lib/local-keys.ts';
import { keepAccounts, keptProgress, type KeptProgress } from './kept-progress.ts';
import { mergeProgress, readProgress } from './kim.calls.ts';

function storedLevel(): KimLevel | null {
  const stored = readStored('local', LOCAL_KEYS.kimLevel);
  return KIM_LEVELS.find((level) => level === stored) ?? null;
}

function storedMyths(): boolean | null {
  const stored = readStored('local', LOCAL_KEYS.kimContext);
  return stored === 'true' || stored === 'false' ? stored === 'true' : null;
}

/** What a visitor's browser has for the account. */
export function broughtBy(visitor: KeptProgress): MergeInput {
  return {
    methodologyLevel: storedLevel(),
    mythology: storedMyths(),
    preferredLearningStyle: null,
    recentConcepts: visitor.recentConcepts.map(({ mappingId, at }) => ({ mappingId, at })),
    receipts: Object.entries(visitor.receipts).map(([mappingId, receipt]) => ({ mappingId, receipt })),
  };
}

/**
 * Somebody signed in: what this browser gathered before goes to their account, once, and their progress comes here.
 * What another person left on this browser goes to nobody. Null when the server could not be reached: nothing is lost.
 */
export async function bringProgress(): Promise<KimProgress | null> {
  const kept = keptProgress();
  const answer = kept.userId === null ? await mergeProgress(broughtBy(kept)) : await readProgress();
  if (!answer.ok) return null;
  keepAccounts(answer.value);
  return answer.value;
}
