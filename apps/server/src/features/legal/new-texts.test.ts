import { TERMS_VERSION } from '@ori/contracts/consent-version';
import type { LegalVersion } from '@ori/contracts/legal-versions';
import type { NoticesAnswer } from '@ori/contracts/notifications';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runIfDue } from '../../jobs/run-jobs.ts';
import type { Mail, MailMessage } from '../../mail/mail.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/app.ts';
import { createNewTexts } from './new-texts.ts';

const HOUR_MS = 3_600_000;
const COMING = { text: 'terms', version: '2027-1', published: '2027-01-04', applies: '2027-02-08' } as const;
const VERSIONS: readonly LegalVersion[] = [
  { text: 'terms', version: TERMS_VERSION, published: '2026-11-23', applies: '2026-11-23' },
  { text: 'privacy', version: '2026-11-4', published: '2026-11-23', applies: '2026-11-23' },
  COMING,
];
const PRIVACY = { ...COMING, text: 'privacy' } as const;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.database.pool.query('delete from legal_notices');
  await app.database.pool.query('update users set is_active = false');
  app.clock.now = new Date('2027-01-03T20:00:00Z');
});
afterAll(() => app.close());

/** One running process, which lives on or ends before the queue has a letter; `letters` is what it wrote. */
function process(isKeeping = true, versions = VERSIONS) {
  const letters: MailMessage[] = [];
  const mail: Pick<Mail, 'keep'> = {
    async keep(message) {
      letters.push(message);
      if (!isKeeping) throw new Error('ended');
    },
  };
  const { database, content } = app;
  const now = () => app.clock.now;
  const texts = createNewTexts({ database, content, mail, publicUrl: 'http://ori.test', now, versions });
  const tell = async () => {
    await texts.tell().catch((error: Error) => expect(error.message).toBe('ended'));
    return letters;
  };
  return { ...texts, tell, letters };
}
const on = (day: string) => {
  app.clock.now = new Date(`${day}T12:00:00Z`);
};
const recipients = (letters: readonly MailMessage[]) => letters.map(({ to }) => to);
const kept = async ({ user }: Person) => {
  const text = `select text_name as text, version, applies_on::text as "appliesOn", delivered_at is not null as "isDelivered"
    from legal_notices where user_id = $1 order by 1`;
  return (await app.database.pool.query(text, [user.id])).rows;
};
const noticesOf = async ({ client }: Person) =>
  (await client.get('/api/notifications')).json<NoticesAnswer>().notices;

test('every grown-up is told once by mail, in their language, and in the product; no child is', async () => {
  const parent = await app.signUpParent({ locale: 'fr' });
  const child = await app.addChild(parent);
  const teacher = await app.signUp('teacher');
  const learner = await app.signUp('student', { ageGroup: 'adult' });
  expect(await process().tell()).toEqual([]);
  on('2027-01-04');
  const { letters, tell } = process();
  await tell();
  await tell();
  expect(recipients(letters).toSorted()).toEqual(
    [parent, teacher, learner].map(({ user }) => user.email).toSorted(),
  );
  const letter = letters.find(({ to }) => to === parent.user.email);
  expect(letter?.subject).toContain('nouvelle version à partir du 8 février 2027');
  expect(letter?.text).toContain('http://ori.test/legal/terms-v-2027-1');
  expect(letter?.unsubscribeUrl).toBeUndefined();
  const told = { text: 'terms', version: '2027-1', appliesOn: '2027-02-08', isDelivered: true };
  expect(await kept(parent)).toEqual([told]);
  for (const person of [parent, teacher, learner])
    expect(await noticesOf(person)).toMatchObject([
      { kind: 'legal', what: 'terms', day: '2027-02-08', to: '/legal/terms-v-2027-1', isNew: true },
    ]);
  expect(await noticesOf(child)).toEqual([]);
});

