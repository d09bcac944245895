import type { Helpline } from '@ori/contracts/tutor-care';
import { careIn } from './care-in.ts';
import { countryOf } from './country-of.ts';
import { emergencyNumberOf } from './emergency-numbers.ts';
import { helplinesFor } from './helplines.ts';
import { readings } from './readings.ts';
import { careReply, type SafetyReader } from './replies/care-reply.ts';

/** Who wrote, as far as it is known on the spot. Nobody hears of it, so nobody is said to. */
export interface OnTheSpot extends Omit<SafetyReader, 'isTold'> {
  /** An IANA name; null where it is not known. */
  readonly timeZone: string | null;
  readonly helplines: readonly Helpline[];
}

/**
 * What is said to a message that calls for care where no server answers it: to a visitor, and to anybody without
 * network. The rules and the words are the server's own. Null: the message calls for none.
 */
export function careAtOnce(message: string, { timeZone, helplines, ...reader }: OnTheSpot): string | null {
  const found = careIn(readings(message));
  if (found === null) return null;
  const country = timeZone === null ? null : countryOf(timeZone);
  const lines = found.tier === 'S1' ? helplinesFor(country, reader.locale, helplines) : [];
  const help = { helplines: lines, emergencyNumber: emergencyNumberOf(country) };
  return careReply(found.category, { ...reader, isTold: false }, help);
}
