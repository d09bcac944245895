import { expect, it } from 'vitest';
import { givesAway } from './gives-away.ts';
import { step } from './item.ts';
import { integerItem } from './testing/spoken-items.ts';
import { text } from './text.ts';

const item = (prompt: string, nudge: string, first: string, answer: number) =>
  integerItem({ prompt: text(prompt), nudge: text(nudge), steps: [step(first, '…')] }, answer, []);

it('notices an answer in the nudge or in the first step', () => {
  expect(givesAway(item('3 × 4 = ?', 'Nearly 12.', '…', 12))).toBe(true);
  expect(givesAway(item('3 × 4 = ?', '…', '4 + 4 + 4 = 12', 12))).toBe(true);
  expect(givesAway(item('−3 − 4 = ?', '…', 'Seven is 7.', -7))).toBe(true);
});

it('lets a number pass that the question itself shows, or that is only part of another', () => {
  expect(givesAway(item('12 − 6 = ?', 'Take 6 away.', '…', 6))).toBe(false);
  expect(givesAway(item('1/2 = ?/4', 'Two parts: 2 each.', '…', 2))).toBe(false);
  expect(givesAway(item('3 × 4 = ?', '…', '120 is too much.', 12))).toBe(false);
});
