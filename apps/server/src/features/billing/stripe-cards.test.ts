import type { CheckoutAnswer, ReceiptsAnswer } from '@ori/contracts/billing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../testing/app.ts';
import { openCardPage, subscriptionOf } from '../../testing/paid-people.ts';
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

const shownOf = async (parent: Person) => (await subscriptionOf(parent)).subscription;
async function overdue(): Promise<Person> {
  const parent = await app.signUpParent();
  const id = await paidFor(parent);
  stripe.renew(id, 'failed');
  await deliver(stripe.take());
  return parent;
}
const sessionOf = (url: string) => url.split('/').at(-1) ?? '';

describe('another card given at Stripe', () => {
  test('pays what is overdue when the payer comes back, before any notice, and once', async () => {
    const parent = await overdue();
    const ref = sessionOf(await openCardPage(parent));
    expect((await press('card/verify', parent, { ref })).json().subscription.status).toBe('past-due');
    stripe.giveCard(ref, '4444');
    const before = stripe.calls.length;
    const taken = await press('card/verify', parent, { ref });
    expect(taken.json().subscription).toMatchObject({ status: 'active', card: { last4: '4444' } });
    await press('card/verify', parent, { ref });
    await deliver(stripe.take());
    expect(stripe.calls.slice(before).filter((call) => call.endsWith('/pay'))).toHaveLength(1);
    expect(await shownOf(parent)).toMatchObject({ status: 'active', card: { last4: '4444' } });
    expect(await receiptsOf(parent)).toMatchObject([{ cents: 2_900, status: 'paid' }]);
  });

  test('is taken by the notice when the payer never comes back', async () => {
    const parent = await overdue();
    stripe.giveCard(sessionOf(await openCardPage(parent)), '4444');
    expect(await deliver(stripe.take())).toEqual([200]);
    await deliver(stripe.take());
    expect(await shownOf(parent)).toMatchObject({ status: 'active', card: { last4: '4444' } });
  });

  test('and refused is said to the payer; the notice is taken, so that it is not tried for ever', async () => {
    const parent = await overdue();
    const ref = sessionOf(await openCardPage(parent));
    stripe.giveCard(ref, '0002');
    stripe.behaves('declining');
    const refused = await press('card/verify', parent, { ref });
    expect([refused.statusCode, refused.json().code]).toEqual([402, 'card-declined']);
    expect(await deliver(stripe.take().slice(0, 1))).toEqual([200]);
    expect((await shownOf(parent))?.status).toBe('past-due');
  });

  test('does not come back once a later one is there', async () => {
    const parent = await overdue();
    const first = sessionOf(await openCardPage(parent));
    await goTo(1);
    const later = sessionOf(await openCardPage(parent));
    stripe.giveCard(later, '5555');
    await press('card/verify', parent, { ref: later });
    stripe.giveCard(first, '1111');
    await press('card/verify', parent, { ref: first });
    expect((await shownOf(parent))?.card).toMatchObject({ last4: '5555' });
  });

  test('is not another family’s to take, and one that nobody knows is not found', async () => {
    const [parent, stranger] = [await overdue(), await overdue()];
    const ref = sessionOf(await openCardPage(parent));
    stripe.giveCard(ref, '4444');
    for (const name of [ref, 'cs_nobody']) {
      const looked = await press('card/verify', stranger, { ref: name });
      expect([looked.statusCode, looked.json().code]).toEqual([404, 'not-found']);
    }
    expect((await shownOf(stranger))?.status).toBe('past-due');
  });
});
