import type { PublicKey } from '@ori/contracts/credentials';
import { importJWK, SignJWT } from 'jose';
import type { SigningKeys } from './signing-keys.ts';

const ALGORITHM = 'RS256';
type Told = Awaited<ReturnType<SigningKeys['all']>>[number];

/** Signs credentials with the installation's key, and tells the public half of every key it ever had. */
export function createSigner(keys: Pick<SigningKeys, 'current' | 'all'>, kidOf: (name: string) => string) {
  const shown = ({ kid, publicJwk: { kty, n, e } }: Told): PublicKey => ({
    kty,
    n,
    e,
    alg: ALGORITHM,
    use: 'sig',
    kid: kidOf(kid),
  });
  return {
    publicKeys: async (): Promise<PublicKey[]> => (await keys.all()).map(shown),
    /** A compact JWS. Its header holds the key's address and the key itself: with either one can verify. */
    async sign(claims: Record<string, unknown>): Promise<string> {
      const current = await keys.current();
      const { kty, n, e, kid } = shown(current);
      const header = { alg: ALGORITHM, typ: 'JWT', kid, jwk: { kty, n, e } };
      const key = await importJWK(current.privateJwk, ALGORITHM);
      return new SignJWT(claims).setProtectedHeader(header).sign(key);
    },
  };
}
export type Signer = ReturnType<typeof createSigner>;
