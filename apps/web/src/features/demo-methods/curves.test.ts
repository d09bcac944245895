import { expect, it } from 'vitest';
import { masteryWay } from './mastery-way.ts';
import { planOf, rememberedOver } from './review-plan.ts';

it('plans the checks that the scheduler plans for a learner: after 0, 2 and 11 days when all goes well', () => {
  const waits = planOf(['good', 'good', 'good']).map(({ waitDays }) => Math.round(waitDays));
  expect(waits).toEqual([0, 2, 11]);
});

it('asks when nine in ten are still remembered, and starts again from all after each check', () => {
  const plan = planOf(['good', 'good', 'good', 'good']);
  const points = rememberedOver(plan);
  const last = points.slice(-25).map(([, chance]) => chance);
  expect(last[0]).toBeCloseTo(1, 6);
  expect(last.at(-1)).toBeGreaterThan(0.88);
  expect(last.at(-1)).toBeLessThan(0.92);
  expect(points.map(([day]) => day)).toEqual(points.map(([day]) => day).toSorted((a, b) => a - b));
});

const mastered = (way: ReturnType<typeof masteryWay>) => way.findIndex((standing) => standing.mastered);

it('holds back mastery until four answers were given alone and the last two were right', () => {
  expect(mastered(masteryWay(['right', 'right', 'right']))).toBe(-1);
  expect(mastered(masteryWay(Array.from({ length: 12 }, () => 'right' as const)))).toBeGreaterThanOrEqual(4);
  const helped = masteryWay(Array.from({ length: 12 }, () => 'helped' as const));
  expect(mastered(helped)).toBe(-1);
  expect(helped.at(-1)?.unaided).toBe(0);
});

it('keeps mastery once it is earned, and lowers the chance after a wrong answer', () => {
  const way = masteryWay([...Array.from({ length: 10 }, () => 'right' as const), 'wrong']);
  const [before, after] = way.slice(-2);
  expect(after?.mastered).toBe(true);
  expect(after?.chance).toBeLessThan(before?.chance ?? 0);
});
