import type { Problem } from '../../problem.ts';
import { problemsIn } from '../../data/complaint.ts';
import type { ContentData } from '../../data/read-data.ts';
import type { LessonDraft } from '../draft.ts';
import { anatomyRule } from './anatomy.ts';
import { askedRule } from './asked.ts';
import { claimsRule } from './claims.ts';
import { identityRule } from './identity.ts';
import { lengthRule } from './length.ts';
import { mathsRule } from './maths.ts';
import { mythologyRule } from './mythology.ts';
import { phrasesRule } from './phrases.ts';
import { practiceRule } from './practice.ts';
import { referencesRule } from './references.ts';
import type { LessonRule } from './rule.ts';
import { unclaimedRule } from './unclaimed.ts';

const RULES: readonly LessonRule[] = [
  identityRule,
  referencesRule,
  claimsRule,
  unclaimedRule,
  mythologyRule,
  anatomyRule,
  lengthRule,
  practiceRule,
  askedRule,
  phrasesRule,
  mathsRule,
];

/** Everything one lesson file breaks. */
export function checkDraft(draft: LessonDraft, data: ContentData): Problem[] {
  return problemsIn(
    draft.place.file,
    RULES.flatMap((rule) => rule(draft, data)),
  );
}
