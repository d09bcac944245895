import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pressPayments, receiptsOf, subscriptionOf } from '../../testing/paid-people.ts';
import { openStripeShop, type StripeShop } from '../../testing/stripe-shop.ts';

let shop: StripeShop;
beforeAll(async () => {
  shop = await openStripeShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.startAfresh());

describe('a plan paid through Stripe', () => {
  test('begins with Stripe’s page and is there when the payer comes back, before any notice', async () => {
    const parent = await shop.app.signUpParent();
    const { sessionId, url } = await shop.opened(parent);
    expect(url).toContain('checkout.stripe.example');
    expect((await pressPayments('verify', parent, { sessionId })).json()).toMatchObject({ state: 'open' });
    shop.stripe.complete(sessionId);
    const verified = await pressPayments('verify', parent, { sessionId });
    expect(verified.json()).toMatchObject({
      state: 'complete',
      subscription: { plan: 'family', status: 'trialing', card: { brand: 'visa', last4: '4242' } },
    });
    expect(await shop.deliver(shop.stripe.take())).toEqual([200, 200]);
    expect((await subscriptionOf(parent)).subscription?.trialEndsAt).toBe('2026-11-27T15:00:00.000Z');
  });

  test('asks Stripe for each price and each checkout once, however often they are pressed for', async () => {
    const parent = await shop.app.signUpParent();
    const before = shop.stripe.calls.length;
    const [one, two] = await Promise.all([shop.opened(parent, 'coop'), shop.opened(parent, 'coop')]);
    await shop.opened(parent, 'coop');
    expect(one.sessionId).toBe(two.sessionId);
    const made = shop.stripe.calls.slice(before);
    expect(made.filter((call) => call.endsWith('/prices')).length).toBeLessThanOrEqual(1);
  });

  test('is what the notices say, in any order and however often they come', async () => {
    const parent = await shop.app.signUpParent();
    const id = await shop.paidFor(parent);
    await shop.goTo(7);
    shop.stripe.renew(id, 'paid');
    const notices = shop.stripe.take();
    const late = notices.map((notice) => ({ ...notice, signature: shop.stripe.sign(notice.body) }));
    await shop.deliver([...late.toReversed(), ...late, ...late.toReversed()]);
    expect(await subscriptionOf(parent)).toMatchObject({
      plan: 'family',
      subscription: { status: 'active' },
    });
    expect(await receiptsOf(parent)).toMatchObject([{ cents: 2_900, status: 'paid' }]);
    const letters = (await shop.app.mailed()).filter(({ to }) => to === parent.user.email);
    expect(letters.filter(({ subject }) => subject.startsWith('Receipt'))).toHaveLength(1);
  });

  test('is cancelled, resumed, changed and given back at Stripe, and the notices that follow change nothing more', async () => {
    const parent = await shop.app.signUpParent();
    const id = await shop.paidFor(parent);
    await shop.deliver(shop.stripe.take());
    expect((await pressPayments('subscription/cancel', parent)).json().subscription.isCancelled).toBe(true);
    expect((await pressPayments('subscription/resume', parent)).json().subscription.isCancelled).toBe(false);
    await shop.goTo(7);
    shop.stripe.renew(id, 'paid');
    await shop.deliver(
      shop.stripe.take().map((notice) => ({ ...notice, signature: shop.stripe.sign(notice.body) })),
    );
    await shop.goTo(8);
    const changed = await pressPayments('subscription/change', parent, { plan: 'coop', interval: 'month' });
    expect(changed.json()).toMatchObject({ plan: 'coop', allows: { children: null } });
    await shop.deliver(shop.stripe.take());
    expect(await receiptsOf(parent)).toMatchObject([{ cents: 1_234, plan: 'coop' }, { cents: 2_900 }]);
    const ended = await pressPayments('refund', parent);
    expect(ended.json()).toMatchObject({ plan: 'free', subscription: { status: 'ended' } });
    const settled = await receiptsOf(parent);
    expect(settled).toMatchObject([{ status: 'refunded' }, { status: 'refunded' }]);
    await shop.deliver(shop.stripe.take());
    expect(await subscriptionOf(parent)).toMatchObject({ plan: 'free', subscription: { status: 'ended' } });
    expect(await receiptsOf(parent)).toEqual(settled);
  });

  test('past due at Stripe keeps everything here; ended there, it is over here', async () => {
    const parent = await shop.app.signUpParent();
    const id = await shop.paidFor(parent);
    await shop.deliver(shop.stripe.take());
    await shop.goTo(7);
    shop.stripe.renew(id, 'failed');
    await shop.deliver(shop.stripe.take());
    expect(await subscriptionOf(parent)).toMatchObject({
      plan: 'family',
      subscription: { status: 'past-due' },
    });
    expect((await shop.app.mailed()).some(({ to }) => to === parent.user.email)).toBe(true);
  });

  test('given back in full on Stripe’s own pages is given back here, and a part of it is not', async () => {
    const [whole, part] = [await shop.app.signUpParent(), await shop.app.signUpParent()];
    for (const [parent, cents] of [
      [whole, undefined],
      [part, 100],
    ] as const) {
      const id = await shop.paidFor(parent);
      await shop.deliver(shop.stripe.take());
      shop.stripe.renew(id, 'paid');
      shop.stripe.refundByHand(id, cents);
      await shop.deliver(shop.stripe.take());
    }
    expect(await receiptsOf(whole)).toMatchObject([{ status: 'refunded', cents: 2_900 }]);
    expect(await receiptsOf(part)).toMatchObject([{ status: 'paid', cents: 2_900 }]);
  });
});

describe('a notice', () => {
  test('that is forged, altered, unsigned or kept too long is refused and changes nothing', async () => {
    const parent = await shop.app.signUpParent();
    await shop.paidFor(parent);
    const [notice] = shop.stripe.take();
    if (notice === undefined) throw new Error('Stripe said nothing');
    const { body, signature } = notice;
    const nowS = Math.floor(shop.clock.now.getTime() / 1000);
    for (const [sent, signed] of [
      [body, shop.stripe.sign(body, nowS, 'whsec_somebody_else')],
      [body.replace('trialing', 'active'), signature],
      [body, shop.stripe.sign(body, nowS - 301)],
      [body, ''],
      [body, 't=1,v1=00'],
      ['', shop.stripe.sign('', nowS)],
    ] as const) {
      const answer = await shop.send(sent, signed);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'webhook-refused']);
    }
    expect((await subscriptionOf(parent)).subscription).toBeNull();
    expect((await shop.send(body, signature)).statusCode).toBe(200);
    expect((await subscriptionOf(parent)).subscription).not.toBeNull();
  });

  test('of something we do not deal in, of a stranger’s subscription or of a family that is gone is taken quietly', async () => {
    const parent = await shop.app.signUpParent();
    await shop.paidFor(parent);
    const [notice] = shop.stripe.take();
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
      expect((await shop.send(body, shop.stripe.sign(body))).statusCode).toBe(200);
    }
    expect((await subscriptionOf(parent)).subscription).toBeNull();
  });
});

