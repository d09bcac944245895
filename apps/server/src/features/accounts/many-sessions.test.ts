import { SESSIONS_PER_ACCOUNT_MAX } from '@ori/contracts/limits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AccountsApp, startAccounts } from './testing/accounts-app.ts';
import { type Browser, openBrowser } from './testing/browser.ts';
import { PIN, signUp } from './testing/people.ts';

let app: AccountsApp;
beforeAll(async () => {
  app = await startAccounts();
});
afterAll(() => app.close());

const isIn = async (browser: Browser) => (await browser.get('/api/auth/check-session')).body['authenticated'];
/** Cookie sessions of a person, and bearer tokens that hang on none. */
async function sessionsOf(id: string) {
  const text = `select (count(*) filter (where kind = 'cookie'))::int as cookies,
    (count(*) filter (where kind = 'bearer'))::int as bearers from sessions where user_id = $1`;
  return (await app.database.pool.query<{ cookies: number; bearers: number }>(text, [id])).rows[0];
}

it('signs the browser out that was not seen for longest, beyond the limit of an account, and no other person', async () => {
  const other = openBrowser(app.http);
  await signUp(other, { role: 'student', ageGroup: 'adult' });
  const oldest = openBrowser(app.http);
  const { id, sacredId } = await signUp(oldest, { role: 'student', ageGroup: 'adult' });
  app.wait(1_000);
  const second = openBrowser(app.http);
  await second.post('/api/auth/v2/pin/login', { identifier: sacredId, pin: PIN });
  app.wait(10 * 60_000);
  // The oldest session is used again, so that the second is the one not seen for longest.
  expect(await isIn(oldest)).toBe(true);
  for (let time = 2; time < SESSIONS_PER_ACCOUNT_MAX + 1; time += 1) {
    app.wait(1_000);
    const more = openBrowser(app.http);
    expect((await more.post('/api/auth/v2/pin/login', { identifier: sacredId, pin: PIN })).status).toBe(200);
  }
  expect(await sessionsOf(id)).toEqual({
    cookies: SESSIONS_PER_ACCOUNT_MAX,
    bearers: SESSIONS_PER_ACCOUNT_MAX,
  });
  expect([await isIn(oldest), await isIn(second), await isIn(other)]).toEqual([true, false, true]);
});
