import { Readable } from 'node:stream';
import { EXPORTS_A_DAY, type FamilyCopy } from '@ori/contracts/privacy';
import { EXPORT_HOURS } from '@ori/contracts/retention';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import type { PrivacyDeps } from '../privacy.deps.ts';
import type { CopyMaker } from './copy-maker.ts';
import type { ExportRow, ExportsStore } from './exports.store.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

interface Deps extends Pick<PrivacyDeps, 'database' | 'audit' | 'log' | 'now' | 'newId'> {
  readonly store: ExportsStore;
  readonly maker: CopyMaker;
  /** Until when the secret that somebody gave last counts; null when it must be given first. */
  readonly provedUntil: (viewer: Viewer) => Promise<Date | null>;
}
const audited = (act: string, { userId, familyId }: Viewer) => ({
  act,
  familyId,
  actorId: userId,
  subjectId: null,
});
type Copy = Promise<Result<FamilyCopy, 'proof-needed' | 'too-many-requests'>>;

function present({ id, state, done, bytes, askedAt, expiresAt }: ExportRow): FamilyCopy {
  return { id, state, done, bytes, askedAt: askedAt.toISOString(), expiresAt: expiresAt.toISOString() };
}

/** A family's copy of everything: asked for and fetched only by a parent who has just given their secret again. */
export function createCopiesService({ database, audit, log, store, maker, provedUntil, now, newId }: Deps) {
  async function askAnew(viewer: Viewer): Promise<void> {
    const { familyId, userId: askedBy, locale } = viewer;
    const askedAt = now();
    const expiresAt = new Date(askedAt.getTime() + EXPORT_HOURS * HOUR_MS);
    const row = {
      id: newId(),
      familyId,
      askedBy,
      locale,
      state: 'waiting',
      askedAt,
      beatAt: askedAt,
      expiresAt,
    };
    await database.db.transaction(async (tx) => {
      const isNew = await store.ask({ ...row, state: 'waiting' }, tx);
      if (isNew) await audit(audited('copy-asked-for', viewer), tx);
    });
    // The answer does not wait for it; what is not made now is made by the job.
    void maker.makeWaiting().catch((error: unknown) => log.error({ err: error }, 'making copies failed'));
  }

  return {
    async list(viewer: Viewer) {
      const [rows, until] = await Promise.all([store.askedBy(viewer.userId, now()), provedUntil(viewer)]);
      return { copies: rows.map(present), provedUntil: until?.toISOString() ?? null };
    },
    /** Asks for one; while one is being made, that one is answered. */
    async make(viewer: Viewer): Copy {
      if ((await provedUntil(viewer)) === null) return fail('proof-needed');
      const lately = await store.askedSince(viewer.familyId, new Date(now().getTime() - DAY_MS));
      if (lately >= EXPORTS_A_DAY) return fail('too-many-requests');
      await askAnew(viewer);
      const [newest] = await store.askedBy(viewer.userId, now());
      // Another parent of the family asked first, and theirs is still being made.
      return newest === undefined ? fail('too-many-requests') : succeed(present(newest));
    },
    /** The archive, piece by piece. */
    async fetch(viewer: Viewer, id: string): Promise<Result<Readable, 'proof-needed' | 'not-found'>> {
      if ((await provedUntil(viewer)) === null) return fail('proof-needed');
      const row = await store.ready(id, viewer.userId, now());
      if (row === null) return fail('not-found');
      await audit(audited('copy-fetched', viewer), database.db);
      return succeed(Readable.from(store.pieces(id)));
    },
  };
}
export type CopiesService = ReturnType<typeof createCopiesService>;
