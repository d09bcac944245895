import type { Viewer } from '@ori/core/access/viewer';
import type { Database } from '../../../db/database.ts';
import type { Log } from '../../../db/log.ts';
import type { ExportRow, ExportsStore } from './exports.store.ts';
import { type Print, writeFamilyCopy } from './family-copy.ts';
import { type Sink, zipInto } from './zip-stream.ts';

const PIECE_BYTES = 256 * 1024;
/** A maker that gives no sign for so long is gone, and another begins anew. */
const SILENT_MS = 5 * 60_000;

interface Deps {
  readonly database: Database;
  readonly log: Log;
  readonly now: () => Date;
  readonly store: ExportsStore;
  readonly print: Print;
  /** Everything by child, for who asked. */
  readonly familyJson: (viewer: Viewer) => Promise<unknown>;
  readonly documents: (viewer: Viewer) => AsyncIterable<readonly [string, Uint8Array]>;
}

/** Gathers small pieces into rows of one size. */
function pieceKeeper(store: ExportsStore, { id: exportId, familyId }: ExportRow) {
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  let total = 0;
  let position = 0;
  async function flush(): Promise<void> {
    if (heldBytes === 0) return;
    const bytes = Buffer.concat(held);
    held = [];
    heldBytes = 0;
    total += bytes.length;
    await store.addPiece({ exportId, familyId, position, bytes });
    position += 1;
  }
  const keep: Sink = async (bytes) => {
    held.push(bytes);
    heldBytes += bytes.length;
    if (heldBytes >= PIECE_BYTES) await flush();
  };
  return { keep, flush, totalBytes: () => total };
}

function viewerOf({ askedBy, familyId, locale }: ExportRow): Viewer {
  const nowhere = { ageGroup: null, sessionId: '', timeZone: 'UTC' };
  return { userId: askedBy, familyId, role: 'parent', locale, ...nowhere };
}

/** Makes the copies that were asked for, one after another. */
export function createCopyMaker(deps: Deps) {
  const { database, store, now, log } = deps;

  async function write(row: ExportRow): Promise<void> {
    const pieces = pieceKeeper(store, row);
    const client = await database.pool.connect();
    try {
      await client.query('begin transaction isolation level repeatable read read only');
      await writeFamilyCopy({
        client,
        zip: zipInto(pieces.keep, now()),
        print: deps.print,
        familyId: row.familyId,
        locale: row.locale,
        madeAt: now(),
        familyJson: () => deps.familyJson(viewerOf(row)),
        documents: () => deps.documents(viewerOf(row)),
        onProgress: (done) => store.update(row.id, { done, beatAt: now() }),
      });
    } finally {
      await client.query('rollback');
      client.release();
    }
    await pieces.flush();
    await store.update(row.id, { state: 'ready', done: 100, bytes: pieces.totalBytes(), readyAt: now() });
  }

  async function makeNext(): Promise<boolean> {
    const row = await store.take(now(), new Date(now().getTime() - SILENT_MS));
    if (row === null) return false;
    try {
      await write(row);
    } catch (error) {
      log.error({ err: error, exportId: row.id }, 'a family’s copy was not made');
      await store.update(row.id, { state: 'failed' });
    }
    return true;
  }

  return {
    /** Makes whatever waits. Several processes may: each takes others. */
    async makeWaiting(): Promise<void> {
      while (await makeNext());
    },
  };
}
export type CopyMaker = ReturnType<typeof createCopyMaker>;
