import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { segmentName } from '@ori/core/administration/kept-logs';
import type pg from 'pg';
import { BackupError } from '../backup-error.ts';
import { type Lock, sealer } from '../seal.ts';
import type { BackupStore, Bytes } from '../store/backup-store.ts';

const SPOOLED_MAX_MS = 60_000;
const POLL_MS = 20;

/**
 * Ends the segment that is being written, where something stands in it, and waits until it is in the spool.
 * @throws BackupError where the database does not put it there
 */
export async function endSegment(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ segment: string }>(
    'select pg_walfile_name(pg_switch_wal() - 1) as segment',
  );
  const segment = rows[0]?.segment ?? '';
  const deadline = Date.now() + SPOOLED_MAX_MS;
  for (;;) {
    const { rows: told } = await client.query<{ isThere: boolean | null }>(
      'select last_archived_wal >= $1 as "isThere" from pg_stat_archiver',
      [segment],
    );
    if (told[0]?.isThere === true) return;
    if (Date.now() > deadline)
      throw new BackupError('The database does not copy its log into the spool: see its postgres.log.');
    await sleep(POLL_MS);
  }
}

interface Shipping {
  readonly spool: string;
  readonly series: string;
  readonly store: BackupStore;
  readonly lock: Lock;
  readonly signal?: AbortSignal;
}

/** Stores each segment of the spool, packed and closed, and removes it once it is stored. Answers how many. */
export async function shipLog({ spool, series, store, lock, signal }: Shipping): Promise<number> {
  const segments = (await readdir(spool)).filter((name) => !name.startsWith('.')).toSorted();
  await mkdir(store.staging, { recursive: true, mode: 0o700 });
  for (const segment of segments) {
    signal?.throwIfAborted();
    const name = segmentName({ series, segment });
    const making = path.join(store.staging, `${path.basename(name)}.making-${randomUUID()}`);
    try {
      const packed = (Readable.toWeb(createReadStream(path.join(spool, segment))) as Bytes).pipeThrough(
        new CompressionStream('gzip') as TransformStream<Uint8Array, Uint8Array>,
      );
      const sealed = await (await sealer(lock)).seal(packed);
      const target = createWriteStream(making, { flags: 'wx', mode: 0o600, flush: true });
      await pipeline(Readable.fromWeb(sealed as Parameters<typeof Readable.fromWeb>[0]), target);
      await store.take(making, name, signal);
      await rm(path.join(spool, segment));
    } finally {
      await rm(making, { force: true });
    }
  }
  return segments.length;
}
