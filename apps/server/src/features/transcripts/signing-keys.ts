import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import { z } from 'zod';
import type { Audit } from '../../db/audit-entry.ts';
import type { Database } from '../../db/database.ts';
import { createSealer } from '../../sealer.ts';
import { createSigningKeysStore, type SigningKeyRow } from './signing-keys.store.ts';

interface Deps {
  readonly database: Pick<Database, 'db'>;
  readonly secrets: { readonly pepper: string };
  readonly audit: Audit;
  readonly now: () => Date;
}
interface OpenedKey {
  readonly kid: string;
  readonly publicJwk: SigningKeyRow['publicJwk'];
  readonly privateJwk: JWK;
}

/** Open Badges 3.0 asks for RS256 at least; NIST SP 800-57 holds 3072 bits good beyond 2030. */
const MODULUS_BITS = 3072;
const rsaKey = z.looseObject({ kty: z.literal('RSA'), n: z.string(), e: z.string(), d: z.string() });

async function newKey(): Promise<JWK> {
  const made = await generateKeyPair('RS256', { modulusLength: MODULUS_BITS, extractable: true });
  return exportJWK(made.privateKey);
}

/**
 * The keys of the installation's credentials, in the database: every process signs with the same one, and every key
 * that ever signed is told. The private half is sealed by the pepper, which never changes.
 */
export function createSigningKeys({ database, secrets, audit, now }: Deps) {
  const store = createSigningKeysStore(database);
  const sealer = createSealer(secrets.pepper, 'signing-key');

  async function rowOf(jwk: JWK): Promise<SigningKeyRow> {
    const { kty, n, e } = rsaKey.parse(jwk);
    const publicJwk = { kty, n, e };
    const kid = await calculateJwkThumbprint(publicJwk);
    const sealedPrivate = sealer.seal(JSON.stringify(jwk), kid);
    return { kid, publicJwk, sealedPrivate, createdAt: now(), retiredAt: null };
  }

  function open({ kid, publicJwk, sealedPrivate }: SigningKeyRow): OpenedKey {
    const text = sealedPrivate === null ? null : sealer.open(sealedPrivate, kid);
    if (text === null)
      throw new Error(
        'The key that signs credentials was sealed under another PIN_PEPPER: set that one, or have a new key made (npm run admin -- rotate-signing-key)',
      );
    return { kid, publicJwk, privateJwk: JSON.parse(text) as JWK };
  }

  /** Makes a key only where none signs; of two that are made at once the first stays. */
  async function current(): Promise<OpenedKey> {
    const found = await store.current();
    if (found !== null) return open(found);
    await store.add(await rowOf(await newKey()));
    const kept = await store.current();
    if (kept === null) throw new Error('The key that signs credentials was not kept');
    return open(kept);
  }

  return {
    /** The key that signs; made when the first credential is signed. */
    current,
    /** Public halves of all keys that sign or signed, newest first. */
    async all(): Promise<Pick<OpenedKey, 'kid' | 'publicJwk'>[]> {
      const rows = await store.all();
      return rows.map(({ kid, publicJwk }) => ({ kid, publicJwk }));
    },
    /** Takes in a key made elsewhere: it signs from now on where none does, else it only goes on being known. */
    async takeIn(jwk: JWK): Promise<void> {
      const row = await rowOf(jwk);
      if (await store.add(row)) return;
      await store.add({ ...row, sealedPrivate: null, retiredAt: now() });
    },
    /** Ends the key that signs and makes another; what was signed stays good. */
    async rotate(): Promise<{ readonly kid: string; readonly retired: string | null }> {
      const row = await rowOf(await newKey());
      return database.db.transaction(async (tx) => {
        const retired = await store.retire(now(), tx);
        if (!(await store.add(row, tx))) throw new Error('Another key was made at the same time: try again');
        const detail = { kid: row.kid, by: 'shell', ...(retired === null ? {} : { retired }) };
        const nobody = { familyId: null, actorId: null, subjectId: null };
        await audit({ act: 'signing-key-rotated', ...nobody, detail }, tx);
        return { kid: row.kid, retired };
      });
    },
  };
}
export type SigningKeys = ReturnType<typeof createSigningKeys>;
