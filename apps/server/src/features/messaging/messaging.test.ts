import { randomUUID } from 'node:crypto';
import type {
  ChildTeacher,
  MessageAnswer,
  TaughtAnswer,
  ThreadAnswer,
  ThreadsAnswer,
} from '@ori/contracts/messaging';
import { TEACHER_CONSENT_VERSION } from '@ori/contracts/messaging-names';
import type { Viewer } from '@ori/core/access/viewer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person, TestChild } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';

let app: FamilyApp;
beforeAll(async () => {
  app = await openFamilyApp();
});
afterAll(() => app.close());

const SEES_ALL = { progress: true, records: true, work: false };
const SEES_NOTHING = { progress: false, records: false, work: false };

interface Home {
  readonly parent: Person;
  readonly child: TestChild;
  readonly teacher: Person;
}
async function openHome(): Promise<Home> {
  const [parent, teacher] = [await app.signUpParent({ fullName: 'Ada Okafor' }), await app.signUp('teacher')];
  return { parent, teacher, child: await app.addChild(parent, { firstName: 'Kofi' }) };
}
function invite({ parent, child }: Home, to: string, grants = SEES_NOTHING) {
  const body = { childId: child.user.id, to, grants, consentVersion: TEACHER_CONSENT_VERSION };
  return parent.client.post('/api/child-teachers', body);
}
async function link(home: Home, grants = SEES_NOTHING): Promise<string> {
  const invited = await invite(home, home.teacher.user.sacredId ?? '', grants);
  const { id } = invited.json<ChildTeacher>();
  await home.teacher.client.post(`/api/teaching/${id}/answer`, { accept: true });
  return id;
}
const say = (client: Client, place: string, text: string, id: string = randomUUID()) =>
  client.post(`/api/threads/${place}/messages`, { id, text });
const open = (client: Client, place: string, query = '') => client.get(`/api/threads/${place}${query}`);
const textsOf = async (client: Client, place: string) =>
  (await open(client, place)).json<ThreadAnswer>().messages.map(({ text }) => text);

/** A link without what is of its own. */
function plain(text: string): Partial<ChildTeacher> {
  const { id: _, invitedAs: __, invitedAt: ___, ...rest } = JSON.parse(text) as ChildTeacher;
  return rest;
}

describe('a teacher and a child', () => {
  test('are linked when a parent asks and the teacher agrees, with consent and audit kept', async () => {
    const home = await openHome();
    const { id } = (await invite(home, home.teacher.user.sacredId ?? '', SEES_ALL)).json<ChildTeacher>();
    const asked = (await home.teacher.client.get('/api/teaching')).json<TaughtAnswer>();
    expect(asked.children).toMatchObject([{ id, childName: 'Kofi', state: 'invited', grants: SEES_ALL }]);
    await home.teacher.client.post(`/api/teaching/${id}/answer`, { accept: true });
    const { teachers } = (await home.parent.client.get('/api/child-teachers')).json();
    expect(teachers).toMatchObject([{ id, state: 'linked', consentVersion: TEACHER_CONSENT_VERSION }]);
    const { teachers: kept } = await app.services.messaging.exportOf([home.child.user.id]);
    expect(kept.consents).toHaveLength(1);
    const { rows } = await app.database.pool.query(
      `select act from audit_entries where subject_id = $1 and act like 'teacher%' order by at, act desc`,
      [home.child.user.id],
    );
    expect(rows.map(({ act }) => act)).toEqual(expect.arrayContaining(['teacher-invited', 'teacher-linked']));
  });

  test('are not linked twice: who teaches the child already is not asked again', async () => {
    const home = await openHome();
    const id = await link(home);
    const again = await invite(home, (home.teacher.user.sacredId ?? '').toUpperCase());
    expect(again.json()).toMatchObject({ code: 'moved-on' });
    await home.parent.client.delete(`/api/child-teachers/${id}`);
    expect((await invite(home, home.teacher.user.sacredId ?? '')).statusCode).toBe(200);
  });

  test('are asked once: of invitations that wait for the same answer, however many at once, the newest stands', async () => {
    const home = await openHome();
    const to = home.teacher.user.sacredId ?? '';
    const asked = await Promise.all([to, to.toUpperCase(), to].map((each) => invite(home, each)));
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const newest = (await invite(home, to, SEES_ALL)).json<ChildTeacher>();
    const { teachers } = (await home.parent.client.get('/api/child-teachers')).json<{
      teachers: ChildTeacher[];
    }>();
    expect(teachers.filter(({ state }) => state === 'invited')).toEqual([newest]);
    const waiting = (await home.teacher.client.get('/api/teaching')).json<TaughtAnswer>();
    expect(waiting.children).toMatchObject([{ id: newest.id, grants: SEES_ALL }]);
    expect((await invite(home, 'another.teacher')).statusCode).toBe(200);
    expect((await home.teacher.client.get('/api/teaching')).json<TaughtAnswer>()).toEqual(waiting);
  });

  test('the answer to a parent is the same whether such a teacher exists or not', async () => {
    const home = await openHome();
    const known = await invite(home, home.teacher.user.sacredId ?? '');
    const unknown = await invite(home, 'nobody.at.all');
    const isParents = await invite(home, home.parent.user.sacredId ?? '');
    expect(known.statusCode).toBe(200);
    expect(plain(unknown.body)).toEqual(plain(known.body));
    expect(plain(isParents.body)).toEqual(plain(known.body));
    expect((await invite(home, 'no such thing')).json()).toMatchObject({
      code: 'invalid-input',
      field: 'to',
    });
  });

  test('an invitation by mail belongs to whoever opens the letter, and to a teacher only', async () => {
    const home = await openHome();
    await invite(home, 'someone@school.example');
    const [letter] = await app.mailed();
    expect(letter).toMatchObject({ to: 'someone@school.example' });
    expect(letter?.text).not.toContain('Kofi');
    const token = decodeURIComponent(/invitation=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '');
    expect((await home.parent.client.post('/api/teaching/claim', { token })).statusCode).toBe(403);
    const claimed = await home.teacher.client.post('/api/teaching/claim', { token });
    expect(claimed.json<TaughtAnswer>().children).toMatchObject([{ state: 'invited' }]);
    const late = await app.signUp('teacher');
    expect((await late.client.post('/api/teaching/claim', { token })).json().code).toBe('link-expired');
    const forged = await late.client.post('/api/teaching/claim', { token: `${token}0` });
    expect(forged.json().code).toBe('link-expired');
  });

  test('the teacher reads exactly what was granted, each look on record, and nothing once it ended', async () => {
    const home = await openHome();
    const id = await link(home);
    const look = async () =>
      (await home.teacher.client.get(`/api/progress?childId=${home.child.user.id}`)).statusCode;
    expect(await look()).toBe(404);
    const change = {
      grants: { progress: true, records: false, work: false },
      consentVersion: TEACHER_CONSENT_VERSION,
    };
    expect((await home.parent.client.put(`/api/child-teachers/${id}`, change)).statusCode).toBe(200);
    expect(await look()).toBe(200);
    const { rows } = await app.database.pool.query(
      `select 1 from audit_entries where act = 'record-opened' and actor_id = $1 and subject_id = $2`,
      [home.teacher.user.id, home.child.user.id],
    );
    expect(rows).toHaveLength(1);
    expect((await home.teacher.client.delete(`/api/child-teachers/${id}`)).statusCode).toBe(200);
    expect(await look()).toBe(404);
    const { teachers } = await app.services.messaging.exportOf([home.child.user.id]);
    expect(teachers.consents).toHaveLength(2);
  });
});

