import { describe, expect, it } from 'vitest';
import { aside, landing, moved } from './ordering.ts';

/** Three cards of 50, 80 and 50 pixels, ten pixels apart. */
const BOXES = [
  { top: 0, height: 50 },
  { top: 60, height: 80 },
  { top: 150, height: 50 },
];

describe('a card that is moved', () => {
  it('lies in its new place, and the others keep their order', () => {
    expect(moved([0, 1, 2, 3], 0, 2)).toEqual([1, 2, 0, 3]);
    expect(moved([0, 1, 2, 3], 3, 1)).toEqual([0, 3, 1, 2]);
    expect(moved([0, 1], 1, 1)).toEqual([0, 1]);
  });

  it('lands below those whose middles it passed, and never beyond the ends', () => {
    expect(landing(BOXES, 0, 10)).toBe(0);
    expect(landing(BOXES, 0, 80)).toBe(1);
    expect(landing(BOXES, 0, 5000)).toBe(2);
    expect(landing(BOXES, 2, -5000)).toBe(0);
  });

  it('makes those between stand aside by its own height and the gap', () => {
    expect([0, 1, 2].map((index) => aside(BOXES, 0, 2, index))).toEqual([0, -60, -60]);
    expect([0, 1, 2].map((index) => aside(BOXES, 2, 1, index))).toEqual([0, 60, 0]);
    expect([0, 1, 2].map((index) => aside(BOXES, 1, 1, index))).toEqual([0, 0, 0]);
  });
});
