import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/app.ts';
import { lettersTo, pressPayments, receiptsOf, subscriptionOf } from '../../testing/paid-people.ts';
import { type Fields, itemOf, listOf, priceIn, withItem } from '../../testing/stripe-objects.ts';
import { openStripeShop, type StripeShop } from '../../testing/stripe-shop.ts';

let shop: StripeShop;
beforeAll(async () => {
  shop = await openStripeShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.startAfresh());

const DAY_S = 24 * 60 * 60;
/** A price somebody made at Stripe: it names no plan of ours. */
const strange = (found: Fields): Fields => ({ ...priceIn(found), id: 'price_by_hand', metadata: {} });

/** A family with a plan that Stripe told of. */
async function paying(plan = 'family'): Promise<{ parent: Person; id: string }> {
  const parent = await shop.app.signUpParent();
  const id = await shop.paidFor(parent, plan);
  await shop.deliver(shop.stripe.take());
  return { parent, id };
}

async function byHand(id: string, change: (found: Fields) => Fields): Promise<void> {
  shop.stripe.changeByHand(id, change);
  expect(await shop.deliver(shop.stripe.take())).toEqual([200]);
}
const shownOf = async (parent: Person) => (await subscriptionOf(parent)).subscription;

describe('a subscription changed on Stripe’s own pages', () => {
  test('to another of our prices is that plan here, and to one of nobody’s stays what it was', async () => {
    const { id: other } = await paying('coop');
    const coop = priceIn(shop.stripe.seen(other));
    const { parent, id } = await paying();
    await byHand(id, (found) => withItem(found, { price: coop }));
    expect(await subscriptionOf(parent)).toMatchObject({ plan: 'coop', allows: { children: null } });
    await byHand(id, (found) => withItem(found, { price: strange(found) }));
    expect(await subscriptionOf(parent)).toMatchObject({
      plan: 'coop',
      subscription: { status: 'trialing' },
    });
  });

  test('to a price of nobody’s is still heard to fail and to end', async () => {
    const { parent, id } = await paying();
    await byHand(id, (found) => ({ ...withItem(found, { price: strange(found) }), status: 'past_due' }));
    expect((await shownOf(parent))?.status).toBe('past-due');
    await byHand(id, (found) => ({ ...found, status: 'canceled' }));
    expect(await subscriptionOf(parent)).toMatchObject({ plan: 'free', subscription: { status: 'ended' } });
  });

  test('to twice as much says what was paid; a change of plan here asks for one again', async () => {
    const { parent, id } = await paying();
    await byHand(id, (found) => withItem(found, { quantity: 2 }));
    expect(await subscriptionOf(parent)).toMatchObject({ plan: 'family', allows: { children: 5 } });
    await pressPayments('subscription/change', parent, { plan: 'coop', interval: 'month' });
    expect(itemOf(shop.stripe.seen(id))['quantity']).toBe(1);
    expect((await subscriptionOf(parent)).plan).toBe('coop');
  });

  test('with something else put before the plan is still heard as the plan', async () => {
    const { id: other } = await paying('coop');
    const { parent, id } = await paying();
    await byHand(id, (found) => {
      const beside = { ...itemOf(found), id: 'si_beside', price: strange(found) };
      const plan = { ...itemOf(found), price: priceIn(shop.stripe.seen(other)) };
      return { ...found, items: listOf([beside, plan], '/v1/subscription_items') };
    });
    expect((await subscriptionOf(parent)).plan).toBe('coop');
  });

  test('to end on a day says the day, and is taken up again here with one press', async () => {
    const { parent, id } = await paying();
    const day = Math.floor(shop.clock.now.getTime() / 1000) + 5 * DAY_S;
    await byHand(id, (found) => ({ ...found, cancel_at: day }));
    const until = new Date(day * 1000).toISOString();
    expect(await shownOf(parent)).toMatchObject({ isCancelled: true, periodEndsAt: until });
    const resumed = await pressPayments('subscription/resume', parent);
    expect(resumed.json()).toMatchObject({ subscription: { isCancelled: false } });
    expect(resumed.json().subscription.periodEndsAt).not.toBe(until);
    await shop.deliver(shop.stripe.take());
    expect((await shownOf(parent))?.isCancelled).toBe(false);
  });

  test('to be paid with another card names that card', async () => {
    const { parent, id } = await paying();
    await byHand(id, (found) => ({ ...found, default_payment_method: 'pm_1881' }));
    expect((await shownOf(parent))?.card).toEqual({ brand: 'visa', last4: '1881' });
  });

  test('to more free days announces their new end, too, and once', async () => {
    const { parent, id } = await paying();
    const remind = async () => {
      for (const { run } of shop.app.services.billing.service.jobs) await run();
      return (await lettersTo(shop.app, parent)).filter((subject) =>
        subject.startsWith('Your free days end'),
      );
    };
    await shop.goTo(6);
    expect(await remind()).toHaveLength(1);
    const later = Math.floor(shop.clock.now.getTime() / 1000) + 2 * DAY_S;
    const longer = (found: Fields) => ({ ...found, trial_end: later });
    shop.stripe.changeByHand(id, (found) => withItem(longer(found), { current_period_end: later }));
    await shop.deliver(shop.stripe.take());
    expect(await remind()).toHaveLength(2);
    expect(await remind()).toHaveLength(2);
    expect(await receiptsOf(parent)).toEqual([]);
  });
});
