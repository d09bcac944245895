import { areaOf } from '@ori/core/geometry/in-out-pieces';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bigSquare, piecesOf, squareOf } from './gougu.ts';

const legs = fc
  .record({ gou: fc.integer({ min: 1, max: 9 }), more: fc.integer({ min: 0, max: 9 }) })
  .map(({ gou, more }) => ({ gou, gu: gou + more }));

it('colours the pieces of each square so that together they are that square', () => {
  fc.assert(
    fc.property(legs, (each) => {
      for (const square of ['gou', 'gu'] as const) {
        const own = piecesOf(each).filter((piece) => squareOf(piece) === square);
        const area = own.reduce((sum, { corners }) => sum + areaOf(corners), 0);
        expect(area).toBeCloseTo(each[square] ** 2, 9);
      }
    }),
  );
});

it('draws upwards from the base', () => {
  expect(bigSquare({ gou: 3, gu: 4 })).toBe('M0 -4L3 0L7 -3L4 -7Z');
});
