import type { Misconception } from '@ori/contracts/practice';
import {
  AGAINST_THE_TEXT,
  MORE_THAN_IS_WRITTEN,
  OPINION_FOR_EVIDENCE,
  SAME_TOPIC_IS_ENOUGH,
} from '../../misconceptions/reading.ts';
import { say } from '../../say.ts';
import type { EvidenceCase } from './evidence-case.ts';

type Words = readonly [en: string, fr: string, es: string];
const ROLES = {
  near: SAME_TOPIC_IS_ENOUGH,
  opinion: OPINION_FOR_EVIDENCE,
  evidence: 'evidence',
} as const satisfies Record<string, Misconception | 'evidence'>;

/** A case from its sentences with their roles, what they support, what stands against them, what goes too far, and why. */
export function caseOf(
  parts: readonly (readonly [keyof typeof ROLES, ...Words])[],
  supported: Words,
  against: Words,
  tooFar: Words,
  because: Words,
): EvidenceCase {
  return {
    parts: parts.map(([role, ...words]) => [say(...words), ROLES[role]]),
    supported: say(...supported),
    notSupported: [
      [say(...against), AGAINST_THE_TEXT],
      [say(...tooFar), MORE_THAN_IS_WRITTEN],
    ],
    because: say(...because),
  };
}
