import { careIn } from './care-in.ts';
import { JAILBREAK } from './categories/jailbreak.ts';
import { PROFANITY } from './categories/profanity.ts';
import { SEXUAL } from './categories/sexual.ts';
import { firstSpeaking } from './first-speaking.ts';
import { privateDataIn } from './private-data.ts';
import { readings } from './readings.ts';
import type { Triage } from './triage-rule.ts';

export type { Triage } from './triage-rule.ts';

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
  return (
    careIn(said) ??
    firstSpeaking([JAILBREAK, SEXUAL], said) ??
    privateData(text) ??
    firstSpeaking([PROFANITY], said)
  );
}
