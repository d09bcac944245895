import { say } from '../../say.ts';
import type { EvidenceCase } from './evidence-case.ts';

type Words = readonly [en: string, fr: string, es: string];
const ROLES = {
  near: 'same-topic-is-enough',
  opinion: 'opinion-for-evidence',
  evidence: 'evidence',
} as const satisfies Record<string, string>;

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
      [say(...against), 'against-the-text'],
      [say(...tooFar), 'more-than-is-written'],
    ],
    because: say(...because),
  };
}
