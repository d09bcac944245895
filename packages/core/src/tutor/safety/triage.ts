import type { SafetyTier } from '@ori/contracts/tutor-names';
import { ABUSE } from './categories/abuse.ts';
import { BULLYING } from './categories/bullying.ts';
import { DISTRESS } from './categories/distress.ts';
import { DRUGS } from './categories/drugs.ts';
import { EATING } from './categories/eating.ts';
import { GROOMING } from './categories/grooming.ts';
import { JAILBREAK } from './categories/jailbreak.ts';
import { PROFANITY } from './categories/profanity.ts';
import { SELF_HARM } from './categories/self-harm.ts';
import { SEXUAL } from './categories/sexual.ts';
import { THREAT } from './categories/threat.ts';
import { hintsAtFamily } from './family.ts';
import { privateDataIn } from './private-data.ts';
import { readings } from './readings.ts';
import type { SafetyCategory, TriageCategory } from './triage-rule.ts';

export interface Triage {
  readonly tier: SafetyTier;
  readonly category: SafetyCategory;
  /** The rule that spoke, for the audit; it says nothing of the child's words. */
  readonly rule: string;
  /** A hint that somebody of the child's family is part of it: then the family is not told. */
  readonly involvesFamily: boolean;
}

/** Most urgent first. */
const BEFORE_PRIVATE_DATA: readonly TriageCategory[] = [
  SELF_HARM,
  ABUSE,
  GROOMING,
  THREAT,
  EATING,
  DRUGS,
  BULLYING,
  DISTRESS,
  JAILBREAK,
  SEXUAL,
];

function speaking(category: TriageCategory, reading: string): string | null {
  const rest = category.harmless ? reading.replace(category.harmless, '~') : reading;
  const rule = category.rules.find(
    ({ pattern, unless }) => pattern.test(rest) && unless?.test(reading) !== true,
  );
  return rule?.id ?? null;
}

function firstSpeaking(categories: readonly TriageCategory[], said: readonly string[]): Triage | null {
  for (const category of categories) {
    for (const reading of said) {
      const rule = speaking(category, reading);
      if (rule === null) continue;
      const { tier, category: name } = category;
      return { tier, category: name, rule, involvesFamily: said.some(hintsAtFamily) };
    }
  }
  return null;
}

function privateData(text: string): Triage | null {
  const [first] = privateDataIn(text);
  return first ? { tier: 'pii', category: 'pii', rule: `pii.${first.kind}`, involvesFamily: false } : null;
}

/**
 * Looks at a child's message before anything else does (tutor.md §6), in English, French and Spanish at once. It is a
 * floor of plain rules, not a diagnosis: it errs towards offering help. Null: nothing that needs more care than a
 * lesson.
 */
export function triage(text: string): Triage | null {
  const said = readings(text);
  return firstSpeaking(BEFORE_PRIVATE_DATA, said) ?? privateData(text) ?? firstSpeaking([PROFANITY], said);
}
