import type { Helpline } from '@ori/contracts/tutor-care';
import { careIn } from './care-in.ts';
import { countryOf } from './country-of.ts';
import { emergencyNumberOf } from './emergency-numbers.ts';
import { helplinesFor } from './helplines.ts';
import { readings } from './readings.ts';
import { careReply, type SafetyReader } from './replies/care-reply.ts';
import type { CareCategory, Triage } from './triage-rule.ts';

/** Who wrote, as far as it is known on the spot. */
export interface OnTheSpot extends Omit<SafetyReader, 'isTold'> {
  /** An IANA name; null where it is not known. */
  readonly timeZone: string | null;
  readonly helplines: readonly Helpline[];
}

/** What in a message calls for care, by the server's own rules; null where nothing does. */
export const cryIn = (message: string): Triage<CareCategory> | null => careIn(readings(message));

/**
 * What is said to a cry where no server answers it: to a visitor, and to anybody without network. The words are the
 * server's own.
 */
export function careAtOnce(cry: Triage<CareCategory>, { timeZone, helplines, ...reader }: OnTheSpot): string {
  const country = timeZone === null ? null : countryOf(timeZone);
  const lines = cry.tier === 'S1' ? helplinesFor(country, reader.locale, helplines) : [];
  const help = { helplines: lines, emergencyNumber: emergencyNumberOf(country) };
  return careReply(cry.category, reader, help);
}
