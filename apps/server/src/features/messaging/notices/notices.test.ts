import { randomUUID } from 'node:crypto';
import type { ChildTeacher } from '@ori/contracts/messaging';
import { TEACHER_CONSENT_VERSION } from '@ori/contracts/messaging-names';
import type { Notice, NoticesAnswer } from '@ori/contracts/notifications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp, type TestChild } from '../../../testing/app.ts';
import type { Client } from '../../../testing/client.ts';
import { openSmtpServer } from '../../../testing/smtp-server.ts';
import { createDigests } from './digests.ts';
import { createNoticesStore } from './notices.store.ts';

let app: TestApp;
let smtp: Awaited<ReturnType<typeof openSmtpServer>>;
let home: { parent: Person; child: TestChild; teacher: Person; linkId: string };

const HOUR_MS = 3_600_000;
const CHOICES = { muted: [], quiet: null, digest: 'off', digestHour: 9 } as const;

async function openHome(): Promise<typeof home> {
  const parent = await app.signUpParent({ fullName: 'Ada Okafor' });
  const teacher = await app.signUp('teacher', { fullName: 'Grace Hopper' });
  const child = await app.addChild(parent, { firstName: 'Kofi' });
  const asked = {
    childId: child.user.id,
    to: teacher.user.sacredId,
    consentVersion: TEACHER_CONSENT_VERSION,
  };
  const grants = { progress: false, records: false, work: false };
  const { id } = (await parent.client.post('/api/child-teachers', { ...asked, grants })).json<ChildTeacher>();
  return { parent, teacher, child, linkId: id };
}

