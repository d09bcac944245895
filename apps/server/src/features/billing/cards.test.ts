import type { ReceiptsAnswer, SubscriptionAnswer } from '@ori/contracts/billing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../testing/app.ts';
import { buyPlan, openCardPage, pressOnPayPage, subscriptionOf } from '../../testing/paid-people.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = new Date('2026-11-20T15:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ payments: { kind: 'test' } });
});
afterAll(() => app.close());
beforeEach(() => {
  app.clock.now = START;
});

const inDays = (days: number) => new Date(START.getTime() + days * DAY_MS);
/** Moves the clock; who is signed in stays so. */
async function goTo(days: number): Promise<void> {
  await app.database.pool.query(`update sessions set expires_at = '2030-01-01'`);
  app.clock.now = inDays(days);
}
/** Lets days go by: what is due by the clock is done, job by job, as the server does it every minute. */
async function until(days: number): Promise<void> {
  await goTo(days);
  for (const { run } of app.services.billing.service.jobs) await run();
  // Letters are delivered long before the clock moves on.
  await app.mailed();
}
const receiptsOf = async ({ client }: Person) =>
  (await client.get('/api/payments/receipts')).json<ReceiptsAnswer>().receipts;
const press = (path: string, { client }: Person, body: object = {}) =>
  client.post(`/api/payments/${path}`, body);
const lettersTo = async ({ user }: Person) =>
  (await app.mailed()).filter(({ to }) => to === user.email).map(({ subject }) => subject);

async function overdue(): Promise<Person> {
  const parent = await app.signUpParent();
  await buyPlan(app, parent, 'family', 'pay-once');
  await until(7);
  return parent;
}
const shownOf = async (parent: Person) => (await subscriptionOf(parent)).subscription;

describe('a card that failed', () => {
  test('is replaced by another, which pays at once; pressed twice it pays once, and no days are lost', async () => {
    const parent = await overdue();
    expect((await shownOf(parent))?.pastDueUntil).toBe(inDays(21).toISOString());
    await until(12);
    const url = await openCardPage(parent);
    expect((await parent.client.get(new URL(url).pathname)).body).toContain('$29.00');
    const [first] = await Promise.all([pressOnPayPage(app, url, 'pay'), pressOnPayPage(app, url, 'pay')]);
    const back = new URL(String(first?.headers.location), 'http://ori.test');
    expect(back.pathname).toBe('/dashboard/parent/billing');
    const taken = await press('card/verify', parent, { ref: back.searchParams.get('card') });
    expect(taken.json<SubscriptionAnswer>()).toMatchObject({
      plan: 'family',
      subscription: {
        status: 'active',
        pastDueUntil: null,
        periodEndsAt: '2026-12-27T15:00:00.000Z',
        card: { last4: '4242' },
      },
    });
    expect(await receiptsOf(parent)).toMatchObject([{ cents: 2_900, status: 'paid' }]);
    expect((await lettersTo(parent))[0]).toMatch(/^Receipt /);
    await until(38);
    expect(await receiptsOf(parent)).toHaveLength(2);
  });

  test('stays when the other one is declined, or when the payer turns round', async () => {
    const parent = await overdue();
    const url = await openCardPage(parent);
    expect((await pressOnPayPage(app, url, 'decline')).body).toContain('Nothing was changed');
    expect((await pressOnPayPage(app, url, 'back')).headers.location).toBe('/dashboard/parent/billing');
    expect(await shownOf(parent)).toMatchObject({ status: 'past-due', card: { last4: '0341' } });
  });

  test('buys no other plan, and cancelled ends at once, with nothing more to pay', async () => {
    const parent = await overdue();
    const refused = await press('subscription/change', parent, { plan: 'coop', interval: 'month' });
    expect([refused.statusCode, refused.json().code]).toEqual([402, 'card-declined']);
    const ended = await press('subscription/cancel', parent);
    expect(ended.json()).toMatchObject({ plan: 'free', subscription: { status: 'ended' } });
    await until(80);
    expect(await receiptsOf(parent)).toMatchObject([{ status: 'failed' }]);
  });

  test('can be replaced before it fails, and nothing is taken', async () => {
    const parent = await app.signUpParent();
    await buyPlan(app, parent, 'family', 'pay-once');
    await pressOnPayPage(app, await openCardPage(parent), 'pay');
    expect(await shownOf(parent)).toMatchObject({ status: 'trialing', card: { last4: '4242' } });
    expect(await receiptsOf(parent)).toEqual([]);
  });

  test('is nobody else’s to replace, and there is none to replace without a plan', async () => {
    const [parent, stranger] = [await overdue(), await app.signUpParent()];
    expect((await press('card', stranger)).json().code).toBe('no-plan');
    await buyPlan(app, stranger, 'family');
    const ref = new URL(await openCardPage(parent)).pathname.split('/').at(-1);
    const looked = await press('card/verify', stranger, { ref });
    expect([looked.statusCode, looked.json().code]).toEqual([404, 'not-found']);
    const nobody = await pressOnPayPage(app, 'http://ori.test/dev/pay/card/sub_nobody', 'pay');
    expect(nobody.statusCode).toBe(404);
  });
});
