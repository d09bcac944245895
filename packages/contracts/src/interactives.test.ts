import { describe, expect, it } from 'vitest';
import { INTERACTIVES, isInteractive } from './interactives.ts';

describe('the interactive figures', () => {
  it('are known by their own names only', () => {
    expect(isInteractive('fair-shares')).toBe(true);
    expect(isInteractive('toString')).toBe(false);
    expect(isInteractive('valueOf')).toBe(false);
    expect(isInteractive('fair-share')).toBe(false);
  });

  it('refuse a fraction with more parts shaded than it has, and props nobody reads', () => {
    const bars = INTERACTIVES['fraction-bars'];
    const props = { first: { parts: 2, shaded: 1 }, second: { parts: 3, shaded: 1 }, cuts: [6, 12] };
    expect(bars.safeParse(props).success).toBe(true);
    expect(bars.safeParse({ ...props, second: { parts: 3, shaded: 4 } }).error?.issues[0]?.path).toEqual([
      'second',
      'shaded',
    ]);
    expect(bars.safeParse({ ...props, colour: 'gold' }).success).toBe(false);
  });

  it('take a molecule by its atoms, bonds and lone pairs', () => {
    const water = { formula: 'H2O', centre: 'O', outer: 'H', bonds: 2, bondOrder: 1, lonePairs: 2 };
    const shapes = INTERACTIVES['molecule-shapes'];
    expect(shapes.safeParse({ molecules: [water] }).success).toBe(true);
    expect(shapes.safeParse({ molecules: [{ ...water, centre: 'oxygen' }] }).success).toBe(false);
  });
});
