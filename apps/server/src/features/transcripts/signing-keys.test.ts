import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { temporaryFolder, type TemporaryFolder } from '../../testing/temporary-folder.ts';
import { createAudit } from '../accounts/audit.ts';
import { takeInKeyFile } from './key-file.ts';
import { createSigningKeys } from './signing-keys.ts';

let database: Database;
let folder: TemporaryFolder;
beforeAll(async () => {
  [database, folder] = await Promise.all([openTestDatabase(), temporaryFolder()]);
});
beforeEach(async () => {
  await database.pool.query('delete from signing_keys');
});
afterAll(async () => {
  await Promise.all([database.close(), folder.remove()]);
});

const now = () => new Date();
/** The keys as one process has them. */
function keysOf(pepper = 'a pepper that nobody ever changes') {
  const audit = createAudit({ now, newId: () => crypto.randomUUID() });
  return createSigningKeys({ database, secrets: { pepper }, audit, now });
}

async function oldKey(): Promise<JWK> {
  return exportJWK((await generateKeyPair('RS256', { extractable: true })).privateKey);
}

it('is one key for all processes, also where two need it first, and lies in the database sealed', async () => {
  const [one, two] = await Promise.all([keysOf().current(), keysOf().current()]);
  expect(one.kid).toBe(two.kid);
  const { rows } = await database.pool.query<{ sealed_private: string }>('select * from signing_keys');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(one.privateJwk.d);
  await expect(keysOf('another pepper').current()).rejects.toThrow('PIN_PEPPER');
});

it('signs with another key after a rotation, in every process, and tells of all', async () => {
  const [first, other] = [await keysOf().current(), keysOf()];
  const { kid, retired } = await keysOf('the pepper was lost').rotate();
  expect(retired).toBe(first.kid);
  await expect(other.current()).rejects.toThrow('PIN_PEPPER');
  const second = await keysOf().rotate();
  expect((await other.current()).kid).toBe(second.kid);
  expect((await other.all()).map((each) => each.kid).toSorted()).toEqual(
    [first.kid, kid, second.kid].toSorted(),
  );
  const { rows } = await database.pool.query(
    "select detail from audit_entries where act = 'signing-key-rotated' and detail ->> 'kid' = $1",
    [second.kid],
  );
  expect(rows).toEqual([{ detail: { kid: second.kid, retired: kid, by: 'shell' } }]);
  const kept = await database.pool.query('select kid from signing_keys where sealed_private is not null');
  expect(kept.rows).toEqual([{ kid: second.kid }]);
});

it('takes in the files of several machines: one key signs, what the others signed is known', async () => {
  const file = path.join(folder.path, 'credential-key.json');
  const kids: string[] = [];
  for (const jwk of [await oldKey(), await oldKey()]) {
    await writeFile(file, JSON.stringify(jwk));
    await Promise.all([takeInKeyFile(folder.path, keysOf()), takeInKeyFile(folder.path, keysOf())]);
    expect(await readdir(folder.path)).toEqual(['credential-key.taken-in.json']);
    kids.push(...(await keysOf().all()).map(({ kid }) => kid).filter((kid) => !kids.includes(kid)));
  }
  expect(kids).toHaveLength(2);
  expect((await keysOf().current()).kid).toBe(kids[0]);
  await takeInKeyFile(folder.path, keysOf());
  await writeFile(file, '{}');
  await expect(takeInKeyFile(folder.path, keysOf())).rejects.toThrow('damaged');
});
