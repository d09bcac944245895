import type { ArticleSummary } from '@ori/contracts/texts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runIfDue } from '../../../jobs/run-jobs.ts';
import type { Mail } from '../../../mail/mail.ts';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { openSmtpServer } from '../../../testing/smtp-server.ts';
import { createNewsletter } from './newsletter.ts';
import { createNewsletterStore } from './newsletter.store.ts';

let app: TestApp;
let smtp: Awaited<ReturnType<typeof openSmtpServer>>;
const CHOICES = { muted: [], quiet: null, digest: 'off', digestHour: 9 } as const;

beforeAll(async () => {
  smtp = await openSmtpServer();
  app = await startTestApp({ smtpUrl: smtp.url });
});
beforeEach(async () => {
  await app.database.pool.query('update users set is_active = false');
  on('2027-01-10');
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const on = (day: string) => {
  app.clock.now = new Date(`${day}T12:00:00Z`);
};
/** An article of the content as it would be had it been published then. */
function article(published: string, place: number, locale: 'en' | 'fr' | 'es'): ArticleSummary {
  const found = app.content.texts.list('articles', locale)[place];
  if (found?.kind !== 'articles') throw new Error('the content has too few articles');
  return { ...found, published };
}
/** One running process; articles come out on these days. */
function running(days: readonly string[], through: Pick<Mail, 'send' | 'keep'> = app.deps.mail) {
  return createNewsletter({
    database: app.database,
    store: createNewsletterStore(app.database),
    articles: (locale) => days.map((day, place) => article(day, place, locale)),
    mail: through,
    publicUrl: 'http://ori.test',
    seal: (purpose, value) => `${purpose}.${value}`,
    now: () => app.clock.now,
  });
}
/** Lets several rounds go, and answers what reached this person so far, in plain words. */
async function reached({ user }: Person, { tell }: { tell: () => Promise<void> }): Promise<string[]> {
  await tell();
  await app.deps.mail.flush();
  return smtp.received.filter(({ to }) => to.includes(user.email ?? '')).map(({ body }) => plain(body));
}
/** The quoted-printable body of a letter, read back. */
function plain(body: string): string {
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
const wishing = (changes: Record<string, unknown> = {}) => app.signUpParent({ newsletter: true, ...changes });
const choose = ({ client }: Person, newsletter: boolean) =>
  client.put('/api/notifications/choices', { ...CHOICES, newsletter });
const wishOf = async ({ client }: Person) =>
  (await client.get('/api/notifications/choices')).json().newsletter;
const actsOf = async ({ user }: Person) => {
  const text = `select act from audit_entries where subject_id = $1 and act like 'newsletter-%' order by act`;
  return (await app.database.pool.query<{ act: string }>(text, [user.id])).rows.map(({ act }) => act);
};

test('tells who asked of what came out since, once a month at most, and never of the same again', async () => {
  const parent = await wishing();
  const other = await app.signUpParent();
  expect(await reached(parent, running(['2027-01-10', '2027-03-01']))).toEqual([]);
  on('2027-01-20');
  const first = await reached(parent, running(['2027-01-10', '2027-01-15']));
  expect(first).toHaveLength(1);
  expect(first[0]).toContain(article('', 1, 'en').title);
  expect(first[0]).not.toContain(article('', 0, 'en').title);
  expect(first[0]).toMatch(/^List-Unsubscribe:\s+<http:\/\/ori\.test\/unsubscribe\?token=/m);
  on('2027-02-19');
  const days = ['2027-01-10', '2027-01-15', '2027-01-21'];
  expect(await reached(parent, running(days))).toHaveLength(1);
  on('2027-02-21');
  expect(await reached(parent, running(days))).toHaveLength(2);
  on('2027-04-30');
  expect(await reached(parent, running(days))).toHaveLength(2);
  expect(await reached(other, running(days))).toEqual([]);
});

test.each([
  ['en', 'New to read:', 'once a month'],
  ['fr', 'À lire depuis peu\u00a0:', 'une fois par mois'],
  ['es', 'Artículos nuevos:', 'una vez al mes'],
] as const)('writes in the language of who reads it: %s', async (locale, greeting, promise) => {
  const parent = await wishing({ locale });
  on('2027-01-20');
  const [letter] = await reached(parent, running(['2027-01-15', '2027-01-16']));
  for (const words of [greeting, promise, article('', 0, locale).description])
    expect(letter?.replaceAll('\u202f', '\u00a0')).toContain(words.replaceAll('\u202f', '\u00a0'));
  expect(letter).toContain(`http://ori.test/blog/${article('', 0, locale).slug}`);
});

test('no child is offered it or gets it, whatever is asked for; a grown-up learner is', async () => {
  const parent = await app.signUpParent();
  const children = [await app.addChild(parent), await app.addChild(parent, { ageGroup: 'high' })] as const;
  const young = await app.signUp('student', { ageGroup: 'high', age: 15, newsletter: true });
  const grown = await app.signUp('student', { ageGroup: 'adult', newsletter: true });
  expect(await wishOf(grown)).toBe(true);
  for (const learner of [...children, young]) {
    expect((await choose(learner, true)).json()).toMatchObject({ newsletter: null });
    expect(await actsOf(learner)).toEqual([]);
  }
  // Even where the row says otherwise.
  const ids = children.map(({ user }) => user.id);
  const forced = `update users set newsletter = true, email = coalesce(email, id || '@example.org'),
    metadata = '{"emailConfirmedAt":"2027-01-10T00:00:00.000Z"}' where id = any($1)`;
  await app.database.pool.query(forced, [ids]);
  on('2027-01-20');
  const news = running(['2027-01-15']);
  expect(await reached(grown, news)).toHaveLength(1);
  expect(await reached(young, news)).toEqual([]);
  for (const id of ids)
    expect(smtp.received.filter(({ to }) => to.includes(`${id}@example.org`))).toEqual([]);
});

test('a learner of 14 to 18 gets it who wished for it at sign-up and confirmed the address', async () => {
  const wishful = { ageGroup: 'high', newsletter: true, invitation: undefined };
  const youth = await app.signUp('student', wishful);
  const quiet = await app.signUp('student', { ...wishful, newsletter: false });
  expect([await wishOf(youth), await wishOf(quiet)]).toEqual([true, null]);
  on('2027-01-12');
  const news = running(['2027-01-11']);
  const letters = async () => (await reached(youth, news)).filter((one) => one.includes('/blog/'));
  expect(await letters()).toEqual([]);
  const asking = (await reached(youth, news)).find((one) => one.includes('/confirm-email?token='));
  const token = decodeURIComponent(/confirm-email\?token=([^\s>]+)/.exec(asking ?? '')?.[1] ?? '');
  const confirmed = await app.visitor().post('/api/accounts/confirm-email', { token });
  expect(confirmed.statusCode).toBe(200);
  expect(await letters()).toHaveLength(1);
  expect(await reached(quiet, news)).toEqual([]);
});

test('a learner of 14 to 18 ends it by themselves, and it is not offered anew', async () => {
  const youth = await app.signUp('student', { ageGroup: 'high', newsletter: true });
  expect((await choose(youth, false)).json()).toMatchObject({ newsletter: null });
  expect((await choose(youth, true)).json()).toMatchObject({ newsletter: null });
  expect(await actsOf(youth)).toEqual(['newsletter-ended']);
  on('2027-01-20');
  expect(await reached(youth, running(['2027-01-15']))).toEqual([]);
});

test('a closed or deleted account, and one without an address, get none', async () => {
  const people = [await wishing(), await wishing(), await wishing()] as const;
  const ids = people.map(({ user }) => user.id);
  const { pool } = app.database;
  await pool.query('update users set deleted_at = now() where id = $1', [ids[0]]);
  await pool.query('update users set is_active = false where id = $1', [ids[1]]);
  await pool.query('update users set email = null where id = $1', [ids[2]]);
  on('2027-01-20');
  const { tell } = running(['2027-01-15']);
  await tell();
  const begun = await pool.query('select 1 from newsletter_letters where user_id = any($1)', [ids]);
  expect(begun.rows).toEqual([]);
});

test('the choice is changed beside the others, kept in the audit once a change, and counts from then on', async () => {
  on('2027-01-20');
  const parent = await app.signUpParent();
  expect(await wishOf(parent)).toBe(false);
  await choose(parent, true);
  await choose(parent, true);
  await parent.client.put('/api/notifications/choices', CHOICES);
  expect(await wishOf(parent)).toBe(true);
  expect(await actsOf(parent)).toEqual(['newsletter-wished']);
  expect(await reached(parent, running(['2027-01-15']))).toEqual([]);
  await choose(parent, false);
  on('2027-01-25');
  expect(await reached(parent, running(['2027-01-22']))).toEqual([]);
  expect(await actsOf(parent)).toEqual(['newsletter-ended', 'newsletter-wished']);
});

test('one press on the link of the letter ends it, twice as well as once, and leaves the digest alone', async () => {
  const parent = await wishing();
  await parent.client.put('/api/notifications/choices', { ...CHOICES, digest: 'weekly' });
  await app.database.pool.query(`update users set newsletter_since = '2020-01-01' where id = $1`, [
    parent.user.id,
  ]);
  const [letter] = await reached(parent, app.services.messaging.newsletter);
  const token = decodeURIComponent(/unsubscribe\?token=([^\s>]+)/.exec(letter ?? '')?.[1] ?? '');
  const end = (signed: string) =>
    app
      .visitor()
      .post('/api/notifications/unsubscribe', { token: signed })
      .then(({ statusCode }) => statusCode);
  expect(await end(`${token}x`)).toBe(410);
  expect(await wishOf(parent)).toBe(true);
  expect([await end(token), await end(token)]).toEqual([200, 200]);
  const chosen = (await parent.client.get('/api/notifications/choices')).json();
  expect(chosen).toMatchObject({ newsletter: false, digest: 'weekly' });
  expect(await actsOf(parent)).toEqual(['newsletter-ended']);
  on('2027-06-20');
  expect(await reached(parent, running(['2027-06-15']))).toHaveLength(1);
});

test('several processes at once send one letter each; as a job only one of them runs', async () => {
  const people = [await wishing(), await wishing(), await wishing()];
  on('2027-01-20');
  const all = [running(['2027-01-15']), running(['2027-01-15']), running(['2027-01-15'])];
  await Promise.all(all.map(({ tell }) => tell()));
  for (const person of people) expect(await reached(person, all[0]!)).toHaveLength(1);
  const [job] = all[0]!.jobs;
  const around = { database: app.database, log: app.deps.log, now: () => app.clock.now };
  expect(await runIfDue(job!, around)).toBe(true);
  expect(await runIfDue(job!, around)).toBe(false);
});

test('waits while nobody confirmed the address, and then tells of all that came out since the wish', async () => {
  const parent = await wishing({ invitation: undefined });
  const days = ['2027-01-15', '2027-01-18'];
  on('2027-01-20');
  await reached(parent, running(days));
  const letters = () =>
    reached(parent, running(days)).then((all) => all.filter((one) => one.includes('/blog/')));
  expect(await letters()).toEqual([]);
  await app.database.pool.query(
    `update users set metadata = '{"emailConfirmedAt":"2027-01-20T13:00:00.000Z"}' where id = $1`,
    [parent.user.id],
  );
  const [letter, ...others] = await letters();
  expect(others).toEqual([]);
  for (const place of [0, 1]) expect(letter).toContain(article('', place, 'en').title);
});

test('at most fifty go at once; the others go with the next rounds', async () => {
  const some = 60;
  await app.database.pool.query(
    `with f as (insert into families (id) select gen_random_uuid() from generate_series(1, $1) returning id)
     insert into users (id, family_id, role, email, first_name, newsletter, newsletter_since, metadata)
     select gen_random_uuid(), id, 'parent', id || '@example.org', 'Ada', true, timestamptz '2027-01-10',
       '{"emailConfirmedAt":"2027-01-10T00:00:00.000Z"}' from f`,
    [some],
  );
  on('2027-01-20');
  const sent: string[] = [];
  const { tell } = running(['2027-01-15'], {
    send: () => undefined,
    keep: async ({ to }) => void sent.push(to),
  });
  await tell();
  expect(sent).toHaveLength(50);
  await tell();
  expect(new Set(sent).size).toBe(some);
});

/** A process that ends before the queue has the letter, as often as it tries. */
function ending() {
  const counted = { tries: 0 };
  const keep = async () => {
    counted.tries += 1;
    throw new Error('ended');
  };
  const { tell } = running(['2027-01-15'], { send: () => undefined, keep });
  return { counted, tell: () => tell().catch(() => undefined) };
}

test('what a process that ended had taken is told an hour later, by whoever runs then', async () => {
  const parent = await wishing();
  on('2027-01-20');
  const { counted, tell } = ending();
  await tell();
  await tell();
  expect(counted.tries).toBe(1);
  expect(await reached(parent, running(['2027-01-15']))).toEqual([]);
  app.clock.now = new Date('2027-01-20T13:00:00Z');
  expect(await reached(parent, running(['2027-01-15']))).toHaveLength(1);
  expect(await reached(parent, running(['2027-01-15']))).toHaveLength(1);
});

test('what could never be kept is given up, and told of with what comes next', async () => {
  const unlucky = await wishing();
  const { counted, tell } = ending();
  for (let hour = 10; hour < 20; hour += 1) {
    app.clock.now = new Date(`2027-01-20T${hour}:00:00Z`);
    await tell();
  }
  expect(counted.tries).toBe(5);
  on('2027-02-27');
  expect(await reached(unlucky, running(['2027-01-15']))).toEqual([]);
  const [letter] = await reached(unlucky, running(['2027-01-15', '2027-02-25']));
  for (const place of [0, 1]) expect(letter).toContain(article('', place, 'en').title);
});
