import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** What a copy of a running cluster leaves out, as pg_basebackup does: it is made anew, or of this run alone. */
const LEFT_OUT = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'pg_internal.init',
  'backup_label',
  'backup_label.old',
]);
/** Folders that have to be there, with nothing in them. */
const EMPTY = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]);
/** Read last: where a start has to begin stands in it. */
const CONTROL = 'global/pg_control';

export interface BaseFiles {
  /** Below the cluster's folder, parents first. */
  readonly folders: readonly string[];
  readonly files: readonly string[];
}

/** The files of a cluster that a copy needs. It may run meanwhile: some may be gone when they are read. */
export async function baseFiles(data: string): Promise<BaseFiles> {
  const entries = await readdir(data, { recursive: true, withFileTypes: true });
  const [folders, files]: [string[], string[]] = [[], []];
  for (const entry of entries) {
    const name = path.relative(data, path.join(entry.parentPath, entry.name));
    const [top = '', ...below] = name.split('/');
    const isEmptied = EMPTY.has(top) && below.length > 0;
    const isLeftOut = LEFT_OUT.has(entry.name) || entry.name.startsWith('pgsql_tmp');
    if (isEmptied || isLeftOut) continue;
    if (entry.isDirectory()) folders.push(name);
    else if (entry.isFile() && name !== CONTROL) files.push(name);
  }
  return { folders: folders.toSorted(), files: [...files.toSorted(), CONTROL] };
}
