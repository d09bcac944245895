import type { CheckoutAnswer, ReceiptsAnswer } from '@ori/contracts/billing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../testing/app.ts';
import { subscriptionOf } from '../../testing/paid-people.ts';
import type { Notice } from '../../testing/stripe-books.ts';
import { openStripeServer, type StripeServer } from '../../testing/stripe-server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = new Date('2026-11-20T15:00:00Z');
let app: TestApp;
let stripe: StripeServer;
const clock = { now: START };
beforeAll(async () => {
  stripe = await openStripeServer(() => clock.now);
  app = await startTestApp({ payments: stripe.settings, now: () => clock.now });
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});
beforeEach(() => {
  clock.now = START;
  stripe.behaves('well');
  stripe.take();
});

const press = (path: string, { client }: Person, body: object = {}) =>
  client.post(`/api/payments/${path}`, body);
const receiptsOf = async ({ client }: Person) =>
  (await client.get('/api/payments/receipts')).json<ReceiptsAnswer>().receipts;
const send = (body: string, signature: string) =>
  app.http.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    payload: body,
  });
async function deliver(notices: readonly Notice[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const { body, signature } of notices) statuses.push((await send(body, signature)).statusCode);
  return statuses;
}
async function goTo(days: number): Promise<void> {
  await app.database.pool.query(`update sessions set expires_at = '2030-01-01'`);
  clock.now = new Date(START.getTime() + days * DAY_MS);
}
async function opened(parent: Person, plan = 'family') {
  const asked = await press('create-checkout', parent, { plan });
  if (asked.statusCode !== 200) throw new Error(asked.body);
  return asked.json<CheckoutAnswer>();
}
/** Pays on Stripe's page; answers the subscription's name there. */
async function paidFor(parent: Person, plan = 'family'): Promise<string> {
  const { sessionId } = await opened(parent, plan);
  stripe.complete(sessionId);
  return stripe.subscriptionIds().at(-1) ?? '';
}

describe('a plan paid through Stripe', () => {
  test('begins with Stripe’s page and is there when the payer comes back, before any notice', async () => {
    const parent = await app.signUpParent();
    const { sessionId, url } = await opened(parent);
    expect(url).toContain('checkout.stripe.example');
    expect((await press('verify', parent, { sessionId })).json()).toMatchObject({ state: 'open' });
    stripe.complete(sessionId);
    const verified = await press('verify', parent, { sessionId });
    expect(verified.json()).toMatchObject({
      state: 'complete',
      subscription: { plan: 'family', status: 'trialing', card: { brand: 'visa', last4: '4242' } },
    });
    expect(await deliver(stripe.take())).toEqual([200, 200]);
    expect((await subscriptionOf(parent)).subscription?.trialEndsAt).toBe('2026-11-27T15:00:00.000Z');
  });

  test('asks Stripe for each price and each checkout once, however often they are pressed for', async () => {
    const parent = await app.signUpParent();
    const before = stripe.calls.length;
    const [one, two] = await Promise.all([opened(parent, 'coop'), opened(parent, 'coop')]);
    await opened(parent, 'coop');
    expect(one.sessionId).toBe(two.sessionId);
    const made = stripe.calls.slice(before);
    expect(made.filter((call) => call.endsWith('/prices')).length).toBeLessThanOrEqual(1);
  });

  test('is what the notices say, in any order and however often they come', async () => {
    const parent = await app.signUpParent();
    const id = await paidFor(parent);
    await goTo(7);
    stripe.renew(id, 'paid');
    const notices = stripe.take();
    const late = notices.map((notice) => ({ ...notice, signature: stripe.sign(notice.body) }));
    await deliver([...late.toReversed(), ...late, ...late.toReversed()]);
    expect(await subscriptionOf(parent)).toMatchObject({
      plan: 'family',
      subscription: { status: 'active' },
    });
    expect(await receiptsOf(parent)).toMatchObject([{ cents: 2_900, status: 'paid' }]);
    const letters = (await app.mailed()).filter(({ to }) => to === parent.user.email);
    expect(letters.filter(({ subject }) => subject.startsWith('Receipt'))).toHaveLength(1);
  });

  test('is cancelled, resumed, changed and given back at Stripe, and the notices that follow change nothing more', async () => {
    const parent = await app.signUpParent();
    const id = await paidFor(parent);
    await deliver(stripe.take());
    expect((await press('subscription/cancel', parent)).json().subscription.isCancelled).toBe(true);
    expect((await press('subscription/resume', parent)).json().subscription.isCancelled).toBe(false);
    await goTo(7);
    stripe.renew(id, 'paid');
    await deliver(stripe.take().map((notice) => ({ ...notice, signature: stripe.sign(notice.body) })));
    await goTo(8);
    const changed = await press('subscription/change', parent, { plan: 'coop', interval: 'month' });
    expect(changed.json()).toMatchObject({ plan: 'coop', allows: { children: null } });
    await deliver(stripe.take());
    expect(await receiptsOf(parent)).toMatchObject([{ cents: 1_234, plan: 'coop' }, { cents: 2_900 }]);
    const ended = await press('refund', parent);
    expect(ended.json()).toMatchObject({ plan: 'free', subscription: { status: 'ended' } });
    const settled = await receiptsOf(parent);
    expect(settled).toMatchObject([{ status: 'refunded' }, { status: 'refunded' }]);
    await deliver(stripe.take());
    expect(await subscriptionOf(parent)).toMatchObject({ plan: 'free', subscription: { status: 'ended' } });
    expect(await receiptsOf(parent)).toEqual(settled);
  });

  test('past due at Stripe keeps everything here; ended there, it is over here', async () => {
    const parent = await app.signUpParent();
    const id = await paidFor(parent);
    await deliver(stripe.take());
    await goTo(7);
    stripe.renew(id, 'failed');
    await deliver(stripe.take());
    expect(await subscriptionOf(parent)).toMatchObject({
      plan: 'family',
      subscription: { status: 'past-due' },
    });
    expect((await app.mailed()).some(({ to }) => to === parent.user.email)).toBe(true);
  });

  test('given back in full on Stripe’s own pages is given back here, and a part of it is not', async () => {
    const [whole, part] = [await app.signUpParent(), await app.signUpParent()];
    for (const [parent, cents] of [
      [whole, undefined],
      [part, 100],
    ] as const) {
      const id = await paidFor(parent);
      await deliver(stripe.take());
      stripe.renew(id, 'paid');
      stripe.refundByHand(id, cents);
      await deliver(stripe.take());
    }
    expect(await receiptsOf(whole)).toMatchObject([{ status: 'refunded', cents: 2_900 }]);
    expect(await receiptsOf(part)).toMatchObject([{ status: 'paid', cents: 2_900 }]);
  });
});

