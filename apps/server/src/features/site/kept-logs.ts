import type { Db } from '../../db/database.ts';
import { forgetLogsBeyond, type LogCeiling } from './client-logs.store.ts';
import { clientLogs } from './site.tables.ts';

type NewLog = typeof clientLogs.$inferInsert;

/** Counting all lines for every call would cost more than the lines: it is done after each such share of the ceiling. */
const SHARE = 20;

const bytesOf = ({ message, detail, path }: NewLog): number =>
  [message, detail, path].reduce((bytes, text) => bytes + Buffer.byteLength(text ?? ''), 0);

/**
 * Keeps browsers' lines below a ceiling, whoever sends how many: of what is beyond, the oldest go. A process may keep
 * one share, a twentieth, more than the ceiling until it looks again.
 */
export function createKeptLogs(db: Db, ceiling: LogCeiling) {
  // What stood there when the process began is not known: the first call looks.
  let unseen = { rows: Infinity, bytes: Infinity };
  return async (logs: readonly NewLog[]): Promise<void> => {
    await db.insert(clientLogs).values([...logs]);
    const bytes = logs.reduce((sum, log) => sum + bytesOf(log), unseen.bytes);
    unseen = { rows: unseen.rows + logs.length, bytes };
    if (unseen.rows < ceiling.rows / SHARE && unseen.bytes < ceiling.bytes / SHARE) return;
    unseen = { rows: 0, bytes: 0 };
    await forgetLogsBeyond(db, ceiling);
  };
}
