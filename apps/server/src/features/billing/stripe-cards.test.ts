import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/app.ts';
import { openCardPage, pressPayments, receiptsOf, subscriptionOf } from '../../testing/paid-people.ts';
import { openStripeShop, type StripeShop } from '../../testing/stripe-shop.ts';

let shop: StripeShop;
beforeAll(async () => {
  shop = await openStripeShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.startAfresh());

const shownOf = async (parent: Person) => (await subscriptionOf(parent)).subscription;
async function overdue(): Promise<Person> {
  const parent = await shop.app.signUpParent();
  const id = await shop.paidFor(parent);
  shop.stripe.renew(id, 'failed');
  await shop.deliver(shop.stripe.take());
  return parent;
}
const sessionOf = (url: string) => url.split('/').at(-1) ?? '';

describe('another card given at Stripe', () => {
  test('pays what is overdue when the payer comes back, before any notice, and once', async () => {
    const parent = await overdue();
    const ref = sessionOf(await openCardPage(parent));
    expect((await pressPayments('card/verify', parent, { ref })).json().subscription.status).toBe('past-due');
    shop.stripe.giveCard(ref, '4444');
    const before = shop.stripe.calls.length;
    const taken = await pressPayments('card/verify', parent, { ref });
    expect(taken.json().subscription).toMatchObject({ status: 'active', card: { last4: '4444' } });
    await pressPayments('card/verify', parent, { ref });
    await shop.deliver(shop.stripe.take());
    expect(shop.stripe.calls.slice(before).filter((call) => call.endsWith('/pay'))).toHaveLength(1);
    expect(await shownOf(parent)).toMatchObject({ status: 'active', card: { last4: '4444' } });
    expect(await receiptsOf(parent)).toMatchObject([{ cents: 2_900, status: 'paid' }]);
  });

  test('is taken by the notice when the payer never comes back', async () => {
    const parent = await overdue();
    shop.stripe.giveCard(sessionOf(await openCardPage(parent)), '4444');
    expect(await shop.deliver(shop.stripe.take())).toEqual([200]);
    await shop.deliver(shop.stripe.take());
    expect(await shownOf(parent)).toMatchObject({ status: 'active', card: { last4: '4444' } });
  });

  test('and refused is said to the payer; the notice is taken, so that it is not tried for ever', async () => {
    const parent = await overdue();
    const ref = sessionOf(await openCardPage(parent));
    shop.stripe.giveCard(ref, '0002');
    shop.stripe.behaves('declining');
    const refused = await pressPayments('card/verify', parent, { ref });
    expect([refused.statusCode, refused.json().code]).toEqual([402, 'card-declined']);
    expect(await shop.deliver(shop.stripe.take().slice(0, 1))).toEqual([200]);
    expect((await shownOf(parent))?.status).toBe('past-due');
  });

  test('does not come back once a later one is there', async () => {
    const parent = await overdue();
    const first = sessionOf(await openCardPage(parent));
    await shop.goTo(1);
    const later = sessionOf(await openCardPage(parent));
    shop.stripe.giveCard(later, '5555');
    await pressPayments('card/verify', parent, { ref: later });
    shop.stripe.giveCard(first, '1111');
    await pressPayments('card/verify', parent, { ref: first });
    expect((await shownOf(parent))?.card).toMatchObject({ last4: '5555' });
  });

  test('is not another family’s to take, and one that nobody knows is not found', async () => {
    const [parent, stranger] = [await overdue(), await overdue()];
    const ref = sessionOf(await openCardPage(parent));
    shop.stripe.giveCard(ref, '4444');
    for (const name of [ref, 'cs_nobody']) {
      const looked = await pressPayments('card/verify', stranger, { ref: name });
      expect([looked.statusCode, looked.json().code]).toEqual([404, 'not-found']);
    }
    expect((await shownOf(stranger))?.status).toBe('past-due');
  });
});