describe('a notice', () => {
  test('that is forged, altered, unsigned or kept too long is refused and changes nothing', async () => {
    const parent = await app.signUpParent();
    await paidFor(parent);
    const [notice] = stripe.take();
    if (notice === undefined) throw new Error('Stripe said nothing');
    const { body, signature } = notice;
    const nowS = Math.floor(clock.now.getTime() / 1000);
    for (const [sent, signed] of [
      [body, stripe.sign(body, nowS, 'whsec_somebody_else')],
      [body.replace('trialing', 'active'), signature],
      [body, stripe.sign(body, nowS - 301)],
      [body, ''],
      [body, 't=1,v1=00'],
      ['', stripe.sign('', nowS)],
    ] as const) {
      const answer = await send(sent, signed);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'webhook-refused']);
    }
    expect((await subscriptionOf(parent)).subscription).toBeNull();
    expect((await send(body, signature)).statusCode).toBe(200);
    expect((await subscriptionOf(parent)).subscription).not.toBeNull();
  });

  test('of something we do not deal in, of a stranger’s subscription or of a family that is gone is taken quietly', async () => {
    const parent = await app.signUpParent();
    await paidFor(parent);
    const [notice] = stripe.take();
    const told = JSON.parse(notice?.body ?? '{}') as { data: { object: { metadata: object } } };
    for (const change of [
      { type: 'payout.paid' },
      { id: 'evt_none', data: { object: { ...told.data.object, id: 'sub_x', metadata: {} } } },
      {
        id: 'evt_gone',
        data: {
          object: {
            ...told.data.object,
            id: 'sub_y',
            metadata: { familyId: '00000000-0000-4000-8000-000000000000' },
          },
        },
      },
      {
        id: 'evt_odd',
        data: { object: { ...told.data.object, id: 'sub_z', metadata: { familyId: `' or 1` } } },
      },
    ]) {
      const body = JSON.stringify({ ...told, ...change });
      expect((await send(body, stripe.sign(body))).statusCode).toBe(200);
    }
    expect((await subscriptionOf(parent)).subscription).toBeNull();
  });
});

describe('Stripe away', () => {
  test.each(['overloaded', 'silent'] as const)(
    '(%s) is said in plain words, and nothing is half-written',
    async (manner) => {
      const parent = await app.signUpParent();
      stripe.behaves(manner);
      const refused = await press('create-checkout', parent, { plan: 'founders' });
      expect([refused.statusCode, refused.json().code]).toEqual([503, 'payments-unavailable']);
      const { rowCount } = await app.database.pool.query(
        'select 1 from billing_checkouts c join users u on u.family_id = c.family_id where u.id = $1',
        [parent.user.id],
      );
      expect(rowCount).toBe(0);
      stripe.behaves('well');
      const id = await paidFor(parent, 'founders');
      await deliver(stripe.take());
      stripe.behaves(manner);
      expect((await press('subscription/cancel', parent)).json().code).toBe('payments-unavailable');
      expect((await subscriptionOf(parent)).subscription?.isCancelled).toBe(false);
      expect(id).not.toBe('');
    },
    60_000,
  );

  test('and a card it declines change nothing', async () => {
    const parent = await app.signUpParent();
    const id = await paidFor(parent);
    stripe.renew(id, 'paid');
    await deliver(stripe.take());
    stripe.behaves('declining');
    const refused = await press('subscription/change', parent, { plan: 'coop', interval: 'month' });
    expect([refused.statusCode, refused.json().code]).toEqual([402, 'card-declined']);
    expect((await subscriptionOf(parent)).plan).toBe('family');
  });
});
