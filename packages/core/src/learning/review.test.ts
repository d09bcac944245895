import fc from 'fast-check';
import { expect, it } from 'vitest';
import { afterCheck, newReviewCard, type CheckOutcome, type ReviewCard } from './review.ts';

const START = new Date('2026-03-01T12:00:00Z');
const DAY_MS = 86_400_000;
const outcome = fc.constantFrom<CheckOutcome>('good', 'hard', 'again');

function checks(outcomes: readonly CheckOutcome[]): { card: ReviewCard; days: number[] } {
  let [card, now] = [newReviewCard(START), START];
  const days: number[] = [];
  for (const one of outcomes) {
    card = afterCheck(card, one, now);
    days.push(Math.round((card.dueAt.getTime() - now.getTime()) / DAY_MS));
    now = card.dueAt;
  }
  return { card, days };
}

it('asks again after 0, 2 and 11 days when each check goes well', () => {
  expect(checks(['good', 'good', 'good']).days).toEqual([0, 2, 11]);
});

it('asks sooner after a check that went less well', () => {
  const [good = 0, hard = 0, again = 0] = (['good', 'hard', 'again'] as const).map((last) =>
    checks(['good', 'good', last]).days.at(-1),
  );
  expect(again).toBeLessThan(hard);
  expect(hard).toBeLessThan(good);
});

it('never waits longer than 180 days, however often it goes well', () => {
  expect(Math.max(...checks(Array<CheckOutcome>(12).fill('good')).days)).toBe(180);
});

it('stays within 180 days in whatever order checks go, and is the same every time', () => {
  fc.assert(
    fc.property(fc.array(outcome, { minLength: 1, maxLength: 12 }), (outcomes) => {
      const { card, days } = checks(outcomes);
      expect(Math.max(...days)).toBeLessThanOrEqual(180);
      expect(checks(outcomes)).toEqual({ card, days });
    }),
  );
});

it('goes through storage as plain data unchanged', () => {
  const { card } = checks(['good', 'good']);
  const stored = JSON.parse(JSON.stringify(card)) as Record<string, unknown>;
  const back = {
    ...card,
    ...stored,
    dueAt: new Date(String(stored['dueAt'])),
    lastReviewAt: new Date(String(stored['lastReviewAt'])),
  };
  expect(afterCheck(back, 'good', card.dueAt)).toEqual(afterCheck(card, 'good', card.dueAt));
});
