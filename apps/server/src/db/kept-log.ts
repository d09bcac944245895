import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ClusterFolder, prepareClusterFolder } from './cluster-folder.ts';
import type { Log } from './log.ts';
import type { RunAs } from './unprivileged-user.ts';

/** Names the series the log belongs to; while it is there, whoever starts the database has it keep its log. */
const MARK = 'kept-log';

/** Where the database puts each finished segment of its log, until it is carried away. */
export const spoolOf = ({ root }: Pick<ClusterFolder, 'root'>): string => path.join(root, 'log-spool');

/** As one word of a shell's line that PostgreSQL reads for its own signs first. */
export const shellWord = (text: string): string =>
  `'${text.replaceAll("'", String.raw`'\''`).replaceAll('%', '%%')}'`;

/** The series the database's log is kept in; null where it is not kept. */
export async function seriesOf({ root }: Pick<ClusterFolder, 'root'>): Promise<string | null> {
  const text = await readFile(path.join(root, MARK), 'utf8').catch(() => '');
  return text.trim() === '' ? null : text.trim();
}

/**
 * PostgreSQL's settings for a database that keeps its log. A segment gets its name in the spool when it is on the disk;
 * what was copied before is the same and may be replaced.
 */
export async function logSettings(
  folder: Pick<ClusterFolder, 'root'>,
): Promise<Readonly<Record<string, string>>> {
  if ((await seriesOf(folder)) === null) return {};
  const [half, whole] = ['.half', '%f'].map((name) => `${shellWord(spoolOf(folder))}/${name}`);
  return {
    archive_mode: 'on',
    archive_command: `cp "%p" ${half} && sync ${half} && mv -f ${half} ${whole}`,
  };
}

/** Makes a folder for the database's user alone. */
export async function folderFor(folder: string, { uid, gid }: RunAs): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
}

/**
 * Has the database of a data folder keep its log, or keep it no longer, from its next start on. What begins anew is a
 * series of its own, since nothing joins it to the one before.
 */
export async function keepLog(dataDir: string, log: Log, isKept: boolean): Promise<void> {
  const folder = await prepareClusterFolder(dataDir, log);
  const mark = path.join(folder.root, MARK);
  if (((await seriesOf(folder)) !== null) === isKept) return;
  await rm(spoolOf(folder), { recursive: true, force: true });
  if (!isKept) return rm(mark, { force: true });
  await folderFor(spoolOf(folder), folder.runAs);
  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  await writeFile(mark, `${day}-${randomBytes(4).toString('hex')}\n`, { mode: 0o644, flush: true });
}
