import type { SubscriptionAnswer } from '@ori/contracts/billing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../testing/app.ts';
import {
  buyPlan,
  inDays,
  lettersTo,
  openCardPage,
  PAID_FROM,
  pressOnPayPage,
  pressPayments,
  receiptsOf,
  subscriptionOf,
  untilDay,
} from '../../testing/paid-people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ payments: { kind: 'test' } });
});
afterAll(() => app.close());
beforeEach(() => {
  app.clock.now = PAID_FROM;
});

async function overdue(): Promise<Person> {
  const parent = await app.signUpParent();
  await buyPlan(app, parent, 'family', 'pay-once');
  await untilDay(app, 7);
  return parent;
}
const shownOf = async (parent: Person) => (await subscriptionOf(parent)).subscription;

describe('a card that failed', () => {
  test('is replaced by another, which pays at once; pressed twice it pays once, and no days are lost', async () => {
    const parent = await overdue();
    expect((await shownOf(parent))?.pastDueUntil).toBe(inDays(21).toISOString());
    await untilDay(app, 12);
    const url = await openCardPage(parent);
    expect((await parent.client.get(new URL(url).pathname)).body).toContain('$29.00');
    const [first] = await Promise.all([pressOnPayPage(app, url, 'pay'), pressOnPayPage(app, url, 'pay')]);
    const back = new URL(String(first?.headers.location), 'http://ori.test');
    expect(back.pathname).toBe('/dashboard/parent/billing');
    const taken = await pressPayments('card/verify', parent, { ref: back.searchParams.get('card') });
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
    expect((await lettersTo(app, parent))[0]).toMatch(/^Receipt /);
    await untilDay(app, 38);
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
    const refused = await pressPayments('subscription/change', parent, { plan: 'coop', interval: 'month' });
    expect([refused.statusCode, refused.json().code]).toEqual([402, 'card-declined']);
    const ended = await pressPayments('subscription/cancel', parent);
    expect(ended.json()).toMatchObject({ plan: 'free', subscription: { status: 'ended' } });
    await untilDay(app, 80);
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
    expect((await pressPayments('card', stranger)).json().code).toBe('no-plan');
    await buyPlan(app, stranger, 'family');
    const ref = new URL(await openCardPage(parent)).pathname.split('/').at(-1);
    const looked = await pressPayments('card/verify', stranger, { ref });
    expect([looked.statusCode, looked.json().code]).toEqual([404, 'not-found']);
    const nobody = await pressOnPayPage(app, 'http://ori.test/dev/pay/card/sub_nobody', 'pay');
    expect(nobody.statusCode).toBe(404);
  });
});
