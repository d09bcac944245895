import { randomUUID } from 'node:crypto';
import type { ReceiptsAnswer } from '@ori/contracts/billing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/app.ts';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { childForm } from '../../testing/family-people.ts';
import { buyPlan, subscriptionOf } from '../../testing/paid-people.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = new Date('2026-11-20T15:00:00Z');
const LESSON = 'sharing-a-loaf';
let app: FamilyApp;
beforeAll(async () => {
  app = await openFamilyApp({ payments: { kind: 'test' } });
});
afterAll(() => app.close());
beforeEach(() => {
  app.clock.now = START;
});

async function goTo(days: number): Promise<void> {
  await app.database.pool.query(`update sessions set expires_at = '2030-01-01'`);
  app.clock.now = new Date(START.getTime() + days * DAY_MS);
  for (const { run } of app.services.billing.service.jobs) await run();
}
const add = ({ client }: Person) => client.post('/api/families/children', childForm());
const places = ({ client }: Person, childIds: string[]) => client.post('/api/payments/places', { childIds });
const begin = ({ client }: Person) => client.post('/api/learning/questions', { lessonId: LESSON });
const course = { title: 'My course', lessonIds: [LESSON] };
const notice = () => ({
  id: randomUUID(),
  audience: 'linked',
  title: 'Hello',
  text: 'Good morning to everybody',
});

/** A family of three whose plan has come to its end. */
async function openLapsed() {
  const parent = await app.signUpParent();
  await buyPlan(app, parent, 'family');
  const next = () => {
    app.clock.now = new Date(app.clock.now.getTime() + 1000);
    return app.addChild(parent);
  };
  const children = [await next(), await next(), await next()] as const;
  await parent.client.post('/api/payments/subscription/cancel');
  await goTo(8);
  return { parent, children };
}

describe('children of a plan', () => {
  test('are one without a plan and five with the family plan; the next is refused in plain words, and not half-made', async () => {
    const parent = await app.signUpParent();
    expect((await add(parent)).statusCode).toBe(200);
    const refused = await add(parent);
    expect([refused.statusCode, refused.json().code, refused.json().field]).toEqual([
      409,
      'no-place-left',
      'plan',
    ]);
    expect(refused.json().error).toContain('Plan and payments');
    await buyPlan(app, parent, 'family');
    for (let count = 0; count < 4; count += 1) expect((await add(parent)).statusCode).toBe(200);
    expect((await add(parent)).json().code).toBe('no-place-left');
    expect((await subscriptionOf(parent)).children).toHaveLength(5);
  });

  test('who are added at the same moment share what places there are', async () => {
    const parent = await app.signUpParent();
    const answers = await Promise.all([add(parent), add(parent), add(parent)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  });

  test('are as many as there are with the plans that have no number', async () => {
    const parent = await app.signUpParent();
    await buyPlan(app, parent, 'founders');
    for (let count = 0; count < 6; count += 1) expect((await add(parent)).statusCode).toBe(200);
  });

  test('rest beyond the places when a plan is over: nothing new begins, and everything they have stays open', async () => {
    const { parent, children } = await openLapsed();
    const [eldest, resting] = children;
    expect((await begin(eldest)).statusCode).toBe(200);
    const refused = await begin(resting);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'place-resting']);
    expect(refused.json().error).not.toMatch(/\$|pay|plan|buy|price|subscri/i);
    expect((await resting.client.post(`/api/courses/math-3-5/lessons/${LESSON}/start`)).json().code).toBe(
      'place-resting',
    );
    for (const url of [
      '/api/learning/home',
      '/api/progress',
      '/api/courses/math-3-5/lessons',
      '/api/goals',
      '/api/kim/progress',
    ])
      expect([url, (await resting.client.get(url)).statusCode]).toEqual([url, 200]);
    for (const url of [
      `/api/families/children/${resting.child.id}`,
      '/api/families/dashboard',
      '/api/auth/export',
    ])
      expect([url, (await parent.client.get(url)).statusCode]).not.toEqual([url, 403]);
    const again = await app
      .visitor()
      .post('/api/auth/v2/pin/login', { identifier: resting.child.sacredId, pin: resting.pin });
    expect(again.statusCode).toBe(200);
  });

  test('hold the place their parents choose, and nobody else’s parents do', async () => {
    const { parent, children } = await openLapsed();
    const [eldest, second, third] = children;
    expect((await places(await app.signUpParent(), [second.child.id])).json().code).toBe('not-found');
    expect((await places(parent, [second.child.id, third.child.id])).json().code).toBe('no-place-left');
    const chosen = await places(parent, [third.child.id]);
    expect(chosen.json().children.map(({ hasPlace }: { hasPlace: boolean }) => hasPlace)).toEqual([
      false,
      false,
      true,
    ]);
    expect((await begin(third)).statusCode).toBe(200);
    expect((await begin(eldest)).json().code).toBe('place-resting');
    await buyPlan(app, parent, 'family');
    expect((await begin(eldest)).statusCode).toBe(200);
  });
});