test('who signs up after it was published agreed to it, and is told nothing', async () => {
  on('2027-01-05');
  const newcomer = await app.signUpParent();
  await app.database.pool.query('update users set terms_version = $1 where id = $2', [
    COMING.version,
    newcomer.user.id,
  ]);
  expect(await process(true, [...VERSIONS, PRIVACY]).tell()).toEqual([]);
});

test('two texts that change on one day are told in one letter', async () => {
  const parent = await app.signUpParent();
  on('2027-01-04');
  const [letter, ...others] = await process(true, [...VERSIONS, PRIVACY]).tell();
  expect(others).toEqual([]);
  expect(letter?.subject).toBe('Ori Academy: new Terms of Service and Privacy notice from February 8, 2027');
  expect(await kept(parent)).toMatchObject([{ text: 'privacy' }, { text: 'terms' }]);
});

test('who is told late has thirty days all the same', async () => {
  const parent = await app.signUpParent();
  on('2027-02-01');
  const [letter] = await process().tell();
  expect(letter?.text).toContain('March 3, 2027');
  expect(await kept(parent)).toMatchObject([{ appliesOn: '2027-03-03' }]);
});

test('nothing is mailed to an account that is being deleted, or has no address; the latter reads it in the product', async () => {
  const gone = await app.signUpParent();
  const silent = await app.signUpParent();
  const { pool } = app.database;
  await pool.query('update users set deleted_at = now() where id = $1', [gone.user.id]);
  await pool.query('update users set email = null where id = $1', [silent.user.id]);
  on('2027-01-04');
  expect(await process().tell()).toEqual([]);
  expect(await kept(gone)).toEqual([]);
  expect(await noticesOf(silent)).toMatchObject([{ kind: 'legal' }]);
});

test('several processes at once send one letter each, and as a job only one of them runs', async () => {
  for (let count = 0; count < 4; count += 1) await app.signUpParent();
  on('2027-01-04');
  const all = [process(), process(), process()];
  await Promise.all(all.map(({ tell }) => tell()));
  await all[0]!.tell();
  const sent = all.flatMap(({ letters }) => recipients(letters));
  expect(sent).toHaveLength(4);
  expect(new Set(sent).size).toBe(4);
  const [job] = all[0]!.jobs;
  const { database, log } = app.deps;
  const now = () => app.clock.now;
  expect(await runIfDue(job!, { database, now, log })).toBe(true);
  expect(await runIfDue(job!, { database, now, log })).toBe(false);
});

test('at most fifty letters go at once; the others go with the next rounds', async () => {
  const some = 60;
  await app.database.pool.query(
    `with f as (insert into families (id) select gen_random_uuid() from generate_series(1, $1) returning id)
     insert into users (id, family_id, role, email, first_name, created_at)
     select gen_random_uuid(), id, 'parent', id || '@example.org', 'Ada', timestamptz '2026-12-01' from f`,
    [some],
  );
  on('2027-01-04');
  const { letters, tell } = process();
  await tell();
  expect(letters).toHaveLength(50);
  await tell();
  expect(new Set(recipients(letters)).size).toBe(some);
});

test('a letter that was not delivered is tried again an hour later, a few times, and its day moves with it', async () => {
  const parent = await app.signUpParent();
  on('2027-01-10');
  const failing = process(false);
  await failing.tell();
  await failing.tell();
  expect(failing.letters).toHaveLength(1);
  app.clock.now = new Date('2027-01-11T13:00:00Z');
  expect(recipients(await process().tell())).toEqual([parent.user.email]);
  expect(await kept(parent)).toMatchObject([{ appliesOn: '2027-02-10', isDelivered: true }]);

  await app.database.pool.query('update legal_notices set delivered_at = null');
  for (let hours = 0; hours < 12; hours += 2) {
    app.clock.now = new Date(app.clock.now.getTime() + 2 * HOUR_MS);
    await failing.tell();
  }
  expect(failing.letters).toHaveLength(4);
});
