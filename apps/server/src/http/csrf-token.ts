import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

/** A token of 32 random bytes in hex, and its seal. */
export interface CsrfPair {
  readonly token: string;
  readonly seal: string;
}

const TOKEN = /^[0-9a-f]{64}$/;

/**
 * Makes and checks CSRF tokens. The token is random and readable by our own pages; the seal is an
 * httpOnly companion, an HMAC over the token and the session it was given to (the empty session
 * for a visitor). So a token planted from elsewhere, or one of an earlier session, is worth nothing.
 */
export function createCsrfTokens(sessionSecret: string, randomBytes: (size: number) => Uint8Array) {
  // As a key object it is prepared once; as bytes, with every call.
  const key = createSecretKey(createHmac('sha256', sessionSecret).update('csrf').digest());
  const sealOf = (token: string, session: string): string =>
    createHmac('sha256', key).update(`${token}.${session}`).digest('base64url');

  return {
    make(session: string, bytes: number): CsrfPair {
      const token = Buffer.from(randomBytes(bytes)).toString('hex');
      return { token, seal: sealOf(token, session) };
    },
    isSealed(token: string | undefined, seal: string | undefined, session: string): boolean {
      if (token === undefined || seal === undefined || !TOKEN.test(token)) return false;
      return isSame(seal, sealOf(token, session));
    },
  };
}
export type CsrfTokens = ReturnType<typeof createCsrfTokens>;

/** Compares two secrets in a time that does not depend on where they differ. */
export function isSame(one: string, other: string): boolean {
  const a = Buffer.from(one);
  const b = Buffer.from(other);
  return a.length === b.length && timingSafeEqual(a, b);
}
