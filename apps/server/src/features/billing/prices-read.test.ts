import type { CurriculumOverview } from '@ori/contracts/curriculum';
import { BANDS } from '@ori/contracts/subjects';
import { OPERATIONS } from '@ori/core/access/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routesOf } from '../../testing/access-cases.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/app.ts';
import { childForm } from '../../testing/family-people.ts';
import { buyPlan } from '../../testing/paid-people.ts';

let app: TestApp;
let parent: Person;
let child: Person;
beforeAll(async () => {
  app = await startTestApp({ payments: { kind: 'test' } });
  parent = await app.signUpParent();
  await buyPlan(app, parent, 'family');
  child = await app.addChild(parent, childForm({ pin: '7294', pinConfirmation: '7294' }));
});
afterAll(() => app.close());

const seen = ({ statusCode, body }: { statusCode: number; body: string }) => ({ statusCode, body });

test.each(['/pricing', '/checkout?plan=family&interval=month', '/checkout?session=somebody'])(
  'nobody is led away from %s: neither a child, nor a grown-up, nor a visitor',
  async (path) => {
    for (const client of [child.client, parent.client, app.visitor()]) {
      const { statusCode, headers } = await client.get(path);
      expect([statusCode >= 300 && statusCode < 400, headers.location]).toEqual([false, undefined]);
    }
  },
);

test('a child buys nothing, whatever is asked for', async () => {
  const tries = await Promise.all([
    child.client.post('/api/payments/create-checkout', { plan: 'family', interval: 'month' }),
    child.client.post('/api/payments/verify', { sessionId: 'somebody' }),
    child.client.post('/api/payments/refund'),
  ]);
  for (const { statusCode, body } of tries)
    expect([statusCode, /not-allowed/.test(body)]).toEqual([403, true]);
});

test('no call of a child’s own says a price, a plan that was bought, or where one is', async () => {
  // What everybody may read is the same for a visitor: money is in none of it.
  const own = routesOf(app).filter(
    ({ method, path, operation }) =>
      method === 'GET' && OPERATIONS[operation].who !== 'anyone' && !path.includes('{'),
  );
  const read = await Promise.all(
    own.map(async ({ path }) => ({ path, ...(await child.client.get(path).then(seen)) })),
  );
  expect(read.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(8);
  const told = read.filter(({ body }) => /"currency"|"receipts"|"periodEndsAt"|\/checkout\?plan/.test(body));
  expect(told.map(({ path }) => path)).toEqual([]);
});

test('whether an installation takes money is told to everybody, and no price with it', async () => {
  const free = await startTestApp({ payments: null });
  const [selling, open] = await Promise.all([
    app.http.inject({ url: '/api/payments/offer' }),
    free.http.inject({ url: '/api/payments/offer' }),
  ]);
  await free.close();
  const { cells } = (await app.http.inject({ url: '/api/curriculum/overview' })).json<CurriculumOverview>();
  const taught = BANDS.map((band) => {
    const here = cells.filter((cell) => cell.band === band);
    const sum = (of: 'lessons' | 'practised') => here.reduce((total, cell) => total + cell[of], 0);
    return { band, lessons: sum('lessons'), practised: sum('practised') };
  });
  expect(taught.some(({ lessons }) => lessons > 0)).toBe(true);
  expect(selling.json()).toEqual({ success: true, isSelling: true, isOffered: true, taught });
  expect(open.json()).toEqual({ success: true, isSelling: false, isOffered: true, taught });
  const toChild = await child.client.get('/api/payments/offer');
  expect(toChild.json()).toEqual({ success: true, isSelling: true, isOffered: false, taught });
});
