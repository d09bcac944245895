import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('where a parent lives is kept from sign-up on, told to them alone, and can be changed', async () => {
  const { client, user } = await app.signUpParent({ country: 'FR' });
  expect(user.country).toBe('FR');
  const changed = await client.put('/api/auth/update-profile', { country: 'CA' });
  expect(changed.json().data.country).toBe('CA');
  const refused = await client.put('/api/auth/update-profile', { country: 'Canada' });
  expect([refused.statusCode, refused.json().field]).toEqual([400, 'country']);
  expect((await client.get('/api/auth/check-session')).json().user.country).toBe('CA');
});

test('a parent who says none has an account all the same', async () => {
  const { user } = await app.signUpParent({ country: undefined });
  expect(user.country).toBeNull();
});
