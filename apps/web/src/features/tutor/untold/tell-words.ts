import type { Result } from '@ori/contracts/result';
import type { LateCareInput } from '@ori/contracts/tutor-care';
import type { Failure } from '../../../lib/failure.ts';
import { rest } from '../../../lib/rest.ts';
import { dropWord, keptWords } from './kept-words.ts';

export type LateCareCall = (word: LateCareInput) => Promise<Result<unknown, Failure>>;
export const lateCareCall: LateCareCall = (word) => rest('POST', '/api/tutor/late-care', word);

/** A word that the server cannot read will never be taken. */
const UNREADABLE = 400;
/** The server failed on this word; what comes behind it may pass. */
const FAULT = 500;

/** Sends what a learner's device keeps, one after another; what is not taken now stays for the next time. */
export async function tellWords(learnerId: string, nowMs: number, call: LateCareCall): Promise<void> {
  const due = keptWords(nowMs).filter((word) => word.learnerId === learnerId && word.dueMs <= nowMs);
  for (const { id, category, involvesFamily, at } of due) {
    const answer = await call({ id, category, involvesFamily, at });
    const status = answer.ok ? null : answer.failure.status;
    if (status === FAULT) continue;
    if (status !== null && status !== UNREADABLE) return;
    dropWord(id, nowMs);
  }
}
