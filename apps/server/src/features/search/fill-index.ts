import { setTimeout as sleep } from 'node:timers/promises';
import { LOCALES } from '@ori/contracts/locale';
import type pg from 'pg';
import { createGiveWay } from '../../give-way.ts';
import { indexStore, type LessonCounts } from './index-store.ts';
import type { SearchDeps } from './search.deps.ts';

/** Raised when passages are cut or indexed otherwise: the same content is then indexed anew. */
const FORMAT = 2;
const LOCK = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as held';
const UNLOCK = 'select pg_advisory_unlock(hashtextextended($1, 0))';
const LOCK_NAME = 'search:passages';
const LOOK_EVERY_MS = 500;

export const indexVersion = ({ version }: SearchDeps['content']): string => `${version}.${FORMAT}`;

/** Puts every lesson in, one at a time, so that requests are answered in between; null when it was stopped. */
async function fill(client: pg.ClientBase, { content, now }: SearchDeps, stop: AbortSignal) {
  const version = indexVersion(content);
  const giveWay = createGiveWay();
  for (const id of content.lessonIds) {
    if (stop.aborted) return null;
    const inEach = [];
    for (const locale of LOCALES) {
      inEach.push({ locale, passages: content.passages(id, locale) });
      await giveWay();
    }
    const missing = inEach.filter(({ passages }) => passages.length === 0).map(({ locale }) => locale);
    for (const { locale, passages } of inEach)
      if (passages.length > 0)
        await indexStore.addLesson(client, version, {
          locale,
          passages,
          standsIn: locale === 'en' ? missing : [],
        });
    await giveWay();
  }
  const lessons = await indexStore.finish(client, version, now());
  await indexStore.forgetOld(client, version);
  return lessons;
}

/** Whole or not at all. */
async function fillWhole(client: pg.ClientBase, deps: SearchDeps, stop: AbortSignal) {
  await client.query('begin');
  try {
    const lessons = await fill(client, deps, stop);
    await client.query(lessons === null ? 'rollback' : 'commit');
    return lessons;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** Fills under the lock; null when another process is at it. */
async function fillAlone(deps: SearchDeps, stop: AbortSignal): Promise<LessonCounts | null> {
  const client = await deps.database.sessions.connect();
  try {
    const { rows } = await client.query<{ held: boolean }>(LOCK, [LOCK_NAME]);
    if (rows[0]?.held !== true) return null;
    try {
      return (
        (await indexStore.filled(client, indexVersion(deps.content))) ?? (await fillWhole(client, deps, stop))
      );
    } finally {
      await client.query(UNLOCK, [LOCK_NAME]);
    }
  } finally {
    client.release();
  }
}

/**
 * Sees to it that this content's passages are in the database: at once when they are, by filling them in, or by
 * waiting for the process that does. Answers the lessons in each language; null when it was stopped before.
 */
export async function ensureIndex(deps: SearchDeps, stop: AbortSignal): Promise<LessonCounts | null> {
  const { database, content } = deps;
  while (!stop.aborted) {
    const done =
      (await indexStore.filled(database.pool, indexVersion(content))) ?? (await fillAlone(deps, stop));
    if (done !== null) return done;
    await sleep(LOOK_EVERY_MS);
  }
  return null;
}
