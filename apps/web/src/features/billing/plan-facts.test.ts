import { PLAN_IDS, PLANS } from '@ori/contracts/billing-plans';
import { expect, test } from 'vitest';
import { LISTED, wishIn, yearSaves } from './plan-facts.ts';

const wish = (query: string) => wishIn(new URLSearchParams(query));

test('lists every plan once', () => {
  expect([...LISTED].toSorted()).toEqual([...PLAN_IDS].toSorted());
});

test('counts what a year saves from the prices themselves', () => {
  expect(yearSaves(PLANS.founders)).toBe(10_000);
  expect(yearSaves(PLANS.family)).toBeNull();
});

test('reads a plan from an address, by the interval it is really sold by', () => {
  expect(wish('plan=family&interval=month')).toEqual({ plan: 'family', interval: 'month' });
  expect(wish('plan=founders&interval=year')).toEqual({ plan: 'founders', interval: 'year' });
  expect(wish('plan=family&interval=year')).toEqual({ plan: 'family', interval: 'month' });
  expect(wish('plan=coop')).toEqual({ plan: 'coop', interval: 'month' });
});

test('takes nothing else for a wish to buy', () => {
  for (const query of ['', 'plan=free', 'plan=gold&interval=month', 'interval=year'])
    expect(wish(query)).toBeNull();
});
