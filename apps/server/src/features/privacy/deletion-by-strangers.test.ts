import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../testing/client.ts';
import type { Person, TestChild } from '../../testing/app.ts';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';

const PIN = '7294';
let app: FamilyApp;
let parent: Person;
let child: TestChild;
let stranger: Person;
let admin: Person;
beforeAll(async () => {
  app = await openFamilyApp();
  [parent, stranger, admin] = [await app.signUpParent(), await app.signUpParent(), await app.makeAdmin()];
  child = await app.addChild(parent);
  await parent.client.post('/api/accounts/prove', { pin: PIN });
  await parent.client.post('/api/privacy/deletion');
});
afterAll(() => app.close());

async function isStillDeleted(): Promise<boolean> {
  const { rows } = await app.database.pool.query<{ gone: boolean }>(
    'select bool_and(deleted_at is not null) as gone from users where id = any($1)',
    [[parent.user.id, child.user.id]],
  );
  return rows[0]?.gone ?? false;
}

const signIn = (client: Client, identifier: string | null | undefined, pin: string) =>
  client.post('/api/auth/v2/pin/login', { identifier, pin });

test.each<[string, () => Promise<{ statusCode: number }>]>([
  ['a wrong PIN at their own browser', () => signIn(parent.client, parent.user.sacredId, '8361')],
  ['a wrong PIN elsewhere', () => signIn(app.visitor('203.0.113.9'), parent.user.sacredId, '8361')],
  ['the session that was open', () => parent.client.get('/api/families/children')],
  ['the child and its right PIN', () => signIn(child.client, child.child.sacredId, child.pin)],
  [
    'another parent, who asks for the child back',
    () => stranger.client.post(`/api/families/removed-children/${child.user.id}/restore`),
  ],
  ['another parent, who changes the child', () => stranger.client.put(`/api/users/${child.user.id}`, {})],
  ['an admin', () => admin.client.post(`/api/admin/people/${parent.user.id}/restore?reason=technical`)],
  [
    'somebody who signs up with the same name',
    () =>
      app.visitor().post('/api/auth/register', {
        role: 'parent',
        sacredId: parent.user.sacredId,
        pin: PIN,
        pinConfirmation: PIN,
        email: 'another@example.org',
        fullName: 'Eve',
        termsAgreed: true,
      }),
  ],
])('a family that deleted itself is not brought back by %s', async (_who, attempt) => {
  expect((await attempt()).statusCode).toBeGreaterThanOrEqual(400);
  expect(await isStillDeleted()).toBe(true);
});

test('it is brought back by its grown-up’s own right PIN', async () => {
  expect((await signIn(parent.client, parent.user.sacredId, PIN)).statusCode).toBe(200);
  expect(await isStillDeleted()).toBe(false);
});