describe('a thread', () => {
  test('is found by those who belong to it and by nobody else', async () => {
    const home = await openHome();
    const stranger = await openHome();
    const id = await link(home);
    const places = [`home/${home.child.user.id}`, `class/${id}`, `grown-ups/${id}`];
    const found = async ({ client }: Person) =>
      Promise.all(places.map(async (place) => (await open(client, place)).statusCode));
    expect(await found(home.parent)).toEqual([200, 200, 200]);
    expect(await found(home.child)).toEqual([200, 200, 404]);
    expect(await found(home.teacher)).toEqual([404, 200, 200]);
    for (const other of [stranger.parent, stranger.child, stranger.teacher])
      expect(await found(other)).toEqual([404, 404, 404]);
    for (const place of places)
      expect((await say(stranger.child.client, place, 'hi')).json().code).toBe('not-found');
    const listed = (await home.child.client.get('/api/threads')).json<ThreadsAnswer>().threads;
    expect(listed.map(({ kind }) => kind).toSorted()).toEqual(['class', 'home']);
    const people = listed.find(({ kind }) => kind === 'class')?.people.map(({ part }) => part);
    expect(people).toEqual(['child', 'guardian', 'teacher']);
  });

  test('carries words in order, page by page, once each, with what is unread and who has seen it', async () => {
    const home = await openHome();
    const place = `class/${await link(home)}`;
    const again = randomUUID();
    for (const [n, text] of ['one', 'two', 'three'].entries()) {
      app.clock.now = new Date(app.clock.now.getTime() + 1_000);
      await say(home.teacher.client, place, text, n === 2 ? again : undefined);
    }
    expect((await say(home.teacher.client, place, 'three', again)).statusCode).toBe(200);
    expect((await say(home.teacher.client, place, 'other', again)).json().code).toBe('key-reused');
    const page = (await open(home.parent.client, place, '?first=2')).json<ThreadAnswer>();
    expect(page.messages.map(({ text }) => text)).toEqual(['three', 'two']);
    expect(page.thread.unread).toBe(3);
    const rest = await open(home.parent.client, place, `?first=2&cursor=${page.nextCursor}`);
    expect(rest.json<ThreadAnswer>()).toMatchObject({ messages: [{ text: 'one' }], nextCursor: null });
    await home.parent.client.post(`/api/threads/${place}/read`);
    expect((await open(home.parent.client, place)).json<ThreadAnswer>().thread.unread).toBe(0);
    expect((await open(home.teacher.client, place)).json<ThreadAnswer>().seenBy).toEqual(['Ada Okafor']);
  });

  test('lets an author take a word back for ten minutes; the parents still read what a teacher wrote', async () => {
    const home = await openHome();
    const place = `class/${await link(home)}`;
    const { message } = (await say(home.teacher.client, place, 'Come to the library.')).json<MessageAnswer>();
    const withdraw = (who: Person) => who.client.post(`/api/messages/${message?.id}/withdraw`);
    expect((await withdraw(home.child)).statusCode).toBe(404);
    expect((await withdraw(home.teacher)).statusCode).toBe(200);
    expect(await textsOf(home.child.client, place)).toEqual(['']);
    expect(await textsOf(home.parent.client, place)).toEqual(['Come to the library.']);
    const late = (await say(home.teacher.client, place, 'Later')).json<MessageAnswer>().message;
    app.clock.now = new Date(app.clock.now.getTime() + 11 * 60_000);
    const refused = await home.teacher.client.post(`/api/messages/${late?.id}/withdraw`);
    expect(refused.json().code).toBe('too-late');
    const change = app.database.pool.query(`update messages set body = 'x' where id = $1`, [late?.id]);
    await expect(change).rejects.toThrow('withdrawn, never changed');
  });

  test('closes for its teacher when the link ends, and stays readable at home', async () => {
    const home = await openHome();
    const id = await link(home);
    await say(home.teacher.client, `class/${id}`, 'Well done.');
    await home.parent.client.delete(`/api/child-teachers/${id}`);
    expect((await open(home.teacher.client, `class/${id}`)).statusCode).toBe(404);
    expect(await textsOf(home.child.client, `class/${id}`)).toEqual(['Well done.']);
    expect((await say(home.child.client, `class/${id}`, 'Hello?')).json().code).toBe('thread-closed');
  });
});

