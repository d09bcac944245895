import { readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openCredentialKey } from './credential-key.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

test('the key for credentials is made once, by several processes at once too, and only its owner reads it', async () => {
  const folder = await temporaryFolder();
  const keys = await Promise.all([1, 2].map(() => openCredentialKey(folder.path)));
  expect(keys[0]).toEqual(keys[1]);
  expect(await openCredentialKey(folder.path)).toEqual(keys[0]);
  const file = path.join(folder.path, 'credential-key.json');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder.path)).toEqual(['credential-key.json']);
  await writeFile(file, '{}');
  await expect(openCredentialKey(folder.path)).rejects.toThrow('damaged');
  await folder.remove();
});
