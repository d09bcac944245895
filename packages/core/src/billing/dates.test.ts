import { MONEY_BACK_DAYS } from '@ori/contracts/billing-plans';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isReminderDue, periodEndAfter, trialEnd } from './dates.ts';
import type { FoldedSubscription } from './fold-events.ts';
import { moneyBackUntil } from './money-back.ts';
import { changed, nextTestStep, priceOf, withCard } from './test-gateway.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const day = (text: string) => new Date(`${text}T12:30:00Z`);
const moment = fc.date({ min: day('2020-01-01'), max: day('2040-01-01'), noInvalidDate: true });

test('periods keep their day of the month, and the month’s last where it has fewer', () => {
  const ends: string[] = [];
  let last = day('2027-12-31');
  for (let count = 0; count < 4; count += 1) {
    last = periodEndAfter(day('2027-12-31'), last, 'month');
    ends.push(last.toISOString());
  }
  expect(ends.map((end) => end.slice(0, 16))).toEqual([
    '2028-01-31T12:30',
    '2028-02-29T12:30',
    '2028-03-31T12:30',
    '2028-04-30T12:30',
  ]);
  expect(periodEndAfter(day('2028-02-29'), day('2028-02-29'), 'year')).toEqual(day('2029-02-28'));
});

test('a period’s end is always later, and by no more than a period', () => {
  fc.assert(
    fc.property(
      moment,
      fc.nat(3_000),
      fc.constantFrom('month' as const, 'year' as const),
      (anchor, later, interval) => {
        const after = new Date(anchor.getTime() + later * DAY_MS);
        const end = periodEndAfter(anchor, after, interval);
        const longest = interval === 'year' ? 366 : 31;
        expect(end.getTime()).toBeGreaterThan(after.getTime());
        expect(end.getTime() - after.getTime()).toBeLessThanOrEqual(longest * DAY_MS);
      },
    ),
  );
});

test('the reminder is due from two days before the free days end until they do', () => {
  const end = trialEnd(day('2026-11-20'));
  expect(end).toEqual(day('2026-11-27'));
  expect(isReminderDue(end, new Date(day('2026-11-25').getTime() - 1))).toBe(false);
  expect(isReminderDue(end, day('2026-11-25'))).toBe(true);
  expect(isReminderDue(end, end)).toBe(false);
});

test('money comes back for 30 days from the first payment, and once', () => {
  const first = { status: 'paid' as const, at: day('2026-11-01') };
  const second = { status: 'paid' as const, at: day('2026-12-01') };
  const until = new Date(first.at.getTime() + MONEY_BACK_DAYS * DAY_MS);
  expect(moneyBackUntil([], first.at)).toBeNull();
  expect(moneyBackUntil([{ ...first, status: 'failed' }], first.at)).toBeNull();
  expect(moneyBackUntil([second, first], until)).toEqual(until);
  expect(moneyBackUntil([second, first], new Date(until.getTime() + 1))).toBeNull();
  expect(moneyBackUntil([first, { ...second, status: 'refunded' }], first.at)).toBeNull();
});

const subscription: FoldedSubscription = {
  customer: null,
  plan: 'family',
  interval: 'month',
  status: 'active',
  startedAt: day('2026-11-01').getTime(),
  trialEndsAt: null,
  periodEndsAt: day('2026-12-01').getTime(),
  isCancelled: false,
  card: { brand: 'visa', last4: '4242' },
  asOf: day('2026-11-01').getTime(),
  pastDueSince: null,
  endedAt: null,
};

test('the built-in gateway does nothing before its time, and ends what was cancelled without a payment', () => {
  expect(nextTestStep(subscription, subscription.periodEndsAt - 1)).toBeNull();
  const ended = nextTestStep({ ...subscription, isCancelled: true }, subscription.periodEndsAt);
  expect(ended).toMatchObject({ facts: { status: 'ended' }, payment: null });
  expect(nextTestStep({ ...subscription, status: 'ended' }, day('2030-01-01').getTime())).toBeNull();
});