describe('what a child writes', () => {
  test('is kept without private data, and unkind words are not carried to a teacher', async () => {
    const home = await openHome();
    const place = `class/${await link(home)}`;
    await say(home.child.client, place, 'My number is 555-123-4567, call me');
    const [kept = ''] = await textsOf(home.teacher.client, place);
    expect(kept).toContain('[private]');
    expect(kept).not.toContain('555');
    expect((await say(home.child.client, place, 'fuck this')).json()).toMatchObject({
      code: 'unkind-words',
      field: 'text',
    });
  });

  test('of danger reaches the parents, with words of help for the child and an alert', async () => {
    const home = await openHome();
    const place = `home/${home.child.user.id}`;
    const answer = (await say(home.child.client, place, 'i want to kill myself')).json<MessageAnswer>();
    expect(answer.message).not.toBeNull();
    expect(answer.care?.length).toBeGreaterThan(20);
    const alerts = await app.database.pool.query('select audience from tutor_alerts where child_id = $1', [
      home.child.user.id,
    ]);
    expect(alerts.rows).toEqual([{ audience: 'family' }]);
  });

  test('of danger at home is not put where the home reads along, and goes to safeguarding alone', async () => {
    const home = await openHome();
    const place = `class/${await link(home)}`;
    const answer = (await say(home.child.client, place, 'my dad hits me every night')).json<MessageAnswer>();
    expect(answer.message).toBeNull();
    expect(answer.care).not.toBeNull();
    expect(await textsOf(home.parent.client, place)).toEqual([]);
    const alerts = await app.database.pool.query(
      'select audience, excerpt from tutor_alerts where child_id = $1',
      [home.child.user.id],
    );
    expect(alerts.rows).toEqual([{ audience: 'safeguarding', excerpt: null }]);
  });
});

const asParent = ({ user }: Person): Viewer => ({
  userId: user.id,
  familyId: 'unasked',
  role: 'parent',
  ageGroup: null,
  sessionId: '',
  locale: 'en',
  timeZone: 'UTC',
});

test('news of a message reach its readers of every process, and nobody else', async () => {
  const home = await openHome();
  const place = `class/${await link(home)}`;
  const stranger = await openHome();
  const [heard, unheard] = [home.parent, stranger.parent].map((person) =>
    app.services.messaging.threads.follow(asParent(person))[Symbol.asyncIterator](),
  );
  const [news, others] = [heard?.next(), unheard?.next()];
  // The subscription is open once the database was asked to tell: a first message may come before.
  await new Promise((resolve) => setTimeout(resolve, 50));
  await say(home.teacher.client, place, 'New!');
  expect((await news)?.value).toMatchObject({ kind: 'class' });
  await say(stranger.child.client, `home/${stranger.child.user.id}`, 'Hello!');
  expect((await others)?.value).toMatchObject({ kind: 'home', threadId: stranger.child.user.id });
  await Promise.all([heard?.return?.(), unheard?.return?.()]);
});
