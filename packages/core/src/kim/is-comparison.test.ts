import { RELATIONS } from '@ori/contracts/kim-names';
import { expect, it } from 'vitest';
import { isComparison } from './is-comparison.ts';

it('holds analogies and resonances for comparisons, and nothing that says how an idea came about', () => {
  expect(RELATIONS.filter(isComparison)).toEqual(['analogy', 'symbolic-resonance']);
  expect(isComparison(null)).toBe(false);
});
