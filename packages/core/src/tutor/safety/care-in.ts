import { ABUSE } from './categories/abuse.ts';
import { BULLYING } from './categories/bullying.ts';
import { DISTRESS } from './categories/distress.ts';
import { DRUGS } from './categories/drugs.ts';
import { EATING } from './categories/eating.ts';
import { GROOMING } from './categories/grooming.ts';
import { SELF_HARM } from './categories/self-harm.ts';
import { THREAT } from './categories/threat.ts';
import { firstSpeaking } from './first-speaking.ts';
import type { CareCategory, Triage, TriageCategory } from './triage-rule.ts';

/** Where somebody may be in danger (S1) or has a hard time (S2), most urgent first. */
const CARE: readonly TriageCategory<CareCategory>[] = [
  SELF_HARM,
  ABUSE,
  GROOMING,
  THREAT,
  EATING,
  DRUGS,
  BULLYING,
  DISTRESS,
];

/** What calls for care in the readings of a message (see `readings.ts`): the same rules on the server and in a browser. */
export const careIn = (said: readonly string[]): Triage<CareCategory> | null => firstSpeaking(CARE, said);

const TIERS = new Map(CARE.map(({ category, tier }) => [category, tier]));

/** A category of care that was heard elsewhere, as triage here would have told it. @throws when it is none */
export function heardElsewhere(category: CareCategory, involvesFamily: boolean): Triage<CareCategory> {
  const tier = TIERS.get(category);
  if (tier === undefined) throw new Error(`No rules hear ${category}`);
  return { tier, category, rule: `${category}.elsewhere`, involvesFamily };
}
