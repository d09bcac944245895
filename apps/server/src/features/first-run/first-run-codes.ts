import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { TRIAL_CODE_DIGITS } from '@ori/contracts/first-run-names';

/** SHA-256 as hex: enough for a token of 32 random bytes. */
export const hashOfLink = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The code that goes to a mailbox: the same for an address and a printed link, whichever process works it out. */
export function trialCode(sessionSecret: string, token: string, email: string): string {
  const told = `first-run\u0000${token}\u0000${email.toLowerCase()}`;
  const number = createHmac('sha256', sessionSecret).update(told).digest().readUInt32BE(0);
  return String(number % 10 ** TRIAL_CODE_DIGITS).padStart(TRIAL_CODE_DIGITS, '0');
}

/** Compares in a time that does not depend on where they differ. */
export function isSameCode(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfLink(one)), Buffer.from(hashOfLink(other)));
}
