import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { z } from 'zod';

/** The installation is elsewhere by now; told to whoever starts what it left. */
export class MovedError extends Error {}

const shape = z.object({ state: z.enum(['moving', 'moved']), to: z.string(), at: z.iso.datetime() });
/** `moving` from before the first row is read, `moved` when every row was compared. */
type Mark = z.infer<typeof shape>;

const fileOf = (dataDir: string) => path.join(dataDir, 'moved.json');
/** The beginning of a database's comment. */
const COMMENT = 'Ori Academy has moved to ';

/** The mark of a data folder whose database was moved; null where there is none. */
export async function readMark(dataDir: string): Promise<Mark | null> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : shape.parse(JSON.parse(text));
}

/** Marks the database of a data folder. `to` is shown to people: no password. */
export async function markFolder(dataDir: string, mark: Mark): Promise<void> {
  await writeFile(fileOf(dataDir), `${JSON.stringify(mark)}\n`, { mode: 0o600, flush: true });
}
export async function unmarkFolder(dataDir: string): Promise<void> {
  await rm(fileOf(dataDir), { force: true });
}

/** @throws MovedError where the embedded database of a data folder was moved, or is being moved */
export async function refuseMovedFolder(dataDir: string): Promise<void> {
  const mark = await readMark(dataDir);
  if (mark === null) return;
  const what =
    mark.state === 'moved'
      ? `The database of ${dataDir} was moved to ${mark.to} at ${mark.at}. What is written here would be missing there: set DATABASE_URL.`
      : `The database of ${dataDir} is being moved to ${mark.to}, or a move that was begun at ${mark.at} did not end; it is whole here.`;
  throw new MovedError(`${what}\nTo use it here nevertheless, delete ${fileOf(dataDir)}.`);
}

/** Marks the database of a server; to be called by its owner. */
export async function markServer(client: pg.ClientBase, to: string): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    "select format('comment on database %I is %L', current_database(), $1::text) as statement",
    [`${COMMENT}${to} at ${new Date().toISOString()}.`],
  );
  await client.query(rows[0]?.statement ?? '');
}

/** @throws MovedError where the database of a server was moved */
export async function refuseMovedServer(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string; comment: string | null }>(
    `select format('%I', datname) as name, shobj_description(oid, 'pg_database') as comment
      from pg_database where datname = current_database()`,
  );
  const { name = '', comment = null } = rows[0] ?? {};
  if (comment?.startsWith(COMMENT) !== true) return;
  throw new MovedError(
    `${comment} What is written here would be missing there.\nTo use it here nevertheless: comment on database ${name} is null;`,
  );
}
