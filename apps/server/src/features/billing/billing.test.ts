import type { CheckoutAnswer, SubscriptionAnswer } from '@ori/contracts/billing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { childForm } from '../../testing/family-people.ts';
import {
  buyPlan,
  inDays,
  lettersTo,
  PAID_FROM,
  passDays,
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

describe('a plan', () => {
  test('is bought with seven free days, paid when they are over, and renewed by the month', async () => {
    const parent = await app.signUpParent();
    const bought = await buyPlan(app, parent, 'family');
    expect(bought).toMatchObject({ state: 'complete', subscription: { status: 'trialing', plan: 'family' } });
    expect(bought.subscription?.trialEndsAt).toBe(inDays(7).toISOString());
    expect(await receiptsOf(parent)).toEqual([]);
    await untilDay(app, 7);
    const paid = await subscriptionOf(parent);
    expect(paid.subscription).toMatchObject({
      status: 'active',
      trialEndsAt: null,
      periodEndsAt: '2026-12-27T15:00:00.000Z',
      moneyBackUntil: inDays(37).toISOString(),
      card: { brand: 'visa', last4: '4242' },
    });
    expect(await receiptsOf(parent)).toMatchObject([{ cents: 2_900, currency: 'usd', status: 'paid' }]);
    await untilDay(app, 38);
    expect(await receiptsOf(parent)).toHaveLength(2);
    expect((await lettersTo(app, parent)).filter((subject) => subject.startsWith('Receipt'))).toHaveLength(2);
  });

  test('announces the end of the free days once, two days before, and not when it was cancelled', async () => {
    const [going, leaving] = [await app.signUpParent(), await app.signUpParent({ lng: 'fr' })];
    await buyPlan(app, going, 'family');
    await buyPlan(app, leaving, 'family');
    await pressPayments('subscription/cancel', leaving);
    await untilDay(app, 4);
    expect(await lettersTo(app, going)).toEqual([]);
    await untilDay(app, 5.5);
    await untilDay(app, 6);
    expect(await lettersTo(app, going)).toEqual(['Your free days end on November 27, 2026']);
    expect(await lettersTo(app, leaving)).toEqual([]);
  });

  test('gives free days once to a family', async () => {
    const parent = await app.signUpParent();
    await buyPlan(app, parent, 'family');
    await pressPayments('subscription/cancel', parent);
    await untilDay(app, 8);
    expect(await subscriptionOf(parent)).toMatchObject({ plan: 'free', hasTrialLeft: false });
    expect(await receiptsOf(parent)).toEqual([]);
    const again = await buyPlan(app, parent, 'coop');
    expect(again.subscription).toMatchObject({ status: 'active', plan: 'coop' });
    expect(await receiptsOf(parent)).toMatchObject([{ cents: 9_900 }]);
  });

  test('cancelled runs to its end and can be taken up again until then; each press twice is one', async () => {
    const parent = await app.signUpParent();
    await buyPlan(app, parent, 'family');
    const first = await pressPayments('subscription/cancel', parent);
    const second = await pressPayments('subscription/cancel', parent);
    expect(second.json()).toEqual(first.json());
    expect(first.json<SubscriptionAnswer>()).toMatchObject({
      plan: 'family',
      subscription: { isCancelled: true },
    });
    expect((await pressPayments('subscription/resume', parent)).json().subscription.isCancelled).toBe(false);
    await pressPayments('subscription/resume', parent);
    await untilDay(app, 7);
    expect((await subscriptionOf(parent)).subscription?.status).toBe('active');
  });

  test('is given back within 30 days of the first payment, and ends at once', async () => {
    const parent = await app.signUpParent();
    await buyPlan(app, parent, 'family');
    expect((await pressPayments('refund', parent)).json().code).toBe('money-back-over');
    await untilDay(app, 7);
    await untilDay(app, 36);
    const refunded = await pressPayments('refund', parent);
    expect(refunded.json()).toMatchObject({
      plan: 'free',
      subscription: { status: 'ended', moneyBackUntil: null },
    });
    expect(await receiptsOf(parent)).toMatchObject([{ status: 'refunded', cents: 2_900 }]);
    expect((await pressPayments('refund', parent)).json().code).toBe('money-back-over');
    expect(await lettersTo(app, parent)).toContain('$29.00 is on its way back to you');
    await untilDay(app, 80);
    expect(await receiptsOf(parent)).toHaveLength(1);
  });

  test('is given back no later', async () => {
    const parent = await app.signUpParent();
    await buyPlan(app, parent, 'family');
    await untilDay(app, 7);
    await untilDay(app, 38);
    const late = await pressPayments('refund', parent);
    expect([late.statusCode, late.json().code]).toEqual([409, 'money-back-over']);
  });

  test('is changed at once, the difference paid for what is left; the same plan is no change', async () => {
    const parent = await app.signUpParent();
    await buyPlan(app, parent, 'family');
    await untilDay(app, 7);
    const same = await pressPayments('subscription/change', parent, { plan: 'family', interval: 'month' });
    expect(same.statusCode).toBe(200);
    expect(await receiptsOf(parent)).toHaveLength(1);
    const changed = await pressPayments('subscription/change', parent, {
      plan: 'founders',
      interval: 'year',
    });
    expect(changed.json()).toMatchObject({ plan: 'founders', allows: { children: null } });
    const [latest] = await receiptsOf(parent);
    expect(latest).toMatchObject({ plan: 'founders', interval: 'year', cents: 49_900 - 2_900 });
  });

  test('whose payment failed keeps everything for 14 days, and is over then', async () => {
    const parent = await app.signUpParent();
    await buyPlan(app, parent, 'family', 'pay-once');
    await untilDay(app, 7);
    expect(await subscriptionOf(parent)).toMatchObject({
      plan: 'family',
      subscription: { status: 'past-due' },
    });
    expect(await lettersTo(app, parent)).toContain('A payment did not go through');
    await untilDay(app, 20);
    expect((await subscriptionOf(parent)).allows.children).toBe(5);
    await untilDay(app, 21);
    expect(await subscriptionOf(parent)).toMatchObject({ plan: 'free', subscription: { status: 'ended' } });
  });
});

describe('a checkout', () => {
  test('pressed twice is one, and paid twice is paid once', async () => {
    const parent = await app.signUpParent();
    const asked = await Promise.all(
      [1, 2, 3].map(() => pressPayments('create-checkout', parent, { plan: 'family' })),
    );
    const urls = new Set(asked.map((answer) => answer.json<CheckoutAnswer>().url));
    expect(urls.size).toBe(1);
    const [url = ''] = urls;
    await Promise.all([pressOnPayPage(app, url, 'pay'), pressOnPayPage(app, url, 'pay')]);
    await untilDay(app, 7);
    expect(await receiptsOf(parent)).toHaveLength(1);
    expect((await pressPayments('create-checkout', parent, { plan: 'coop' })).json().code).toBe('has-plan');
  });

  test('declined stays open; gone back from, it leads to where the plan was chosen', async () => {
    const parent = await app.signUpParent();
    const { sessionId, url } = (
      await pressPayments('create-checkout', parent, { plan: 'family' })
    ).json<CheckoutAnswer>();
    const page = await parent.client.get(new URL(url).pathname);
    expect(page.body).toContain('No money moves here');
    expect(page.body).not.toContain('<script');
    expect((await pressOnPayPage(app, url, 'decline')).body).toContain('The test card was declined');
    const back = await pressOnPayPage(app, url, 'back');
    expect([back.statusCode, back.headers.location]).toEqual([
      303,
      '/checkout?plan=family&interval=month&back=1',
    ]);
    expect((await pressPayments('verify', parent, { sessionId })).json()).toMatchObject({
      state: 'open',
      subscription: null,
    });
    const paid = await pressOnPayPage(app, url, 'pay');
    expect(paid.headers.location).toBe(`/checkout?session=${sessionId}`);
  });

  test('is nobody else’s to look at, and is over after a day', async () => {
    const [parent, stranger] = [await app.signUpParent(), await app.signUpParent()];
    const { sessionId, url } = (
      await pressPayments('create-checkout', parent, { plan: 'family' })
    ).json<CheckoutAnswer>();
    const looked = await pressPayments('verify', stranger, { sessionId });
    expect([looked.statusCode, looked.json().code]).toEqual([404, 'not-found']);
    await passDays(app, app.clock, 1);
    await pressOnPayPage(app, url, 'pay');
    expect((await pressPayments('verify', parent, { sessionId })).json()).toMatchObject({ state: 'over' });
    expect((await subscriptionOf(parent)).subscription).toBeNull();
  });

  test.each([
    ['parent', { plan: 'teacher' }],
    ['teacher', { plan: 'family' }],
    ['parent', { plan: 'family', interval: 'year' }],
  ] as const)('of a plan that is not sold to a %s is refused: %j', async (role, wish) => {
    const refused = await pressPayments('create-checkout', await app.signUp(role), wish);
    expect([refused.statusCode, refused.json().code, refused.json().field]).toEqual([
      400,
      'plan-not-sold',
      'plan',
    ]);
  });

  test('is no child’s, and no notice comes from outside where the gateway is our own', async () => {
    const { client } = await app.addChild(
      await app.signUpParent(),
      childForm({ pin: '7294', pinConfirmation: '7294' }),
    );
    for (const path of [
      'create-checkout',
      'verify',
      'refund',
      'places',
      'subscription/cancel',
      'card',
      'card/verify',
    ])
      expect((await client.post(`/api/payments/${path}`, {})).statusCode).toBe(403);
    expect((await client.get('/api/payments/subscription')).statusCode).toBe(403);
    const notice = await app.http.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      payload: { id: 'evt_1' },
    });
    expect(notice.statusCode).toBe(404);
  });
});