const offers = fc.constantFrom(
  { plan: 'family' as const, interval: 'month' as const },
  { plan: 'coop' as const, interval: 'month' as const },
  { plan: 'founders' as const, interval: 'month' as const },
  { plan: 'founders' as const, interval: 'year' as const },
);
const LONGEST_MS = { month: 31 * DAY_MS, year: 366 * DAY_MS };
const SHORTEST_MS = { month: 28 * DAY_MS, year: 365 * DAY_MS };
/** What is left of a period in cents, as a change reckons it. */
function worthOf({ plan, interval, periodEndsAt }: FoldedSubscription, now: number): number {
  const lengthMs = (interval === 'year' ? 365 : 30) * DAY_MS;
  return priceOf(plan, interval) * Math.min(1, (periodEndsAt - now) / lengthMs);
}
/** A subscription somewhere within a period that was paid for, however it came there. */
const within = fc
  .record({ held: offers, started: moment, hours: fc.nat(24 * 27), periods: fc.nat(14) })
  .map(({ held, started, hours, periods }) => {
    let end = started;
    let begun = started;
    for (let count = 0; count <= periods; count += 1) {
      begun = end;
      end = periodEndAfter(started, end, held.interval);
    }
    const [startedAt, periodEndsAt] = [started.getTime(), end.getTime()];
    return {
      state: { ...subscription, ...held, startedAt, periodEndsAt },
      now: begun.getTime() + hours * 3_600_000,
    };
  });

test('a change costs whole cents, never less than nothing and never more than the new price', () => {
  fc.assert(
    fc.property(within, offers, ({ state, now }, to) => {
      const { cents } = changed(state, to, now);
      expect(Number.isInteger(cents)).toBe(true);
      expect(cents).toBeGreaterThanOrEqual(0);
      expect(cents).toBeLessThanOrEqual(priceOf(to.plan, to.interval));
    }),
  );
  const free = changed({ ...subscription, status: 'trialing' }, { plan: 'coop', interval: 'month' }, 0);
  expect(free).toEqual({ cents: 0, periodEndsAt: subscription.periodEndsAt });
});

test('a change loses nothing that was paid for: what is left is worth as much as before, and what was paid now', () => {
  fc.assert(
    fc.property(within, offers, ({ state, now }, to) => {
      const { cents, periodEndsAt } = changed(state, to, now);
      const after = { ...state, ...to, periodEndsAt };
      const full = priceOf(to.plan, to.interval);
      expect(worthOf(after, now)).toBeGreaterThanOrEqual(Math.min(full, worthOf(state, now) + cents) - 1);
      if (to.interval === state.interval) expect(periodEndsAt).toBeGreaterThanOrEqual(state.periodEndsAt);
    }),
  );
});

test('after any change every payment buys a whole period', () => {
  fc.assert(
    fc.property(within, offers, ({ state, now }, to) => {
      const { periodEndsAt } = changed(state, to, now);
      let after: FoldedSubscription = { ...state, ...to, periodEndsAt };
      for (let count = 0; count < 4; count += 1) {
        const step = nextTestStep(after, after.periodEndsAt);
        const lengthMs = (step?.facts.periodEndsAt ?? 0) - after.periodEndsAt;
        expect(step?.payment?.outcome).toBe('paid');
        expect(lengthMs).toBeGreaterThanOrEqual(SHORTEST_MS[to.interval]);
        expect(lengthMs).toBeLessThanOrEqual(LONGEST_MS[to.interval]);
        after = { ...after, ...step?.facts };
      }
    }),
  );
});

test('another card pays what is overdue, from where the paid time ended, and otherwise takes nothing', () => {
  const card = { brand: 'visa', last4: '4444' };
  expect(withCard(subscription, card, subscription.asOf)).toMatchObject({
    facts: { card, status: 'active', periodEndsAt: subscription.periodEndsAt },
    payment: null,
  });
  const overdue = { ...subscription, status: 'past-due' as const };
  expect(withCard(overdue, card, day('2026-12-09').getTime())).toMatchObject({
    facts: { card, status: 'active', periodEndsAt: day('2027-01-01').getTime() },
    payment: { cents: 2_900, outcome: 'paid' },
  });
});
