import { randomUUID } from 'node:crypto';
import { TEACHER_CONSENT_VERSION } from '@ori/contracts/messaging-names';
import type { ChildTeacher } from '@ori/contracts/messaging';
import type { NoticesAnswer } from '@ori/contracts/notifications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp, type TestChild } from '../../../testing/app.ts';
import { addChildOfBefore } from '../../../testing/family-people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const HOUR_MS = 3_600_000;
const DAILY = { muted: [], quiet: null, digest: 'daily', digestHour: 9 } as const;
/** Somebody who typed an address that nothing proves. */
const TYPED = { invitation: undefined };

const lettersTo = async ({ user }: Person) =>
  (await app.mailed())
    .filter(({ to }) => to === user.email)
    .map(({ subject, text }) => `${subject}\n${text}`);
const digestsTo = async (person: Person) =>
  (await lettersTo(person)).filter((letter) => letter.startsWith('Your day at Ori Academy'));
const noticesOf = async ({ client }: Person) =>
  (await client.get('/api/notifications')).json<NoticesAnswer>().notices;
const write = ({ client, child }: TestChild, text = 'Hello') =>
  client.post(`/api/threads/home/${child.id}/messages`, { id: randomUUID(), text });
/** The next day, in time for a digest, and before anybody’s session ends. */
const nextDay = () => {
  app.clock.now = new Date(app.clock.now.getTime() + 20 * HOUR_MS);
};

/** Presses the button of the page behind the link of the letter. */
async function confirm(person: Person): Promise<number> {
  const letter = (await lettersTo(person)).find((one) => one.includes('/confirm-email?token=')) ?? '';
  const token = new URL(/http\S+confirm-email\S+/.exec(letter)?.[0] ?? '').searchParams.get('token');
  return (await app.visitor().post('/api/accounts/confirm-email', { token })).statusCode;
}

test('a mistyped address hears nothing of a child; all of it is read here, and confirmed it gets the next digest', async () => {
  const parent = await app.signUpParent(TYPED);
  const child = await addChildOfBefore(app, parent, { firstName: 'Kofi' });
  await parent.client.put('/api/notifications/choices', DAILY);
  const { digests } = app.services.messaging;
  await write(child);
  await digests.sendDue();
  nextDay();
  await digests.sendDue();
  expect(await lettersTo(parent)).toHaveLength(1);
  expect(JSON.stringify(await lettersTo(parent))).not.toContain('Kofi');
  expect((await noticesOf(parent)).map(({ name }) => name)).toContain('Kofi');

  expect(await confirm(parent)).toBe(200);
  await write(child, 'Good morning');
  await digests.sendDue();
  await digests.sendDue();
  const [digest, ...others] = await digestsTo(parent);
  expect(others).toEqual([]);
  expect(digest).toContain('Kofi');
});

test('opening the link, as mail scanners do, confirms nothing', async () => {
  const parent = await app.signUpParent(TYPED);
  const letter = (await lettersTo(parent))[0] ?? '';
  const { pathname, search } = new URL(/http\S+confirm-email\S+/.exec(letter)?.[0] ?? '');
  for (const path of [pathname + search, `/api/accounts${pathname}${search}`]) await app.visitor().get(path);
  const { user } = (await parent.client.get('/api/auth/check-session')).json();
  expect(user.metadata).toEqual({});
});

test('a teacher hears nothing of children at such an address, and everything of it here', async () => {
  const parent = await app.signUpParent();
  const child = await addChildOfBefore(app, parent, { firstName: 'Zola' });
  const teacher = await app.signUp('teacher', TYPED);
  await teacher.client.put('/api/notifications/choices', DAILY);
  const grants = { progress: false, records: false, work: false };
  const asked = {
    childId: child.child.id,
    to: teacher.user.sacredId,
    consentVersion: TEACHER_CONSENT_VERSION,
  };
  const { id } = (await parent.client.post('/api/child-teachers', { ...asked, grants })).json<ChildTeacher>();
  await teacher.client.post(`/api/teaching/${id}/answer`, { accept: true });
  await parent.client.post(`/api/threads/class/${id}/messages`, { id: randomUUID(), text: 'Welcome' });
  await app.services.messaging.digests.sendDue();
  expect(await lettersTo(teacher)).toHaveLength(1);
  expect((await noticesOf(teacher)).length).toBeGreaterThan(0);
  expect(await confirm(teacher)).toBe(200);
  await app.services.messaging.digests.sendDue();
  expect(await digestsTo(teacher)).toHaveLength(1);
});

test.each([
  ['waits: letters go to the old one', false],
  ['was confirmed: letters go there alone', true],
])('another address that %s', async (_, isConfirmed) => {
  const parent = await app.signUpParent();
  const child = await app.addChild(parent, { firstName: 'Kofi' });
  await parent.client.put('/api/notifications/choices', DAILY);
  const email = `${randomUUID()}@example.org`;
  await parent.client.post('/api/accounts/prove', { pin: '7294' });
  await parent.client.put('/api/auth/update-profile', { email });
  const moved = { ...parent, user: { ...parent.user, email } };
  if (isConfirmed) expect(await confirm(moved)).toBe(200);
  await write(child);
  await app.services.messaging.digests.sendDue();
  expect(await digestsTo(moved)).toHaveLength(isConfirmed ? 1 : 0);
  expect(await digestsTo(parent)).toHaveLength(isConfirmed ? 0 : 1);
});
