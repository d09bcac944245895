import { type Matrix, product, transposed } from '../maths/matrices.ts';
import { legendreSlopes, legendreValues } from './legendre.ts';
import type { PlateMode } from './plate-mode.ts';
import { symmetricEigen } from './symmetric-eigen.ts';

/** Polynomials along each side: with 14 the first dozen λ stand still in the fifth figure. */
const TERMS = 14;
/** What is no bending at all (moving or tilting as a whole) comes out as zero, but for rounding. */
const RIGID = 1e-3;

/** Integrals of products of the polynomials: slopes with slopes, curvatures with curvatures, and with values. */
function integrals(): { slope: Matrix; curve: Matrix; mixed: Matrix } {
  const first = legendreSlopes(TERMS);
  const second = product(first, first);
  return {
    slope: product(transposed(first), first),
    curve: product(transposed(second), second),
    mixed: second,
  };
}

interface Term {
  readonly x: number;
  readonly y: number;
}

const degrees = (isOdd: boolean): number[] =>
  Array.from({ length: TERMS / 2 }, (_, index) => 2 * index + Number(isOdd));

/** The polynomials of one symmetry: even or odd along each side. */
function termsOf(isOddX: boolean, isOddY: boolean): Term[] {
  return degrees(isOddX).flatMap((x) => degrees(isOddY).map((y) => ({ x, y })));
}

const of = (matrix: Matrix, i: number, k: number): number => matrix[i]?.[k] ?? 0;
const same = (i: number, k: number): number => Number(i === k);

/** Bending energy between every two terms, in D·(4/a²)²; `aspect` is a/b. */
function energies(terms: readonly Term[], aspect: number, poisson: number): number[][] {
  const { slope, curve, mixed } = integrals();
  const square = aspect ** 2;
  return terms.map((p) =>
    terms.map((q) => {
      const along = of(curve, p.x, q.x) * same(p.y, q.y) + square ** 2 * same(p.x, q.x) * of(curve, p.y, q.y);
      const across = of(mixed, q.x, p.x) * of(mixed, p.y, q.y) + of(mixed, p.x, q.x) * of(mixed, q.y, p.y);
      const twist = of(slope, p.x, q.x) * of(slope, p.y, q.y);
      return along + poisson * square * across + 2 * (1 - poisson) * square * twist;
    }),
  );
}

function swingOf(terms: readonly Term[], vector: readonly number[]): PlateMode['swing'] {
  return (xs, ys) => {
    const [px, py] = [xs, ys].map((places) => places.map((place) => legendreValues(TERMS, place)));
    const values = new Float64Array(xs.length * ys.length);
    py?.forEach((row, j) => {
      const along = new Float64Array(TERMS);
      terms.forEach(({ x, y }, k) => {
        along[x] = (along[x] ?? 0) + (vector[k] ?? 0) * (row[y] ?? 0);
      });
      px?.forEach((column, i) => {
        values[j * xs.length + i] = column.reduce((sum, value, x) => sum + value * (along[x] ?? 0), 0);
      });
    });
    return values;
  };
}

function modesOf(isOddX: boolean, isOddY: boolean, aspect: number, poisson: number): PlateMode[] {
  const terms = termsOf(isOddX, isOddY);
  return symmetricEigen(energies(terms, aspect, poisson))
    .filter(({ value }) => value > RIGID)
    .map(({ value, vector }) => ({
      lambda: 4 * Math.sqrt(value),
      name: { kind: 'free', isOddX, isOddY },
      swing: swingOf(terms, vector),
    }));
}

/**
 * Modes of a rectangular plate with free edges by the method of Rayleigh and Ritz: the least bending energy
 * of 14 × 14 products of Legendre polynomials. Values come down to the true ones from above.
 * @param aspect side along x divided by side along y
 * @source Ritz, Ann. Physik 333 (1909), 737–786; Leissa, NASA SP-160 (1969), section 4.3
 */
export function freeRectangle(aspect: number, poisson: number): PlateMode[] {
  return [false, true].flatMap((isOddX) =>
    [false, true].flatMap((isOddY) => modesOf(isOddX, isOddY, aspect, poisson)),
  );
}
