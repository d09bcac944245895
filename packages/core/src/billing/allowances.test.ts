import { PAST_DUE_DAYS, PLANS, type PaidPlanId } from '@ori/contracts/billing-plans';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allowancesOf, type HeldPlan, isInForce } from './allowances.ts';
import { placeHolders } from './places.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const END = new Date('2026-12-01T00:00:00Z');
const days = (count: number) => new Date(END.getTime() + count * DAY_MS);
const held = (plan: PaidPlanId, more: Partial<HeldPlan> = {}): HeldPlan => ({
  plan,
  status: 'active',
  periodEndsAt: END,
  isCancelled: false,
  pastDueSince: null,
  ...more,
});

describe('what is allowed', () => {
  test('without a plan is the free plan: one child, no classroom tools', () => {
    expect(allowancesOf([], END)).toEqual({ plan: 'free', children: 1, hasClassroomTools: false });
  });
  test.each(['family', 'coop', 'teacher', 'founders'] as const)(
    'with %s is what the table of plans says',
    (plan) => {
      const { children, hasClassroomTools } = PLANS[plan];
      expect(allowancesOf([held(plan)], days(-1))).toEqual({ plan, children, hasClassroomTools });
    },
  );
  test('is never less than the free plan, whatever is held', () => {
    const anyHeld = fc.record({
      plan: fc.constantFrom<PaidPlanId>('family', 'coop', 'teacher', 'founders'),
      status: fc.constantFrom('trialing' as const, 'active' as const, 'past-due' as const, 'ended' as const),
      periodEndsAt: fc.integer({ min: -40, max: 40 }).map(days),
      isCancelled: fc.boolean(),
      pastDueSince: fc.option(fc.integer({ min: -40, max: 0 }).map(days)),
    });
    fc.assert(
      fc.property(fc.array(anyHeld, { maxLength: 4 }), (all) => {
        const { children } = allowancesOf(all, END);
        expect(children === null || children >= 1).toBe(true);
      }),
    );
  });
  test('lasts 14 days after a payment that failed, to the moment', () => {
    const due = held('family', { status: 'past-due', pastDueSince: END });
    expect(isInForce(due, new Date(days(PAST_DUE_DAYS).getTime() - 1))).toBe(true);
    expect(isInForce(due, days(PAST_DUE_DAYS))).toBe(false);
  });
  test('ends with the period where it was cancelled, and waits where the provider is late', () => {
    expect(isInForce(held('family', { isCancelled: true }), days(-1))).toBe(true);
    expect(isInForce(held('family', { isCancelled: true }), END)).toBe(false);
    expect(isInForce(held('family'), days(13))).toBe(true);
    expect(isInForce(held('family'), days(14))).toBe(false);
  });
  test('is over at once where the plan ended', () => {
    expect(isInForce(held('coop', { status: 'ended' }), days(-5))).toBe(false);
  });
});

describe('places', () => {
  const children = fc
    .uniqueArray(fc.record({ id: fc.uuid(), added: fc.nat(9), chosen: fc.option(fc.nat(9)) }), {
      selector: ({ id }) => id,
      maxLength: 8,
    })
    .map((all) =>
      all.map(({ id, added, chosen }) => ({
        id,
        addedAt: days(added),
        chosenAt: chosen === null ? null : days(chosen),
      })),
    );

  test('go to as many as there are places, and to everybody where there are enough', () => {
    fc.assert(
      fc.property(children, fc.option(fc.nat(6)), (all, places) => {
        expect(placeHolders(all, places).size).toBe(Math.min(all.length, places ?? all.length));
      }),
    );
  });
  test('go to those the parents chose before the others, and among equals to who is longest here', () => {
    fc.assert(
      fc.property(children, fc.nat(6), (all, places) => {
        const holders = placeHolders(all, places);
        const [inside, outside] = [
          all.filter(({ id }) => holders.has(id)),
          all.filter(({ id }) => !holders.has(id)),
        ];
        for (const held of inside)
          for (const resting of outside) {
            expect(held.chosenAt !== null || resting.chosenAt === null).toBe(true);
            if ((held.chosenAt === null) === (resting.chosenAt === null))
              expect(held.addedAt.getTime()).toBeLessThanOrEqual(resting.addedAt.getTime());
          }
      }),
    );
  });
  test('do not depend on the order in which children are listed', () => {
    fc.assert(
      fc.property(children, fc.nat(6), (all, places) => {
        expect(placeHolders(all.toReversed(), places)).toEqual(placeHolders(all, places));
      }),
    );
  });
});
