import type { ThreadKind, ThreadPart } from '@ori/contracts/messaging-names';
import { triage } from '../tutor/safety/triage.ts';
import type { SafetyCategory } from '../tutor/safety/triage-rule.ts';
import { whoIsTold } from '../tutor/safety/who-is-told.ts';

/**
 * Why a message does not go into its thread. `kept-from-family`: a child writes of danger that may come from home, and
 * the home reads along. `unkind`: words that a thread with a child and a teacher does not carry.
 */
export type HeldBack = 'kept-from-family' | 'unkind';

const UNKIND: readonly SafetyCategory[] = ['profanity', 'sexual'];
/** What a teacher never writes where a child reads. */
const UNFIT_FOR_CHILDREN: readonly SafetyCategory[] = [...UNKIND, 'grooming'];

/** Whether a message is held back, by the rules the tutor reads a child's messages with (tutor.md §6). */
export function heldBack(text: string, part: ThreadPart, kind: ThreadKind): HeldBack | null {
  const found = triage(text);
  if (found === null || part === 'guardian') return null;
  if (part === 'teacher')
    return kind === 'class' && UNFIT_FOR_CHILDREN.includes(found.category) ? 'unkind' : null;
  if (whoIsTold(found, [], 0).to === 'safeguarding-admin') return 'kept-from-family';
  return kind === 'class' && UNKIND.includes(found.category) ? 'unkind' : null;
}