describe('classroom tools', () => {
  test('need the plan for it; reading, messages and what was made before do not', async () => {
    const teacher = await app.signUp('teacher');
    for (const [url, body] of [
      ['/api/courses', course],
      ['/api/announcements', notice()],
    ] as const) {
      const refused = await teacher.client.post(url, body);
      expect([url, refused.statusCode, refused.json().code]).toEqual([url, 403, 'classroom-tools-needed']);
    }
    for (const url of ['/api/announcements', '/api/courses', '/api/threads', '/api/courses/math-3-5/lessons'])
      expect([url, (await teacher.client.get(url)).statusCode]).toEqual([url, 200]);
    await buyPlan(app, teacher, 'teacher');
    const made = await teacher.client.post('/api/courses', course);
    expect(made.statusCode).toBe(200);
    expect((await teacher.client.post('/api/announcements', notice())).statusCode).toBe(200);
    await teacher.client.post('/api/payments/subscription/cancel');
    await goTo(8);
    expect((await teacher.client.post('/api/courses', course)).json().code).toBe('classroom-tools-needed');
    const { id } = made.json<{ id: string }>();
    expect((await teacher.client.put(`/api/courses/${id}`, { title: 'Still mine' })).statusCode).toBe(200);
  });

  test('are not a parent’s matter: a parent makes courses for the family without a plan', async () => {
    const { client } = await app.signUpParent();
    expect((await client.post('/api/courses', course)).statusCode).toBe(200);
  });
});

describe('a family that goes', () => {
  test('pays no more from the moment it is deleted; its receipts stay, and are nobody’s', async () => {
    const parent = await app.signUpParent();
    await buyPlan(app, parent, 'family');
    await goTo(7);
    const { receipts } = (await parent.client.get('/api/payments/receipts')).json<ReceiptsAnswer>();
    const familyOfReceipt = async () => {
      const text = 'select family_id as "familyId" from receipts where id = $1';
      return (await app.database.pool.query<{ familyId: string | null }>(text, [receipts[0]?.id])).rows;
    };
    expect(await familyOfReceipt()).toEqual([{ familyId: expect.any(String) }]);
    await parent.client.post('/api/accounts/prove', { pin: '7294' });
    expect((await parent.client.delete(`/api/users/${parent.user.id}`)).statusCode).toBe(200);
    await goTo(7.1);
    const state = await app.database.pool.query<{ cancelled: boolean }>(
      `select s.is_cancelled as cancelled from subscriptions s join users u on u.family_id = s.family_id where u.id = $1`,
      [parent.user.id],
    );
    expect(state.rows).toEqual([{ cancelled: true }]);
    app.clock.now = new Date(app.clock.now.getTime() + 31 * DAY_MS);
    await app.services.accounts.sweep();
    expect(await familyOfReceipt()).toEqual([{ familyId: null }]);
    await goTo(8 * 365);
    expect(await familyOfReceipt()).toEqual([]);
  });

  test('takes its subscription and receipts along in its copy, and a child’s copy has none of it', async () => {
    const parent = await app.signUpParent();
    await buyPlan(app, parent, 'family');
    const child = await app.addChild(parent);
    await goTo(7);
    const exported = async ({ user }: Person) =>
      (await Promise.all(app.services.exporters.map((each) => each(user.id)))).reduce<
        Record<string, unknown>
      >((all, part) => ({ ...all, ...part }), {});
    expect((await exported(parent))['billing']).toMatchObject({
      subscriptions: [{ plan: 'family' }],
      receipts: [{ cents: 2_900, status: 'paid' }],
    });
    expect(await exported(child)).not.toHaveProperty('billing');
  });
});

test('two checkouts paid for at once leave one plan: the second is ended and given back', async () => {
  const parent = await app.signUpParent();
  await buyPlan(app, parent, 'family');
  await parent.client.post('/api/payments/subscription/cancel');
  await goTo(8);
  const opened = [];
  for (const plan of ['family', 'coop'])
    opened.push(
      (await parent.client.post('/api/payments/create-checkout', { plan })).json<{ sessionId: string }>(),
    );
  const { payPage } = app.services.billing;
  for (const { sessionId } of opened) {
    const row = await payPage?.checkoutCalled(sessionId);
    if (row) await payPage?.pay(row, { brand: 'visa', last4: '4242' });
  }
  await goTo(8.1);
  expect(await subscriptionOf(parent)).toMatchObject({ plan: expect.stringMatching(/family|coop/) });
  const { receipts } = (await parent.client.get('/api/payments/receipts')).json<{
    receipts: { status: string }[];
  }>();
  expect(receipts.map(({ status }) => status).toSorted()).toEqual(['paid', 'refunded']);
});
