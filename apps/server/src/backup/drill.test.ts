import { randomUUID } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { knownContent } from '@ori/content/testing/known-content';
import type { IssuedCredential, PublicKeys } from '@ori/contracts/credentials';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { openSecrets, type Secrets } from '../secrets.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { openFamily, signInChild } from '../testing/family-people.ts';
import { attempt, itemBehind, knownWrong, questionsOf } from '../testing/practice-walk.ts';
import { ANGLES, smallContent } from '../testing/small-content.ts';
import { temporaryFolder, type TemporaryFolder } from '../testing/temporary-folder.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

// Three clusters are made on a real disk, which other work may keep busy.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const log = pino({ level: 'silent' });
const PASSPHRASE = 'words that nobody has written down';
let folder: TemporaryFolder;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

/** The whole product on a data folder of its own, as it is served. */
async function openOn(dataDir: string): Promise<TestApp & { readonly secrets: Secrets }> {
  const secrets = await openSecrets({ dataDir, databaseUrl: null, sessionSecret: null, pinPepper: null });
  const app = await startTestApp({
    secrets,
    database: await openDatabase({ dataDir, log }),
    content: { ...(await knownContent()), ...smallContent },
  });
  return { ...app, secrets };
}

const COURSE = {
  title: 'Algebra I',
  subject: 'math',
  level: 'regular',
  provider: '',
  year: 2025,
  gradeLevel: 9,
};
const GRADED = {
  term: 'year',
  status: 'completed',
  grading: 'graded',
  gradeFrom: 'hand',
  grade: 'A',
  minutes: null,
};
const TOLD = {
  credit: 100,
  repeats: null,
  description: '',
  texts: '',
  instructor: '',
  method: '',
  assessment: '',
};

/** A family with a signed credential. */
async function openFamilyWithCredential(app: TestApp) {
  const people = await openFamily(app);
  const childId = people.child.id;
  const course = { ...COURSE, ...GRADED, ...TOLD, productCourse: null, id: randomUUID(), childId };
  await people.parent.post('/api/transcripts/courses', course);
  const wish = { id: randomUUID(), childId, withName: false, withSchool: false, validUntil: null };
  const issued = (await people.parent.post('/api/credentials', wish)).json<IssuedCredential>();
  return { ...people, token: issued.token };
}

/** Answers again and again until it is told to stop; `acknowledged` grows by each answer's id. */
function keepAnswering(
  app: TestApp & { readonly secrets: Secrets },
  { learner, child }: Awaited<ReturnType<typeof openFamily>>,
) {
  const acknowledged: string[] = [];
  let isOver = false;
  const writing = (async () => {
    const [question] = (await questionsOf(learner, ANGLES)).questions;
    if (!question) throw new Error('nothing is asked');
    const { answer } = knownWrong(itemBehind(app.secrets.session, child.id, question));
    while (!isOver) {
      const body = attempt(question, answer);
      const { statusCode } = await learner.post('/api/learning/attempts', body);
      if (statusCode === 200) acknowledged.push(body.id);
    }
  })();
  return {
    acknowledged,
    async stop() {
      isOver = true;
      await writing;
    },
  };
}

it('a backup made while children answer brings back the family, its PIN, its credential and every answer before it', async () => {
  const [live, copy, to] = ['live', 'copy', 'backups'].map((name) => path.join(folder.path, name)) as [
    string,
    string,
    string,
  ];
  const app = await openOn(live);
  const family = await openFamilyWithCredential(app);
  const answering = keepAnswering(app, family);
  await vi.waitUntil(() => answering.acknowledged.length >= 20, { timeout: 120_000 });
  const before = [...answering.acknowledged];
  const made = await makeBackup({
    dataDir: live,
    databaseUrl: null,
    secrets: app.secrets,
    to,
    lock: { passphrase: PASSPHRASE },
    keep: null,
    version: '0.0.0',
    now: () => new Date(),
    log,
  });
  await answering.stop();
  expect(answering.acknowledged.length).toBeGreaterThan(before.length);
  const { rows: noted } = await app.database.pool.query('select file, bytes::int, rows::int from backups');
  expect(noted).toEqual([{ file: path.basename(made.file), bytes: made.bytes, rows: made.rows }]);
  expect(await readdir(to)).toEqual([path.basename(made.file)]);
  expect((await stat(made.file)).mode & 0o777).toBe(0o600);
  expect((await readdir(live)).filter((name) => name.startsWith('backup-check'))).toEqual([]);
  await app.close();

  await restoreBackup({ file: made.file, key: { passphrase: PASSPHRASE }, to: copy, log });
  expect((await stat(path.join(copy, 'secrets.json'))).mode & 0o777).toBe(0o600);
  const restored = await openOn(copy);
  const learner = await signInChild(restored, family.child);
  const { rows } = await restored.database.pool.query<{ id: string }>('select id from attempts');
  const kept = new Set(rows.map(({ id }) => id));
  expect(before.filter((id) => !kept.has(id))).toEqual([]);
  expect((await questionsOf(learner, ANGLES)).total).toBe(5);
  const { keys } = (await restored.visitor().get('/api/credentials/jwks')).json<PublicKeys>();
  const keySet = createLocalJWKSet({ keys: keys.map((each) => ({ ...each })) });
  await expect(jwtVerify(family.token, keySet)).resolves.toBeDefined();
  // New rows come after the restored ones.
  const [question] = (await questionsOf(learner, ANGLES)).questions;
  const answer = knownWrong(
    itemBehind(restored.secrets.session, family.child.id, question ?? { item: '' }),
  ).answer;
  const sent = await learner.post('/api/learning/attempts', attempt(question ?? { item: '' }, answer));
  expect(sent.statusCode).toBe(200);
  await restored.close();
});
