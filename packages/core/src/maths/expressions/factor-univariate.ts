import { exactRoot } from '../exact-powers.ts';
import { greatestCommonDivisor, isWhole, multiply, rational, type Rational } from '../rational.ts';
import { Fuel, Silence } from '../silence.ts';
import { divideWithRest, trimmed, type Coefficients } from './univariate.ts';

/** A polynomial with whole coefficients that share no factor, lowest power first, the highest positive. */
type Whole = readonly bigint[];
export interface Factored {
  readonly constant: Rational;
  readonly factors: readonly { readonly coefficients: Whole; readonly count: number }[];
}

const DIVISIBLE_MAX = 1_000_000_000n;
const FUEL = 60_000;
const size = (value: bigint) => (value < 0n ? -value : value);
const at = (whole: Whole, place: number) => whole[place] ?? 0n;

/** The number in front and the polynomial that is left, its coefficients whole and without common factor. */
export function primitivePart(coefficients: Coefficients): { constant: Rational; whole: Whole } {
  const bottom = coefficients.reduce((product, { denominator }) => {
    return (product / greatestCommonDivisor(product, denominator)) * denominator;
  }, 1n);
  const tops = trimmed(coefficients).map(({ numerator, denominator }) => numerator * (bottom / denominator));
  const shared = tops.reduce(greatestCommonDivisor, 0n) * ((tops.at(-1) ?? 1n) < 0n ? -1n : 1n);
  if (shared === 0n) throw new Silence('zero has no factors');
  return { constant: rational(shared, bottom), whole: tops.map((top) => top / shared) };
}

function divisorsOf(value: bigint, fuel: Fuel): bigint[] {
  const whole = size(value);
  if (whole > DIVISIBLE_MAX) throw new Silence('too many divisors to try');
  const found: bigint[] = [];
  for (let small = 1n; small * small <= whole; small += 1n) {
    fuel.spend();
    if (whole % small === 0n) found.push(small, whole / small);
  }
  return [...new Set(found)];
}

/** The polynomial divided by a factor with whole coefficients; null when it is none. */
function dividedBy(whole: Whole, factor: Whole): Whole | null {
  const asCoefficients = (each: Whole) => each.map((value) => rational(value));
  const { quotient, rest } = divideWithRest(asCoefficients(whole), asCoefficients(factor));
  return rest.length === 0 && quotient.every(isWhole) ? quotient.map(({ numerator }) => numerator) : null;
}

/** A factor `bottom·x - top`, from a root among the fractions that could be one (rational root theorem). */
function linearFactor(whole: Whole, fuel: Fuel): Whole | null {
  if (at(whole, 0) === 0n) return [0n, 1n];
  const bottoms = divisorsOf(whole.at(-1) ?? 0n, fuel);
  for (const top of divisorsOf(at(whole, 0), fuel))
    for (const bottom of bottoms)
      for (const signed of [top, -top]) {
        fuel.spend();
        if (greatestCommonDivisor(top, bottom) === 1n && isRoot(whole, signed, bottom))
          return [-signed, bottom];
      }
  return null;
}

function isRoot(whole: Whole, top: bigint, bottom: bigint): boolean {
  let [sum, scale] = [0n, 1n];
  for (const coefficient of whole.toReversed()) {
    sum = sum * top + coefficient * scale;
    scale *= bottom;
  }
  return sum === 0n;
}

/** A quadratic splits where its discriminant is a square. */
function factorOfQuadratic(whole: Whole): Whole | null {
  const [c, b, a] = [at(whole, 0), at(whole, 1), at(whole, 2)];
  const root = exactRoot(rational(size(b * b - 4n * a * c)));
  if (!root || b * b < 4n * a * c) return null;
  return primitivePart([rational(b - root.numerator), rational(2n * a)]).whole;
}

/** (ax² + bx + c)(dx² + ex + g): tries every a, c; the middle numbers follow from them. */
function factorOfQuartic(whole: Whole, fuel: Fuel): Whole | null {
  const [lead, last] = [at(whole, 4), at(whole, 0)];
  for (const a of divisorsOf(lead, fuel))
    for (const positive of divisorsOf(last, fuel))
      for (const c of [positive, -positive]) {
        const factor = middleOf(whole, { a, c, d: lead / a, g: last / c }, fuel);
        if (factor) return factor;
      }
  return null;
}

interface Outer {
  readonly a: bigint;
  readonly c: bigint;
  readonly d: bigint;
  readonly g: bigint;
}

function middleOf(whole: Whole, { a, c, d, g }: Outer, fuel: Fuel): Whole | null {
  fuel.spend();
  const [p1, p2, p3] = [at(whole, 1), at(whole, 2), at(whole, 3)];
  const determinant = d * c - a * g;
  const candidates =
    determinant === 0n
      ? // b·d + a·e = p3 and b·e = p2 - a·g - c·d leave a quadratic: d·b² - p3·b + a·(p2 - a·g - c·d) = 0.
        wholeRootsOf(d, -p3, a * (p2 - a * g - c * d))
      : [(p3 * c - a * p1) / determinant];
  return candidates.map((b): Whole => [c, b, a]).find((factor) => dividedBy(whole, factor)) ?? null;
}

function wholeRootsOf(a: bigint, b: bigint, c: bigint): bigint[] {
  const discriminant = b * b - 4n * a * c;
  const root = discriminant < 0n ? null : exactRoot(rational(discriminant));
  return root ? [(-b + root.numerator) / (2n * a), (-b - root.numerator) / (2n * a)] : [];
}

/** One proper factor, or null for a polynomial that has none over the fractions. */
function properFactor(whole: Whole, fuel: Fuel): Whole | null {
  const degree = whole.length - 1;
  if (degree < 2) return null;
  if (degree === 2) return factorOfQuadratic(whole);
  const linear = linearFactor(whole, fuel);
  if (linear || degree === 3) return linear;
  if (degree > 4) throw new Silence('a degree above four without a rational root');
  return factorOfQuartic(whole, fuel);
}

function irreducibles(whole: Whole, fuel: Fuel): Whole[] {
  const factor = properFactor(whole, fuel);
  if (!factor) return whole.length > 1 ? [whole] : [];
  const other = dividedBy(whole, factor);
  if (!other) throw new Silence('a factor that does not divide');
  return [...irreducibles(factor, fuel), ...irreducibles(other, fuel)];
}

const positive = (whole: Whole): Whole => ((whole.at(-1) ?? 1n) < 0n ? whole.map((value) => -value) : whole);

/**
 * Splits a polynomial in one letter into factors that cannot be split over the fractions, lowest degree first.
 * Throws Silence for zero, for coefficients too large to try, and for a degree above four without rational roots.
 */
export function factorUnivariate(coefficients: Coefficients): Factored {
  const { constant, whole } = primitivePart(coefficients);
  const counted = new Map<string, { coefficients: Whole; count: number }>();
  let sign = 1n;
  for (const each of irreducibles(whole, new Fuel(FUEL))) {
    const factor = positive(each);
    if (factor !== each) sign = -sign;
    const known = counted.get(factor.join());
    counted.set(factor.join(), { coefficients: factor, count: (known?.count ?? 0) + 1 });
  }
  const factors = [...counted.values()].toSorted((a, b) => byDegree(a.coefficients, b.coefficients));
  return { constant: multiply(constant, rational(sign)), factors };
}

/** Lower degree first; of two alike, the one whose constant is smaller. */
function byDegree(a: Whole, b: Whole): number {
  if (a.length !== b.length) return a.length - b.length;
  return at(a, 0) < at(b, 0) ? -1 : 1;
}
