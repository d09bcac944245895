import { MONEY_BACK_DAYS } from '@ori/contracts/billing-plans';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isReminderDue, periodEndAfter, trialEnd } from './dates.ts';
import type { FoldedSubscription } from './fold-events.ts';
import { moneyBackUntil } from './money-back.ts';
import { nextTestStep, priceOf, prorated } from './test-gateway.ts';

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

test('a change costs whole cents, never less than nothing and never more than the new price', () => {
  const to = fc.constantFrom(
    { plan: 'family' as const, interval: 'month' as const },
    { plan: 'coop' as const, interval: 'month' as const },
    { plan: 'founders' as const, interval: 'month' as const },
    { plan: 'founders' as const, interval: 'year' as const },
  );
  fc.assert(
    fc.property(to, fc.integer({ min: 0, max: 30 * 24 }), (wish, hours) => {
      const cents = prorated(subscription, wish, subscription.startedAt + hours * 3_600_000);
      expect(Number.isInteger(cents)).toBe(true);
      expect(cents).toBeGreaterThanOrEqual(0);
      expect(cents).toBeLessThanOrEqual(priceOf(wish.plan, wish.interval));
    }),
  );
  expect(prorated({ ...subscription, status: 'trialing' }, { plan: 'coop', interval: 'month' }, 0)).toBe(0);
});
