import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openContent } from '@ori/content/open-content';
import type { Viewer } from '@ori/core/access/viewer';
import { judge } from '@ori/core/problems/judge';
import { isPractised } from '@ori/core/problems/registry';
import { type Database, openDatabase } from '../apps/server/src/db/database.ts';
import { createLearningService } from '../apps/server/src/features/learning/learning.service.ts';
import { fillHistory } from './load/long-history.ts';
import { type Figures, measure, measureArrivals } from './load/measure.ts';
import { readyAnswers } from './load/practice-answers.ts';
import { databasePid } from './load/process-time.ts';

/**
 * Learning with a long history, service and database without HTTP: choosing what to ask next among all
 * skills after 10,000 answers may take 10 ms, an answer marked and stored at 50 at once 30 ms (p99).
 * Answers are sent in a closed loop of 50, to which the bar belongs, and then by chance at shares of what that loop reached.
 */
const LEARNERS = 50;
const ANSWERS_BEFORE = 10_000;
const CHOOSE_MAX_MS = 10;
const ANSWER_MAX_MS = 30;
const CHOICES = 12;
const WARM_UP = 1_500;
const ANSWERS = 5_000;
const ARRIVAL_SHARES = [0.5, 0.7];
const ANSWERS_EACH = Math.ceil((WARM_UP + ANSWERS * (1 + ARRIVAL_SHARES.length)) / LEARNERS);

const LOG = { info() {}, warn() {}, error: console.error };
const content = await openContent(resolve(import.meta.dirname, '../content'));
const skills = content.skills.map(({ id }) => id);
const askable = skills.filter(isPractised);
const familyId = randomUUID();
const sessionSecret = randomUUID();
const viewers = Array.from({ length: LEARNERS }, (): Viewer => {
  const person = { userId: randomUUID(), familyId, role: 'student', ageGroup: 'middle' } as const;
  return { ...person, sessionId: '', locale: 'en', timeZone: 'UTC' };
});
const [oldest] = viewers;
if (oldest === undefined) throw new Error('No learner to measure');

function learningOn(database: Database) {
  return createLearningService({
    database,
    content,
    problems: { ...content.practice, judge },
    sessionSecret,
    now: () => new Date(),
    newId: randomUUID,
    findSubject: async () => null,
    reach: async () => null,
    mostHint: async () => 3,
    onLessonCompleted: async () => {},
    upcoming: async () => [],
    startsOf: async () => [],
  });
}

function line(figures: Figures, maxMs?: number): string {
  const { name, p50Ms, p95Ms, p99Ms, perSecond, appCpuMs, databaseCpuMs, otherShare } = figures;
  const bar = maxMs === undefined ? '' : ` (bar ${maxMs})`;
  const times = `p50 ${p50Ms.toFixed(1)}, p95 ${p95Ms.toFixed(1)}, p99 ${p99Ms.toFixed(1)} ms${bar}`;
  const cpu = `CPU ${appCpuMs.toFixed(2)} ms + database ${databaseCpuMs.toFixed(2)} ms`;
  return `${name}: ${times}, ${perSecond.toFixed(0)}/s, ${cpu}, others ${(otherShare * 100).toFixed(0)} % of the cores`;
}

const folder = await mkdtemp(join(tmpdir(), 'ori-learning-'));
// The database runs as another user, who must get through.
await chmod(folder, 0o755);
const database = await openDatabase({ dataDir: folder, log: LOG });
try {
  await fillHistory(database, {
    familyId,
    learnerIds: viewers.map(({ userId }) => userId),
    skills,
    answers: ANSWERS_BEFORE,
  });
  const learning = learningOn(database);
  const work = (name: string, requests: number, send: (n: number) => Promise<boolean>) => {
    return { name, requests, appPid: process.pid, databasePid: databasePid(folder), send };
  };

  const choose = async () => (await learning.boostChoices(oldest, CHOICES)).length === CHOICES;
  const boost = async () => (await learning.boost(oldest)).questions.length > 0;
  await measure({ ...work('warm-up', 50, choose), concurrency: 1 });
  const choosing = await measure({ ...work('choosing what to ask next', 300, choose), concurrency: 1 });
  const boosting = await measure({
    ...work('the whole boost with its questions', 200, boost),
    concurrency: 1,
  });

  const answers = await readyAnswers({
    learning,
    sessionSecret,
    viewers,
    skills: askable,
    answersEach: ANSWERS_EACH,
  });
  let sent = 0;
  const answer = async (): Promise<boolean> => {
    const next = answers[sent++];
    if (next === undefined) return false;
    const reply = await learning.submit(next.viewer, next.body);
    return reply.ok && reply.value.verdict !== 'malformed';
  };
  await measure({ ...work('warm-up', WARM_UP, answer), concurrency: LEARNERS });
  const answering = await measure({
    ...work(`an answer marked and stored, ${LEARNERS} at once`, ANSWERS, answer),
    concurrency: LEARNERS,
  });
  const arriving: Figures[] = [];
  for (const share of ARRIVAL_SHARES) {
    const perSecond = answering.perSecond * share;
    const name = `answers that arrive by chance, ${share * 100} % of that`;
    arriving.push(await measureArrivals({ ...work(name, ANSWERS, answer), perSecond }));
  }

  console.log(`${skills.length} skills, ${askable.length} with questions, ${ANSWERS_BEFORE} answers before`);
  console.log(line(choosing, CHOOSE_MAX_MS));
  console.log(line(boosting));
  console.log(line(answering, ANSWER_MAX_MS));
  for (const figures of arriving) console.log(line(figures));
  const failures = [choosing, boosting, answering, ...arriving].reduce((sum, each) => sum + each.failures, 0);
  const isSlow = choosing.p99Ms > CHOOSE_MAX_MS || answering.p99Ms > ANSWER_MAX_MS;
  if (isSlow || failures > 0) process.exitCode = 1;
  if (failures > 0) console.error(`${failures} failed`);
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}
