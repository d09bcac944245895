import type { CheckTools } from './credential-check.ts';

const RS256 = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };

/** Checks an RS256 signature by the platform's own cryptography, which browsers and the server share. */
export const verifySignature: CheckTools['verify'] = async ({ kty, n, e }, signed, signature) => {
  const key = await crypto.subtle.importKey('jwk', { kty, n, e }, RS256, false, ['verify']);
  return crypto.subtle.verify(RS256, key, signature, signed);
};
