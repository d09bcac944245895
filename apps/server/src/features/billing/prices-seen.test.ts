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
  'a child at %s is led to the page without prices, and nobody keeps the way',
  async (path) => {
    const led = await child.client.get(path);
    const [plain = ''] = path.split('?');
    expect([led.statusCode, led.headers.location]).toEqual([302, `${plain}?learner`]);
    expect(led.headers['cache-control']).toBe('private, no-cache');
    expect((await child.client.get(`${plain}?learner`)).statusCode).not.toBe(302);
  },
);

test('a grown-up and a visitor are led nowhere', async () => {
  expect((await parent.client.get('/pricing')).statusCode).not.toBe(302);
  expect((await app.http.inject({ url: '/pricing' })).statusCode).not.toBe(302);
});

test('nothing a child may read says a price, a plan that was bought, or where one is', async () => {
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
  expect(selling.json()).toEqual({ success: true, isSelling: true });
  expect(open.json()).toEqual({ success: true, isSelling: false });
});
