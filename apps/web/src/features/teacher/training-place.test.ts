import type { TrainingSummary } from '@ori/contracts/texts';
import { expect, it } from 'vitest';
import { nextPart, recordIn, stepsOf } from './training-place.ts';

const part = (slug: string, questionCount: number): TrainingSummary => ({
  kind: 'training',
  slug,
  title: slug,
  description: slug,
  minutes: 2,
  order: 1,
  task: { text: 'Look at it.', to: '/help', minutes: 3 },
  questionCount,
});
const PARTS = [part('one', 2), part('two', 1)];

it('a part is done when it was read and each question was answered', () => {
  const kept = { 'training.one': '2026-11-23 ab', 'training.two': '- a' };
  expect(stepsOf(PARTS[0]!, recordIn(kept, 'one'))).toEqual([true, true, true]);
  expect(stepsOf(PARTS[1]!, recordIn(kept, 'two'))).toEqual([false, true]);
});

it('one goes on with the first part that is not done, until all are', () => {
  expect(nextPart(PARTS, {})?.slug).toBe('one');
  expect(nextPart(PARTS, { 'training.one': '2026-11-23 ab' })?.slug).toBe('two');
  expect(nextPart(PARTS, { 'training.one': '2026-11-23 ab', 'training.two': '2026-11-24 b' })).toBeNull();
});
