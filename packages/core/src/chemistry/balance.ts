import {
  divide,
  greatestCommonDivisor,
  multiply,
  negate,
  rational,
  subtract,
  type Rational,
} from '../maths/rational.ts';
import { ATOMIC_WEIGHTS } from './atomic-weights.ts';
import { atomsIn, plainFormula, type Atoms } from './formula.ts';

/** A reaction with whole coefficients in lowest terms. */
export interface Balanced {
  readonly reactants: readonly Substance[];
  readonly products: readonly Substance[];
}
export interface Substance {
  readonly formula: string;
  readonly coefficient: bigint;
}

const SUBSTANCES_MAX = 10;
const ZERO = rational(0);
const ARROW = /⟶|→|⇌|(?<!-)-+>|=>|=/;

/** `2H2 + O2`: the formulas of one side, coefficients and states of matter set aside. */
function formulasIn(side: string): string[] {
  return side.split('+').map((piece) =>
    plainFormula(piece.trim())
      .replace(/^\d+\s*/, '')
      .replace(/\((?:s|l|g|aq)\)$/, '')
      .trimEnd(),
  );
}

type Row = readonly Rational[];

/** Gauss and Jordan: rows with a leading one each, and the columns of those ones. */
function reduceRows(rows: readonly Row[], columns: number): { rows: Row[]; pivots: number[] } {
  let reduced: Row[] = [...rows];
  const pivots: number[] = [];
  for (let column = 0; column < columns; column += 1) {
    const done = pivots.length;
    const found = reduced.findIndex((row, index) => index >= done && row[column]?.numerator !== 0n);
    const pivot = reduced[found];
    if (found < 0 || !pivot) continue;
    const lead = pivot.map((value) => divide(value, pivot[column] ?? ZERO));
    const others = reduced.filter((_, index) => index !== found);
    const cleared = others.map((row) =>
      row.map((value, at) => subtract(value, multiply(row[column] ?? ZERO, lead[at] ?? ZERO))),
    );
    reduced = [...cleared.slice(0, done), lead, ...cleared.slice(done)];
    pivots.push(column);
  }
  return { rows: reduced, pivots };
}

/** The one way, up to a factor, to combine the columns to nothing; null when there is none or more than one. */
function nullVector(rows: readonly Row[], columns: number): bigint[] | null {
  const { rows: reduced, pivots } = reduceRows(rows, columns);
  const free = Array.from({ length: columns }, (_, column) => column).filter(
    (column) => !pivots.includes(column),
  );
  const [only, ...more] = free;
  if (only === undefined || more.length > 0) return null;
  const values = Array.from({ length: columns }, (_, column) => {
    const row = reduced[pivots.indexOf(column)];
    return column === only || !row ? rational(1) : negate(row[only] ?? ZERO);
  });
  const bottom = values.reduce(
    (product, { denominator }) => (product / greatestCommonDivisor(product, denominator)) * denominator,
    1n,
  );
  const whole = values.map(({ numerator, denominator }) => numerator * (bottom / denominator));
  const shared = whole.reduce(greatestCommonDivisor, 0n);
  return whole.map((value) => value / shared);
}

function countOn(side: readonly Substance[], element: string): bigint {
  const counts = side.map(
    ({ formula, coefficient }) => coefficient * BigInt(atomsIn(formula)?.get(element) ?? 0),
  );
  return counts.reduce((sum, count) => sum + count, 0n);
}

/** Whether each element comes equally often on both sides. */
export function isBalanced({ reactants, products }: Balanced): boolean {
  const elements = [...reactants, ...products].flatMap(({ formula }) => [
    ...(atomsIn(formula)?.keys() ?? []),
  ]);
  return elements.every((element) => countOn(reactants, element) === countOn(products, element));
}

function signedCounts(atoms: readonly Atoms[], reactants: number): Row[] {
  const elements = [...new Set(atoms.flatMap((each) => [...each.keys()]))];
  return elements.map((element) =>
    atoms.map((each, at) => rational((each.get(element) ?? 0) * (at < reactants ? 1 : -1))),
  );
}

/**
 * Balances a reaction such as `Fe + O2 -> Fe2O3`; the atoms are counted again on both sides.
 * Null for unknown elements, and for a reaction that cannot be balanced in exactly one way.
 */
export function balanceReaction(reaction: string): Balanced | null {
  const [left, right, ...more] = reaction.split(ARROW);
  if (left === undefined || right === undefined || more.length > 0) return null;
  const [from, to] = [formulasIn(left), formulasIn(right)];
  const formulas = [...from, ...to];
  const atoms = formulas.flatMap((formula) => atomsIn(formula) ?? []);
  const areKnown = atoms.every((each) => [...each.keys()].every((element) => element in ATOMIC_WEIGHTS));
  if (atoms.length < formulas.length || formulas.length > SUBSTANCES_MAX || !areKnown) return null;
  const coefficients = nullVector(signedCounts(atoms, from.length), formulas.length);
  if (!coefficients || coefficients.some((value) => value <= 0n)) return null;
  const substances = formulas.map((formula, at) => ({ formula, coefficient: coefficients[at] ?? 0n }));
  const balanced = { reactants: substances.slice(0, from.length), products: substances.slice(from.length) };
  return isBalanced(balanced) ? balanced : null;
}