describe('Stripe away', () => {
  test.each(['overloaded', 'silent'] as const)(
    '(%s) is said in plain words, and nothing is half-written',
    async (manner) => {
      const parent = await shop.app.signUpParent();
      shop.stripe.behaves(manner);
      const refused = await pressPayments('create-checkout', parent, { plan: 'founders' });
      expect([refused.statusCode, refused.json().code]).toEqual([503, 'payments-unavailable']);
      const { rowCount } = await shop.app.database.pool.query(
        'select 1 from billing_checkouts c join users u on u.family_id = c.family_id where u.id = $1',
        [parent.user.id],
      );
      expect(rowCount).toBe(0);
      shop.stripe.behaves('well');
      const id = await shop.paidFor(parent, 'founders');
      await shop.deliver(shop.stripe.take());
      shop.stripe.behaves(manner);
      expect((await pressPayments('subscription/cancel', parent)).json().code).toBe('payments-unavailable');
      expect((await subscriptionOf(parent)).subscription?.isCancelled).toBe(false);
      expect(id).not.toBe('');
    },
    60_000,
  );

  test('and a card it declines change nothing', async () => {
    const parent = await shop.app.signUpParent();
    const id = await shop.paidFor(parent);
    shop.stripe.renew(id, 'paid');
    await shop.deliver(shop.stripe.take());
    shop.stripe.behaves('declining');
    const refused = await pressPayments('subscription/change', parent, { plan: 'coop', interval: 'month' });
    expect([refused.statusCode, refused.json().code]).toEqual([402, 'card-declined']);
    expect((await subscriptionOf(parent)).plan).toBe('family');
  });
});
