import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Secret } from './accounts.deps.ts';

/** SHA-256 as hex: enough for tokens of 32 random bytes, never for a PIN. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** HMAC-SHA256 as hex; `purpose` keeps one use of a secret from standing for another. */
export function keyedHash(secret: Secret, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\u0000${text}`).digest('hex');
}

/** Compares two texts in a time that does not depend on where they differ. */
export function sameText(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(one)), Buffer.from(sha256(other)));
}

/** `value.signature`, for cookies that must come back as they were given. */
export function sign(secret: Secret, purpose: string, value: string): string {
  return `${value}.${keyedHash(secret, purpose, value)}`;
}

/** The value of a signed text, or null when the signature is not ours. */
export function unsign(secret: Secret, purpose: string, signed: string): string | null {
  const dot = signed.lastIndexOf('.');
  if (dot < 1) return null;
  const value = signed.slice(0, dot);
  return sameText(signed.slice(dot + 1), keyedHash(secret, purpose, value)) ? value : null;
}

/** Random bytes as text that fits an address or a cookie. */
export function tokenOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}
