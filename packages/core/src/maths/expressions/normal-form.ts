import { power, splitRoot } from '../exact-powers.ts';
import { isWhole, rational, type Rational } from '../rational.ts';
import { Silence } from '../silence.ts';
import { evaluate } from './evaluate.ts';
import { variablesOf, type BinaryNode, type CallNode, type Expression } from './expression.ts';
import {
  collect,
  constant,
  constantOf,
  isConstant,
  isZero,
  letter,
  lettersOf,
  minus,
  opposite,
  plus,
  polynomialOf,
  samePolynomial,
  scale,
  times,
  toThePower,
  type Polynomial,
} from './polynomial.ts';

/** One polynomial over another; the lower one is not zero. Not brought to lowest terms: comparison needs none. */
export interface Quotient {
  readonly top: Polynomial;
  readonly bottom: Polynomial;
}

const EXPONENT_MAX = 24;
const ONE = constant(1);
const PI = 'π';
/** Letters that stand for the irrational root of a whole number without square factors. */
const ROOT = '√';

const asQuotient = (top: Polynomial): Quotient => ({ top, bottom: ONE });

/** √2·√3 = √6 and √2·√2 = 2: products of roots brought back to one root, so that equal values look equal. */
function mergeRoots(a: Polynomial): Polynomial {
  if (!lettersOf(a).some((name) => name.startsWith(ROOT))) return a;
  const merged = [...a.values()].map(({ coefficient, powers }) => {
    const roots = powers.filter(([name]) => name.startsWith(ROOT));
    const plain = polynomialOf([{ coefficient, powers: powers.filter(([name]) => !name.startsWith(ROOT)) }]);
    const inside = roots.reduce(
      (product, [name, count]) => product * BigInt(name.slice(1)) ** BigInt(count),
      1n,
    );
    return times(plain, rootOf(rational(inside)));
  });
  return merged.reduce(plus, constant(0));
}

function rootOf(value: Rational): Polynomial {
  const { outside, inside } = splitRoot(value);
  return inside === 1n || value.numerator === 0n
    ? constant(value.numerator === 0n ? 0 : outside)
    : scale(letter(`${ROOT}${inside}`), outside);
}

function multiply(a: Quotient, b: Quotient): Quotient {
  return { top: mergeRoots(times(a.top, b.top)), bottom: mergeRoots(times(a.bottom, b.bottom)) };
}

function invert(a: Quotient): Quotient {
  if (isZero(a.top)) throw new RangeError('division by zero');
  return { top: a.bottom, bottom: a.top };
}

function sum(a: Quotient, b: Quotient): Quotient {
  if (samePolynomial(a.bottom, b.bottom)) return { top: plus(a.top, b.top), bottom: a.bottom };
  const top = plus(times(a.top, b.bottom), times(b.top, a.bottom));
  return { top: mergeRoots(top), bottom: mergeRoots(times(a.bottom, b.bottom)) };
}

function raise(base: Quotient, node: BinaryNode): Quotient {
  const exponent = evaluate(node.right);
  if (isConstant(base.top) && isConstant(base.bottom) && isWhole(exponent))
    return asQuotient(constant(power(valueOf(base), exponent)));
  const size = exponent.numerator < 0n ? -exponent.numerator : exponent.numerator;
  if (!isWhole(exponent) || size > EXPONENT_MAX) throw new Silence('a power we do not expand');
  if (size === 0n && isZero(base.top)) throw new Silence('zero to the power of zero');
  const raised = {
    top: mergeRoots(toThePower(base.top, Number(size))),
    bottom: mergeRoots(toThePower(base.bottom, Number(size))),
  };
  return exponent.numerator < 0n ? invert(raised) : raised;
}

function valueOf({ top, bottom }: Quotient): Rational {
  const [upper, lower] = [constantOf(top), constantOf(bottom)];
  return rational(upper.numerator * lower.denominator, upper.denominator * lower.numerator);
}

function ofBinary(node: BinaryNode): Quotient {
  const left = normalForm(node.left);
  if (node.operator === '^') return raise(left, node);
  const right = normalForm(node.right);
  switch (node.operator) {
    case '+':
      return sum(left, right);
    case '-':
      return sum(left, { top: opposite(right.top), bottom: right.bottom });
    case '*':
      return multiply(left, right);
    case '/':
      return multiply(left, invert(right));
  }
}

function ofCall(node: CallNode): Quotient {
  if (variablesOf(node).length > 0) throw new Silence(`${node.name} of a letter is no rational function`);
  const value = node.name === 'sqrt' || node.name === 'abs' ? evaluate(node.of) : null;
  if (!value) throw new Silence(`${node.name} has no normal form`);
  return asQuotient(node.name === 'sqrt' ? rootOf(value) : constant(evaluate(node)));
}

/**
 * The exact normal form of an expression of letters, numbers, π and roots of numbers.
 * Throws Silence for any other, and a RangeError for a division by what is zero everywhere.
 */
export function normalForm(node: Expression): Quotient {
  switch (node.kind) {
    case 'number':
      return asQuotient(constant(node.value));
    case 'variable':
      return asQuotient(letter(node.name));
    case 'constant':
      if (node.name === 'pi') return asQuotient(letter(PI));
      throw new Silence('e has no normal form beside π');
    case 'negation': {
      const { top, bottom } = normalForm(node.of);
      return { top: opposite(top), bottom };
    }
    case 'call':
      return ofCall(node);
    case 'binary':
      return ofBinary(node);
  }
}

/** Whether both are the same function wherever both are defined. */
export function sameQuotient(a: Quotient, b: Quotient): boolean {
  return isZero(mergeRoots(minus(times(a.top, b.bottom), times(b.top, a.bottom))));
}

/** The polynomial that the expression comes to. Throws Silence where a letter or a root stays in a denominator. */
export function polynomialFrom(node: Expression): Polynomial {
  const { top, bottom } = normalForm(node);
  if (!isConstant(bottom)) throw new Silence('no polynomial');
  const value = constantOf(bottom);
  return scale(top, rational(value.denominator, value.numerator));
}

/** Coefficients of a polynomial in one letter, lowest power first. Throws Silence when another letter is in it. */
export function coefficientsOf(a: Polynomial, name: string): Rational[] {
  return collect(a, name).map((coefficient) => {
    if (!isConstant(coefficient)) throw new Silence('another letter');
    return constantOf(coefficient);
  });
}
