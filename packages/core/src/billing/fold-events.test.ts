import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldEvents } from './fold-events.ts';
import type { ProviderEvent, SubscriptionState } from './provider-event.ts';

const facts = {
  customer: null,
  plan: 'family' as const,
  interval: 'month' as const,
  startedAt: 0,
  trialEndsAt: null,
  periodEndsAt: 1_000,
  isCancelled: false,
  card: null,
};
const base = (id: string, at: number, order = 0) => ({ id, familyId: null, subscription: 'sub', at, order });
const stands = (id: string, at: number, status: SubscriptionState, more = {}): ProviderEvent => ({
  ...base(id, at),
  kind: 'subscription',
  facts: { ...facts, status, ...more },
});
const pays = (
  id: string,
  at: number,
  ref: string,
  outcome: 'failed' | 'paid' | 'refunded',
  number = `N-${ref}`,
): ProviderEvent => ({
  ...base(id, at, 1),
  kind: 'payment',
  facts: { ref, number, cents: 2_900, currency: 'usd', outcome },
});

const unnamed = { plan: null, interval: null };

test('what names no plan stands for the one that was named before, and alone it is nothing', () => {
  const ended = stands('e', 3, 'ended', unnamed);
  expect(foldEvents([ended]).subscription).toBeNull();
  expect(foldEvents([ended, stands('a', 1, 'active', { plan: 'coop' })]).subscription).toMatchObject({
    plan: 'coop',
    interval: 'month',
    status: 'ended',
  });
});

const anyEvent: fc.Arbitrary<ProviderEvent> = fc
  .record({
    at: fc.integer({ min: 0, max: 5 }),
    kind: fc.constantFrom('stands', 'pays'),
    status: fc.constantFrom<SubscriptionState>('trialing', 'active', 'past-due', 'ended'),
    plan: fc.constantFrom('family', 'coop', null),
    ref: fc.constantFrom('a', 'b'),
    outcome: fc.constantFrom('failed' as const, 'paid' as const, 'refunded' as const),
  })
  // One name, one content: a provider that repeats itself says the same.
  .map(({ at, kind, status, plan, ref, outcome }) =>
    kind === 'stands'
      ? stands(`s-${at}-${status}-${plan}`, at, status, plan === null ? unnamed : { plan })
      : pays(`p-${at}-${ref}-${outcome}`, at, ref, outcome),
  );
const history = fc.array(anyEvent, { maxLength: 12 });
const inAnyOrder = history.chain((events) =>
  fc.tuple(
    fc.constant(events),
    fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 }),
  ),
);
const settled = (events: readonly ProviderEvent[]) => {
  const { subscription, payments } = foldEvents(events);
  return { subscription, payments: payments.toSorted((a, b) => (a.ref < b.ref ? -1 : 1)) };
};

test('comes to the same whatever the order and however often each event arrives', () => {
  fc.assert(
    fc.property(inAnyOrder, ([events, shaken]) => {
      expect(settled(shaken)).toEqual(settled(events));
    }),
  );
});

test('never revives what ended, and never takes back that a payment was given back', () => {
  fc.assert(
    fc.property(history, history, (before, after) => {
      const [first, both] = [foldEvents(before), foldEvents([...before, ...after])];
      const later = after.every(({ at }) => at > Math.max(-1, ...before.map((event) => event.at)));
      if (first.subscription?.status === 'ended' && later) expect(both.subscription?.status).toBe('ended');
      for (const { ref, status } of first.payments)
        if (status === 'refunded')
          expect(both.payments.find((each) => each.ref === ref)?.status).toBe('refunded');
    }),
  );
});

test('knows nothing of payments before it knows whose subscription it is', () => {
  expect(foldEvents([pays('p', 1, 'a', 'paid')])).toEqual({ subscription: null, payments: [] });
});

test('counts from the first failure how long a payment is due, and forgets it once paid', () => {
  const due = [stands('1', 1, 'active'), stands('2', 5, 'past-due'), stands('3', 9, 'past-due')];
  expect(foldEvents(due).subscription).toMatchObject({ status: 'past-due', pastDueSince: 5, asOf: 9 });
  const paid = foldEvents([...due, stands('4', 12, 'active')]);
  expect(paid.subscription).toMatchObject({ status: 'active', pastDueSince: null });
});

test('keeps the card and the payer that a later word leaves out', () => {
  const card = { brand: 'visa', last4: '4242' };
  const told = foldEvents([stands('1', 1, 'trialing', { card, customer: 'cus' }), stands('2', 2, 'active')]);
  expect(told.subscription).toMatchObject({ card, customer: 'cus' });
});

test('names a receipt and its amount by the payment, though the refund names neither, and by the plan of its day', () => {
  const { payments } = foldEvents([
    pays('3', 7, 'a', 'refunded', ''),
    stands('1', 1, 'active'),
    pays('2', 1, 'a', 'paid'),
    stands('4', 5, 'active', { plan: 'coop' }),
  ]);
  expect(payments).toMatchObject([{ number: 'N-a', status: 'refunded', plan: 'family', at: 1 }]);
});
