import type { PublicKey } from '@ori/contracts/credentials';
import { calculateJwkThumbprint, importJWK, type JWK, SignJWT } from 'jose';

const ALGORITHM = 'RS256';

/** Signs credentials with the installation's key, and tells the public half of it. */
export function createSigner(privateKey: () => Promise<JWK>, kidOf: (name: string) => string) {
  let opened: Promise<{ key: CryptoKey; shown: PublicKey }> | null = null;

  async function open() {
    const jwk = await privateKey();
    const { n = '', e = '' } = jwk;
    const name = await calculateJwkThumbprint({ kty: 'RSA', n, e });
    const key = await importJWK(jwk, ALGORITHM);
    if (key instanceof Uint8Array) throw new Error('The key for credentials is not an RSA key');
    const shown = { kty: 'RSA', n, e, alg: ALGORITHM, use: 'sig', kid: kidOf(name) } as const;
    return { key, shown };
  }
  const opening = () => (opened ??= open());

  return {
    publicKey: async (): Promise<PublicKey> => (await opening()).shown,
    /** A compact JWS. Its header holds the key's address and the key itself: with either one can verify. */
    async sign(claims: Record<string, unknown>): Promise<string> {
      const { key, shown } = await opening();
      const { kty, n, e, kid } = shown;
      const header = { alg: ALGORITHM, typ: 'JWT', kid, jwk: { kty, n, e } };
      return new SignJWT(claims).setProtectedHeader(header).sign(key);
    },
  };
}
export type Signer = ReturnType<typeof createSigner>;
