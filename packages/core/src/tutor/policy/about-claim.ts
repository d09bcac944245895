import type { TutorIntent } from '@ori/contracts/tutor-names';
import type { TalkKind } from '../intent/talk-rule.ts';
import type { Turn } from './decision.ts';

/** Somebody who feels bad, or wants something done, is not told what the ledger says. */
const LETS_CLAIM: ReadonlySet<TalkKind> = new Set<TalkKind>(['small-talk', 'affection']);
const NOT_ASKING: ReadonlySet<TutorIntent> = new Set([
  'progress',
  'schedule',
  'assignments',
  'goals',
  'achievements',
  'worksheets',
  'practice',
  'human-help',
  'feeling',
]);

/**
 * What tests and finds show is the lessons' to teach, where one does. What is believed or doubted needs its label, and a
 * claim that a lesson states is that lesson's answer.
 */
function isLeftToLessons({ passages, definition, claim }: Turn['ground']): boolean {
  const isSettled = claim?.label === 'science' || claim?.label === 'record';
  return isSettled && claim.lessonId === null && (passages.length > 0 || definition !== null);
}

/** Whether the turn asks about something that the ledger has a claim for, and brings no problem of its own. */
export function isAboutClaim({ ground, stand, intent }: Turn, talk: TalkKind | null): boolean {
  const bringsProblem = stand.isNew && ground.problem?.source !== 'item';
  if (!ground.claim || stand.freshWork !== null || bringsProblem) return false;
  if (NOT_ASKING.has(intent) || (talk !== null && !LETS_CLAIM.has(talk))) return false;
  return !isLeftToLessons(ground);
}
