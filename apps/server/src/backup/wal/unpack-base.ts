import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClusterFolder } from '../../db/cluster-folder.ts';
import { type ArchiveEntry, damaged, readArchive, readJson } from '../archive.ts';
import { BackupError } from '../backup-error.ts';
import { FILES } from '../restore-into.ts';
import { type Key, unseal } from '../seal.ts';
import type { Bytes } from '../store/backup-store.ts';
import {
  BASE_END,
  BASE_FORMAT,
  BASE_MANIFEST,
  type BaseManifest,
  baseManifest,
  DATA,
  platform,
} from './base-archive.ts';

interface Unpacking {
  readonly bytes: Bytes;
  readonly key: Key;
  readonly dataDir: string;
  readonly folder: ClusterFolder;
  readonly signal?: AbortSignal;
}

/**
 * Lays a base's files where a cluster's belong, and the secrets beside them.
 * @throws BackupError where it is not whole, or of another kind of machine
 */
export async function unpackBase(unpacking: Unpacking): Promise<BaseManifest> {
  const { bytes, key, folder, signal } = unpacking;
  const entries = readArchive(await unseal(bytes, key), signal);
  try {
    const manifest = await readManifest(entries);
    await mkdir(folder.data, { mode: 0o700 });
    for (const name of manifest.folders) await mkdir(inside(folder.data, name), { mode: 0o700 });
    let isWhole = false;
    for await (const entry of entries) {
      if (entry.name === BASE_END) isWhole = true;
      await layDown(entry, unpacking);
    }
    if (!isWhole) throw new BackupError('The copy of the files is not whole: its end is missing.');
    return manifest;
  } catch (error) {
    throw damaged(error);
  }
}

async function readManifest(entries: AsyncGenerator<ArchiveEntry>): Promise<BaseManifest> {
  const first = await entries.next();
  if (first.done || first.value.name !== BASE_MANIFEST)
    throw new BackupError('The file is no copy of a database’s files.');
  const told = (await readJson(first.value.body)) as { format?: unknown };
  if (told.format !== BASE_FORMAT)
    throw new BackupError('The copy was made by a newer version of Ori Academy: restore it with that one.');
  const manifest = baseManifest.parse(told);
  if (manifest.platform !== platform())
    throw new BackupError(`The copy is of ${manifest.platform}, and fits no other kind of machine.`);
  return manifest;
}

/** The path of a name within a folder; what leads out of it is refused. */
function inside(folder: string, name: string): string {
  const file = path.join(folder, name);
  if (!file.startsWith(`${folder}${path.sep}`)) throw new BackupError(`The copy holds "${name}".`);
  return file;
}

async function layDown({ name, body }: ArchiveEntry, { dataDir, folder }: Unpacking): Promise<void> {
  if (name.startsWith(DATA)) {
    const file = inside(folder.data, name.slice(DATA.length));
    const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
    return pipeline(source, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  }
  const content = await new Response(body as BodyInit).bytes();
  if (FILES.includes(name))
    await writeFile(path.join(dataDir, name), content, { mode: 0o600, flag: 'wx', flush: true });
}
