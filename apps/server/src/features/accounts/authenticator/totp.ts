import { APP_CODE_DIGITS } from '@ori/contracts/authenticator';

/** Read when the first app is set up or used. */
const library = () => import('otpauth');
const ISSUER = 'Ori Academy';
const STEP_SECONDS = 30;
/** Steps before and after the one of now whose codes are taken too: clocks differ, and people type slowly. */
const WINDOW = 1;

/** SHA-1, six digits, 30 seconds: what every app knows; several silently take nothing else (RFC 6238). */
const SHAPE = { algorithm: 'SHA1', digits: APP_CODE_DIGITS, period: STEP_SECONDS };

/** A key of random bytes, as text and as the address an app reads from a QR code. */
export async function newKey(
  bytes: Uint8Array,
  account: string,
): Promise<{ readonly key: string; readonly uri: string }> {
  const { Secret, TOTP } = await library();
  const secret = new Secret({ buffer: Uint8Array.from(bytes).buffer });
  const uri = new TOTP({ ...SHAPE, secret, issuer: ISSUER, label: account }).toString();
  return { key: secret.base32, uri };
}

/** The step a code of this key belongs to, around now; null for a code of none. Takes six digits. */
export async function stepOf(key: string, code: string, now: Date): Promise<number | null> {
  const { Secret, TOTP } = await library();
  const timestamp = now.getTime();
  const secret = Secret.fromBase32(key);
  const delta = TOTP.validate({ ...SHAPE, token: code, secret, timestamp, window: WINDOW });
  return delta === null ? null : TOTP.counter({ period: STEP_SECONDS, timestamp }) + delta;
}
