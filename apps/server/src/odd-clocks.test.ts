import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './testing/app.ts';
import { createClient, type Client } from './testing/client.ts';

const HOUR_MS = 3_600_000;
/** Processes on one database whose clocks say: rightly, a day too early, a day too late. */
let apps: [right: TestApp, early: TestApp, late: TestApp];
beforeAll(async () => {
  const right = await startTestApp();
  const beside = { database: right.database, secrets: right.deps.secrets, content: right.content };
  const [early, late] = [await startTestApp(beside), await startTestApp(beside)];
  apps = [right, early, late];
  early.clock.now = new Date(right.clock.now.getTime() - 25 * HOUR_MS);
  late.clock.now = new Date(right.clock.now.getTime() + 25 * HOUR_MS);
});
afterAll(async () => {
  const [right, ...others] = apps;
  for (const { http } of others) await http.close();
  await right.close();
});

function at(app: TestApp, client: Client): Client {
  const other = createClient(app.http);
  for (const [name, value] of client.cookies) other.cookies.set(name, value);
  return other;
}
const isIn = async (client: Client) =>
  (await client.get('/api/auth/check-session')).json<{ authenticated: boolean }>().authenticated;

it('ends sessions by the clock of who is asked, and trips over none', async () => {
  const [right, early, late] = apps;
  const parent = await right.signUpParent();
  expect(await isIn(at(early, parent.client))).toBe(true);
  expect(await isIn(at(late, parent.client))).toBe(false);
  expect(await isIn(at(right, parent.client))).toBe(true);
});

it.each(['/api/learning/home', '/api/progress', '/api/goals', '/api/progress/statistics', '/api/schedule'])(
  'answers %s to a child whose work was written by a clock a day early or late',
  async (url) => {
    const [right] = apps;
    const parent = await right.signUpParent();
    const child = await right.addChild(parent);
    for (const app of apps) {
      const lesson = app.content.lessonSummary(app.content.lessonIds[0] ?? '', 'en');
      const client = at(app, child.client);
      await client.post(`/api/courses/${lesson?.courseId}/lessons/${lesson?.id}/start`, {});
      expect((await client.get(url)).statusCode).toBeLessThan(500);
    }
    expect((await child.client.get('/api/learning/home')).statusCode).toBe(200);
  },
);
