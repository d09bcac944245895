import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openContent } from '@ori/content/open-content';
import type { Viewer } from '@ori/core/access/viewer';
import { judge } from '@ori/core/problems/judge';
import { misconceptionOf } from '@ori/core/problems/misconceptions/misconception-of';
import { generatorOf } from '@ori/core/problems/registry';
import { type Database, openDatabase } from '../apps/server/src/db/database.ts';
import { createLearningService } from '../apps/server/src/features/learning/learning.service.ts';
import { measure } from './load/measure.ts';
import { databasePids } from './load/process-time.ts';

/**
 * Learning with a long history, service and database without HTTP: choosing what to ask next among all
 * skills after 10,000 answers may take 10 ms, an answer marked and stored at 50 at once 30 ms (p99).
 */
const LEARNERS = 50;
const ANSWERS_BEFORE = 10_000;
const CHOOSE_MAX_MS = 10;
const ANSWER_MAX_MS = 30;
const CHOICES = 12;
const ANSWERS = 4_000;
const WARM_UP = 1_000;

const LOG = { info() {}, warn() {}, error: console.error };
const content = await openContent(resolve(import.meta.dirname, '../content'));
const skills = content.skills.map(({ id }) => id);
const askable = skills.filter((id) => generatorOf(id) !== null);
const familyId = randomUUID();
const viewers = Array.from({ length: LEARNERS }, (): Viewer => {
  const person = { userId: randomUUID(), familyId, role: 'student', ageGroup: 'middle' } as const;
  return { ...person, sessionId: '', locale: 'en', timeZone: 'UTC' };
});
const [oldest] = viewers;
if (oldest === undefined) throw new Error('No learner to measure');

/** Every learner is there; the first has worked on every skill and answered ten thousand questions. */
async function fill({ pool }: Database, { userId }: Viewer): Promise<void> {
  await pool.query('insert into families (id) values ($1)', [familyId]);
  await pool.query(
    `insert into users (id, family_id, role, age_group, sacred_id, first_name)
     select id, $1, 'student', 'middle', 'b-' || left(md5(id::text), 20), 'Child' from unnest($2::uuid[]) id`,
    [familyId, viewers.map((viewer) => viewer.userId)],
  );
  await pool.query('insert into learner_states (learner_id, family_id, answers) values ($1, $2, $3)', [
    userId,
    familyId,
    ANSWERS_BEFORE,
  ]);
  await pool.query(
    `insert into skill_states (learner_id, skill, family_id, ability, chance, answers, unaided, right_in_a_row, mastered_at,
       stuck, updated_at)
     select $1, skill, $2, 0, 0.4 + (n % 6) * 0.1, 30, 30, 0, case when n % 2 = 0 then now() end, n % 7 = 1, now()
     from unnest($3::text[]) with ordinality as s (skill, n)`,
    [userId, familyId, skills],
  );
  await pool.query(
    `insert into review_cards select learner_id, skill, family_id, now() + (random() - 0.5) * interval '20 days',
       3, 5, 2, 3, 0, 0, 3, now() from skill_states where mastered_at is not null`,
  );
  await pool.query(
    `insert into attempts (learner_id, id, family_id, body_hash, skill, lesson_id, kind, number, difficulty, answer, verdict,
       hint_level, counted, duration_ms, locale, chance, mastered, achievements, answered_at)
     select $1, gen_random_uuid(), $2, '', ($3::text[])[1 + n % cardinality($3::text[])], null, 'main',
       n / cardinality($3::text[]), 2, '1', 'correct', 0, true, 9000, 'en', 0.6, false, '{}', now() - n * interval '1 minute'
     from generate_series(0, ${ANSWERS_BEFORE - 1}) n`,
    [userId, familyId, skills],
  );
  await pool.query('vacuum analyze');
}

function learningOn(database: Database) {
  return createLearningService({
    database,
    content,
    problems: { generatorOf, judge, misconceptionOf },
    sessionSecret: randomUUID(),
    now: () => new Date(),
    newId: randomUUID,
    findSubject: async () => null,
    reach: async () => null,
    onLessonCompleted: async () => {},
    upcoming: async () => [],
  });
}

const figures = (ms: number, max: number) => `p99 ${ms.toFixed(2)} ms (bar ${max})`;

const folder = await mkdtemp(join(tmpdir(), 'ori-learning-'));
// The database runs as another user, who must get through.
await chmod(folder, 0o755);
const database = await openDatabase({ dataDir: folder, log: LOG });
try {
  await fill(database, oldest);
  const learning = learningOn(database);
  const load = (name: string, requests: number, concurrency: number, send: (n: number) => Promise<boolean>) =>
    measure({ name, requests, concurrency, appPid: process.pid, databasePids: databasePids(folder), send });

  const choose = async () => (await learning.boostChoices(oldest, CHOICES)).length === CHOICES;
  await load('warm-up', 50, 1, choose);
  const choosing = await load('choose', 300, 1, choose);
  const boosting = await load(
    'boost',
    200,
    1,
    async () => (await learning.boost(oldest)).questions.length > 0,
  );

  const questions: { viewer: Viewer; item: string }[] = [];
  for (let n = 0; n < ANSWERS; n++) {
    const viewer = viewers[n % LEARNERS] ?? oldest;
    const skill = askable[Math.floor(n / LEARNERS) % askable.length] ?? '';
    const taken = await learning.questions(viewer, { skill, count: 1 });
    questions.push({ viewer, item: taken.ok ? (taken.value.questions[0]?.item ?? '') : '' });
  }
  const answer = async (n: number): Promise<boolean> => {
    const { viewer, item } = questions[n] ?? { viewer: oldest, item: '' };
    const body = { id: randomUUID(), item, answer: '1', hintLevel: 0, durationMs: 9_000 };
    return (await learning.submit(viewer, body)).ok;
  };
  await load('warm-up', WARM_UP, LEARNERS, answer);
  const answering = await load('answer', ANSWERS - WARM_UP, LEARNERS, (n) => answer(WARM_UP + n));

  const cpu = (of: typeof choosing) =>
    `CPU ${of.appCpuMs.toFixed(2)} ms + database ${of.databaseCpuMs.toFixed(2)} ms`;
  console.log(`${skills.length} skills, ${askable.length} with questions, ${ANSWERS_BEFORE} answers`);
  console.log(`choosing what to ask next: ${figures(choosing.p99Ms, CHOOSE_MAX_MS)}, ${cpu(choosing)}`);
  console.log(`the whole boost with its questions: p99 ${boosting.p99Ms.toFixed(2)} ms, ${cpu(boosting)}`);
  console.log(`an answer marked and stored, ${LEARNERS} at once: ${figures(answering.p99Ms, ANSWER_MAX_MS)}`);
  console.log(
    `answers: p50 ${answering.p50Ms.toFixed(2)} ms, ${answering.perSecond.toFixed(0)}/s, ${cpu(answering)}`,
  );
  const failures = choosing.failures + boosting.failures + answering.failures;
  if (choosing.p99Ms > CHOOSE_MAX_MS || answering.p99Ms > ANSWER_MAX_MS || failures > 0) process.exitCode = 1;
  if (failures > 0) console.error(`${failures} failed`);
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}
