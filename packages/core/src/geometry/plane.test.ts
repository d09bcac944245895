import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { angleDeg, type Circle, crossings, distance, type Line, offLine, sameCurve } from './plane.ts';
import { drawFreely, givenPoints, letter, MOST_POINTS, type Sketch } from './sketch.ts';

const number = fc.double({ min: -5, max: 5, noNaN: true });
const point = fc.record({ x: number, y: number });
const circle: fc.Arbitrary<Circle> = fc.record({
  kind: fc.constant('circle' as const),
  centre: point,
  radius: fc.double({ min: 0.3, max: 5, noNaN: true }),
});
const line: fc.Arbitrary<Line> = fc
  .record({ kind: fc.constant('line' as const), from: point, to: point })
  .filter(({ from, to }) => distance(from, to) > 0.3);

const round = (x: number, radius: number): Circle => ({ kind: 'circle', centre: { x, y: 0 }, radius });

describe('crossings', () => {
  it('lie on both curves, whichever is asked first', () => {
    fc.assert(
      fc.property(fc.oneof(circle, line), fc.oneof(circle, line), (a, b) => {
        for (const found of [...crossings(a, b), ...crossings(b, a)])
          for (const curve of [a, b]) {
            const off =
              curve.kind === 'line' ? offLine(curve, found) : distance(curve.centre, found) - curve.radius;
            expect(Math.abs(off)).toBeLessThan(1e-3);
          }
      }),
    );
  });

  it('are two, one or none as circles overlap, touch or miss each other', () => {
    expect(crossings(round(0, 1), round(1, 1))).toHaveLength(2);
    expect(crossings(round(0, 1), round(2, 1))).toHaveLength(1);
    expect(crossings(round(0, 1), round(2.1, 1))).toHaveLength(0);
    expect(crossings(round(0, 3), round(1, 1))).toHaveLength(0);
  });

  it('come left first for circles, and in the line’s direction for a line', () => {
    const one: Circle = { kind: 'circle', centre: { x: 0, y: 0 }, radius: 1 };
    const other: Circle = { ...one, centre: { x: 1, y: 0 } };
    expect(crossings(one, other)[0]?.y).toBeGreaterThan(0);
    const way: Line = { kind: 'line', from: { x: 3, y: 0 }, to: { x: 2, y: 0 } };
    expect(crossings(one, way).map(({ x }) => Math.round(x))).toEqual([1, -1]);
  });
});

it('an angle is measured the same from both arms', () => {
  expect(angleDeg({ x: 1, y: 0 }, { x: 0, y: 0 }, { x: 0, y: 2 })).toBeCloseTo(90, 9);
  expect(angleDeg({ x: -1, y: 0 }, { x: 0, y: 0 }, { x: 1, y: 0 })).toBeCloseTo(180, 9);
});

it('a line is the same line from other points of it, a circle only by centre and opening', () => {
  const base: Line = { kind: 'line', from: { x: 0, y: 0 }, to: { x: 1, y: 1 } };
  expect(sameCurve(base, { kind: 'line', from: { x: 5, y: 5 }, to: { x: 2, y: 2 } })).toBe(true);
  expect(sameCurve(base, { kind: 'line', from: { x: 5, y: 5 }, to: { x: 2, y: 2.1 } })).toBe(false);
});

describe('free drawing', () => {
  it('letters each new crossing once', () => {
    let sketch: Sketch = drawFreely(givenPoints(), { tool: 'circle', from: 'A', to: 'B' });
    sketch = drawFreely(sketch, { tool: 'circle', from: 'B', to: 'A' });
    expect(Object.keys(sketch.points)).toEqual(['A', 'B', 'C', 'D']);
    expect(Object.keys(drawFreely(sketch, { tool: 'line', from: 'C', to: 'D' }).points)).toHaveLength(4);
  });

  it('never letters more points than fit, and goes on after Z', () => {
    let sketch = givenPoints();
    for (let round = 0; round < 12; round += 1) {
      const names = Object.keys(sketch.points);
      sketch = drawFreely(sketch, { tool: 'circle', from: names[round % 5] ?? 'A', to: names.at(-1) ?? 'B' });
    }
    expect(Object.keys(sketch.points).length).toBeLessThanOrEqual(MOST_POINTS);
    expect(letter(27)).toBe('B1');
  });
});
