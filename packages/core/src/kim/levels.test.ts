import { KIM_LEVELS } from '@ori/contracts/content';
import { expect, it } from 'vitest';
import { DEFAULT_KIM_LEVEL, showAncestry, showMythology, showSynthesis } from './levels.ts';

it('shows ancestry from awareness on', () => {
  expect(KIM_LEVELS.map(showAncestry)).toEqual([false, true, true, true]);
  expect(showAncestry(DEFAULT_KIM_LEVEL)).toBe(true);
});

it('shows synthesis from integrated on', () => {
  expect(KIM_LEVELS.map(showSynthesis)).toEqual([false, false, true, true]);
});

it('uses mythology from integrated on, and only with the toggle on', () => {
  expect(KIM_LEVELS.map((level) => showMythology(level, true))).toEqual([false, false, true, true]);
  expect(KIM_LEVELS.map((level) => showMythology(level, false))).toEqual([false, false, false, false]);
});
