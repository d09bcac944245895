import type { SettingsInput } from '@ori/contracts/administration';
import type { FirstRunInput } from '@ori/contracts/first-run';
import type { FirstRunTold } from './first-run.deps.ts';

/** What was given, unless it says the same as what is known. */
const unlike = (given: string | undefined, known: string | null | undefined): string | undefined =>
  given === known ? undefined : given;

/** What is to be kept of a first run: what the environment does not say in the same words. */
export function settingsOf(input: FirstRunInput, told: FirstRunTold, hasPayments: boolean): SettingsInput {
  return {
    operatorName: unlike(input.operatorName, told.operator?.name),
    operatorAddress: unlike(input.operatorAddress, told.operator?.address),
    operatorPhone: unlike(input.operatorPhone, told.phone),
    contact: unlike(input.contact, told.contact),
    sellsPlans: hasPayments ? input.sellsPlans : undefined,
  };
}
