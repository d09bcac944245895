import { APP_CODE_DIGITS } from '@ori/contracts/authenticator';
import type { Role } from '@ori/contracts/roles';
import { mayHavePasskeys } from './passkeys.ts';

/** An authenticator app is for whoever may have passkeys: grown-ups. */
export const mayHaveAuthenticator = mayHavePasskeys;

/** What a person can show besides a PIN or password. */
export interface SecondSteps {
  readonly role: Role;
  readonly hasApp: boolean;
  readonly hasPasskey: boolean;
}

/**
 * May a mailed code be the second step? Of an admin with an app or a passkey it may not: whoever holds the mailbox
 * could choose a new PIN by mail too, and so would need nothing else.
 */
export const isMailedCodeEnough = ({ role, hasApp, hasPasskey }: SecondSteps): boolean =>
  role !== 'admin' || !(hasApp || hasPasskey);

/** Crockford's base32: no letter that reads like a digit, and no U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Five bits each. */
const RECOVERY_CODE_LENGTH = 10;
/** Letters read or typed for the digits they look like. */
const READ_AS: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** A recovery code of ten random bytes: 50 bits, of each byte the lower five. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, RECOVERY_CODE_LENGTH), (byte) => ALPHABET[byte & 31]).join('');
}
/** As it is shown: two halves, for copying by hand. */
export const shownRecoveryCode = (code: string): string =>
  `${code.slice(0, RECOVERY_CODE_LENGTH / 2)}-${code.slice(RECOVERY_CODE_LENGTH / 2)}`;

const isDigits = (text: string): boolean => Array.from(text).every((sign) => sign >= '0' && sign <= '9');

/** What somebody typed as a second step: six digits, a recovery code, or null for what is neither. */
export function typedStep(
  typed: string,
): { readonly kind: 'digits' | 'recovery'; readonly code: string } | null {
  const signs = Array.from(typed.toUpperCase()).filter((sign) => sign.trim() !== '' && sign !== '-');
  if (signs.length === APP_CODE_DIGITS && isDigits(signs.join('')))
    return { kind: 'digits', code: signs.join('') };
  const code = signs.map((sign) => READ_AS[sign] ?? sign);
  const isRecovery = code.length === RECOVERY_CODE_LENGTH && code.every((sign) => ALPHABET.includes(sign));
  return isRecovery ? { kind: 'recovery', code: code.join('') } : null;
}
