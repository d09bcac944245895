import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openContent } from '@ori/content/open-content';
import type { Locale } from '@ori/contracts/locale';
import type { Passage } from '@ori/contracts/search';
import { JUDGED_QUERIES, UNANSWERED_QUERIES } from '@ori/core/search/testing/judged-queries';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { createSearchService } from '../apps/server/src/features/search/search.service.ts';

/**
 * Looking lessons up by their passages among 3,000 lessons: a question may take 30 ms (p99), asked one by one and by
 * four at once. The lessons are the shipped ones over and over, each with every third word drawn from all words, so
 * that common words stay common and rare ones rare.
 */
const LESSONS = 3_000;
const QUESTION_MAX_MS = 30;
const ROUNDS = 12;
const AT_ONCE = 4;

const LOG = { info() {}, warn: console.warn, error: console.error };
const shipped = await openContent(resolve(import.meta.dirname, '../content'));
const passages = shipped.lessonIds.map((id) => shipped.passages(id, 'en'));
const words = passages.flat().flatMap(({ text }) => text.split(' '));

/** The same numbers on every run (Park and Miller 1988). */
function drawer(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647);
}

function varied(text: string, draw: () => number): string {
  const drawn = () => words[draw() % words.length] ?? '';
  return text
    .split(' ')
    .map((word) => (draw() % 3 === 0 ? drawn() : word))
    .join(' ');
}

const lessonIds = Array.from({ length: LESSONS }, (_, at) => `measured-${at}`);
const content = {
  version: 'measured',
  lessonIds,
  lessonSummary: () => null,
  lessonCultures: () => [],
  passages(id: string, locale: Locale): Passage[] {
    const at = Number(id.split('-')[1]);
    const draw = drawer(at + 1);
    const own = locale === 'en' ? (passages[at % passages.length] ?? []) : [];
    return own.map((each) => ({ ...each, lessonId: id, text: varied(each.text, draw) }));
  },
};

const folder = await mkdtemp(join(tmpdir(), 'ori-search-'));
// The database runs as another user, who must get through.
await chmod(folder, 0o755);
const database = await openDatabase({ dataDir: folder, log: LOG });
try {
  const search = createSearchService({ database, content, log: LOG as never, now: () => new Date() });
  const beforeMs = performance.now();
  await search.fill();
  const filledMs = performance.now() - beforeMs;
  const { rows } = await database.pool.query('select count(*)::int as n from lesson_passages');
  console.log(`${LESSONS} lessons, ${rows[0].n} passages: indexed in ${(filledMs / 1000).toFixed(1)} s`);
  const found = search.opened();
  if (found === null) throw new Error('The passages are not indexed');

  const queries = [...JUDGED_QUERIES, ...UNANSWERED_QUERIES]
    .filter(({ locale }) => locale === 'en')
    .map(({ query }) => query);
  const ask = async (query: string): Promise<number> => {
    const startedMs = performance.now();
    await found.findPassages(query, 'en', 3);
    return performance.now() - startedMs;
  };
  for (const query of queries) await ask(query);
  for (const together of [1, AT_ONCE]) {
    const times: number[] = [];
    const asked = Array.from({ length: ROUNDS }, () => queries).flat();
    const next = asked.values();
    await Promise.all(
      Array.from({ length: together }, async () => {
        for (const query of next) times.push(await ask(query));
      }),
    );
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
    console.log(
      `${together} at once: p50 ${at(0.5).toFixed(1)}, p95 ${at(0.95).toFixed(1)}, p99 ${at(0.99).toFixed(1)} ms (bar ${QUESTION_MAX_MS})`,
    );
    if (together === 1 && at(0.99) > QUESTION_MAX_MS) process.exitCode = 1;
  }
} finally {
  await database.close();
  await rm(folder, { recursive: true });
}