beforeAll(async () => {
  smtp = await openSmtpServer();
  app = await startTestApp({ smtpUrl: smtp.url });
  home = await openHome();
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const listOf = async ({ client }: { client: Client }) =>
  (await client.get('/api/notifications')).json<NoticesAnswer>();
const kindsOf = async (person: Person) =>
  (await listOf(person)).notices.map(({ kind, what }) => `${kind} ${what}`);
const choose = (person: Person, changes: object) =>
  person.client.put('/api/notifications/choices', { ...CHOICES, ...changes });
const kept = (notices: readonly Notice[], kind: Notice['kind']) => notices.find((it) => it.kind === kind);

test('tells each person of what really happened, in one line where it belongs together', async () => {
  const { parent, child, teacher, linkId } = home;
  expect(await kindsOf(teacher)).toEqual(['invitation ']);
  await teacher.client.post(`/api/teaching/${linkId}/answer`, { accept: true });
  for (const text of ['Hello!', 'How are you?'])
    await teacher.client.post(`/api/threads/class/${linkId}/messages`, { id: randomUUID(), text });
  const [lessonId] = app.content.lessonIds;
  const dueOn = app.clock.now.toISOString().slice(0, 10);
  await parent.client.post('/api/assignments', { childId: child.user.id, lessonId, dueOn });

  const told = (await listOf(parent)).notices;
  expect(kept(told, 'message')).toMatchObject({ name: 'Grace Hopper', count: 2, isNew: true });
  expect(kept(told, 'message')?.to).toBe(`/dashboard/parent/messages?thread=class.${linkId}`);
  expect(kept(told, 'link')).toMatchObject({ what: 'accepted', name: 'Grace Hopper', title: 'Kofi' });
  const given = kept((await listOf(child)).notices, 'assignment');
  expect(given).toMatchObject({ day: dueOn, to: `/lessons/${lessonId}` });
  expect(given?.title.length).toBeGreaterThan(2);
  expect(await kindsOf(teacher)).toEqual([]);
  expect(JSON.stringify(told)).not.toContain('How are you');
});

test('forgets what was seen as new, and what was switched off altogether', async () => {
  const { parent } = home;
  const before = await listOf(parent);
  expect(before.unseen).toBeGreaterThan(0);
  await parent.client.post('/api/notifications/seen', { upTo: before.notices[0]?.at });
  expect((await listOf(parent)).unseen).toBe(0);
  await choose(parent, { muted: ['message'] });
  expect(kept((await listOf(parent)).notices, 'message')).toBeUndefined();
});

test('is quiet in quiet hours, but for an alert about a child', async () => {
  const { parent, child } = await openHome();
  await choose({ client: parent.client, user: parent.user }, { quiet: { from: '00:00', until: '00:00' } });
  const write = (text: string) =>
    child.client.post(`/api/threads/home/${child.user.id}/messages`, { id: randomUUID(), text });
  await write('Good night');
  expect(await listOf(parent)).toMatchObject({ unseen: 0, isQuiet: true });
  await write('i want to kill myself');
  expect(await listOf(parent)).toMatchObject({ unseen: 1, isQuiet: true });
});

test('a copy of the data is told of when it is ready, and to the parent who asked for it alone', async () => {
  const { parent, child } = await openHome();
  const made = `insert into family_exports (id, family_id, asked_by, locale, state, asked_at, beat_at, ready_at, expires_at)
    select $2, family_id, id, 'en', $3, now(), now(), case when $3 = 'ready' then now() end, now() + interval '1 day'
    from users where id = $1`;
  await app.database.pool.query(made, [parent.user.id, randomUUID(), 'waiting']);
  expect(kept((await listOf(parent)).notices, 'export')).toBeUndefined();
  await app.database.pool.query(made, [parent.user.id, randomUUID(), 'ready']);
  expect(kept((await listOf(parent)).notices, 'export')).toMatchObject({ to: '/dashboard/parent/privacy' });
  expect(kept((await listOf(child)).notices, 'export')).toBeUndefined();
});

const listed = async ({ client }: Person) => (await client.get('/api/announcements')).json().announcements;

test('an announcement reaches those it is for, is read once, and carries no answer', async () => {
  const { parent, teacher, child, linkId } = await openHome();
  await teacher.client.post(`/api/teaching/${linkId}/answer`, { accept: true });
  const words = { title: 'No lesson on Friday', text: 'We meet on Monday again.' };
  const publish = (who: Person, audience: string) =>
    who.client.post('/api/announcements', { ...words, id: randomUUID(), audience });
  expect((await publish(teacher, 'everyone')).statusCode).toBe(403);
  expect((await publish(teacher, 'linked')).statusCode).toBe(200);
  const admin = await app.makeAdmin();
  expect((await publish(admin, 'student')).statusCode).toBe(200);
  const [mine] = await listed(parent);
  expect(mine).toMatchObject({ ...words, authorName: 'Grace Hopper', isRead: false });
  await parent.client.post('/api/announcements/read', { ids: [mine.id] });
  expect(await listed(parent)).toMatchObject([{ isRead: true }]);
  expect(await listed(child)).toMatchObject([{ audience: 'student' }]);
  expect(await listed((await openHome()).parent)).toEqual([]);
  expect((await parent.client.post(`/api/announcements/${mine.id}/withdraw`)).statusCode).toBe(403);
  await teacher.client.post(`/api/announcements/${mine.id}/withdraw`);
  expect(await listed(parent)).toEqual([]);
});

test('a digest goes by mail to who asked for it, once of all processes, in their language, and ends by its link', async () => {
  const { parent, child } = await openHome();
  await parent.client.put('/api/users/preferences', {});
  await app.database.pool.query(`update users set locale = 'fr', time_zone = 'UTC' where id = $1`, [
    parent.user.id,
  ]);
  await choose(parent, { digest: 'daily', digestHour: 9 });
  expect((await choose(child, { digest: 'daily' })).json()).toMatchObject({ digest: 'off' });
  const said = { id: randomUUID(), text: 'My secret words' };
  await child.client.post(`/api/threads/home/${child.user.id}/messages`, said);
  const other = createDigests({
    ...app.deps,
    store: createNoticesStore(app.database),
    happeningsOf: (viewer, since) => createNoticesStore(app.database).happenedTo(viewer, since),
    seal: () => 'another process',
  });
  const { digests } = app.services.messaging;
  await Promise.all([digests.sendDue(), other.sendDue(), digests.sendDue()]);
  await digests.sendDue();
  await app.deps.mail.flush();
  const letters = smtp.received.filter(({ to }) => to.includes(parent.user.email ?? ''));
  expect(letters).toHaveLength(1);
  const letter = letters[0]?.body ?? '';
  expect(letter).toMatch(/^List-Unsubscribe:/m);
  expect(letter).not.toContain('secret words');
  expect(letter.replaceAll('=\r\n', '')).toContain('Un message de Kofi');

  app.clock.now = new Date(app.clock.now.getTime() + 20 * HOUR_MS);
  await child.client.post(`/api/threads/home/${child.user.id}/messages`, { id: randomUUID(), text: 'More' });
  await digests.sendDue();
  await app.deps.mail.flush();
  const second = smtp.received.filter(({ to }) => to.includes(parent.user.email ?? ''))[1]?.body ?? '';
  const token = decodeURIComponent(
    /unsubscribe\?token=3D(\S+)/.exec(second.replaceAll('=\r\n', ''))?.[1] ?? '',
  );
  const visitor = app.visitor();
  expect((await visitor.post('/api/notifications/unsubscribe', { token: `${token}x` })).statusCode).toBe(410);
  expect((await visitor.post('/api/notifications/unsubscribe', { token })).statusCode).toBe(200);
  expect((await parent.client.get('/api/notifications/choices')).json()).toMatchObject({ digest: 'off' });
});
