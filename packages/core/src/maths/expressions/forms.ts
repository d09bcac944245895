import { greatestCommonDivisor, isWhole, rational, type Rational } from '../rational.ts';
import { orNull } from '../silence.ts';
import { greatestCommonPolynomial } from './divide-polynomials.ts';
import { variablesOf, type Expression } from './expression.ts';
import { isIrreducible, sharesANumber } from './irreducible.ts';
import { polynomialFrom } from './normal-form.ts';
import { isConstant, isZero, type Polynomial } from './polynomial.ts';

/** What a product is made of; `under` are the factors below a bar. */
interface Factors {
  readonly over: readonly Expression[];
  readonly under: readonly Expression[];
}

function factorsOf(node: Expression): Factors {
  if (node.kind === 'negation') return factorsOf(node.of);
  if (node.kind !== 'binary' || (node.operator !== '*' && node.operator !== '/'))
    return { over: [node], under: [] };
  const [left, right] = [factorsOf(node.left), factorsOf(node.right)];
  const [over, under] = node.operator === '*' ? [right.over, right.under] : [right.under, right.over];
  return { over: [...left.over, ...over], under: [...left.under, ...under] };
}

function termsOf(node: Expression): Expression[] {
  if (node.kind !== 'binary' || (node.operator !== '+' && node.operator !== '-')) return [node];
  return [...termsOf(node.left), node.right];
}

const numbersIn = (nodes: readonly Expression[]): Rational[] =>
  nodes.flatMap((node) => (node.kind === 'number' ? [node.value] : []));
const hasNoLetter = (node: Expression) => variablesOf(node).length === 0;

/** The letter of `x` or `x^3`; null for anything else. */
function letterOfPower(node: Expression): string | null {
  if (node.kind === 'variable') return node.name;
  if (node.kind !== 'binary' || node.operator !== '^' || node.left.kind !== 'variable') return null;
  const { right } = node;
  return right.kind === 'number' && isWhole(right.value) && right.value.numerator > 1n
    ? node.left.name
    : null;
}

/** At most one number above and one below the bar, in lowest terms. */
function isOneNumber(over: readonly Rational[], under: readonly Rational[]): boolean {
  if (over.length > 1 || under.length > 1) return false;
  const [top = rational(1), bottom] = [over[0], under[0]];
  if (!bottom) return true;
  const areWhole = isWhole(top) && isWhole(bottom) && bottom.numerator !== 1n;
  return areWhole && greatestCommonDivisor(top.numerator, bottom.numerator) === 1n;
}

/** A number, a root or π perhaps, and each letter once: `-3x^2y`, `x/2`. */
function isPlainTerm(node: Expression): boolean {
  const { over, under } = factorsOf(node);
  const letters = over.flatMap((factor) => letterOfPower(factor) ?? []);
  const irrational = over.filter(
    (factor) =>
      factor.kind !== 'number' &&
      hasNoLetter(factor) &&
      (factor.kind === 'call' || factor.kind === 'constant'),
  );
  const numbers = numbersIn(over);
  const onlyThese = over.length === letters.length + irrational.length + numbers.length;
  const onlyNumbersUnder = numbersIn(under).length === under.length;
  const once = new Set(letters).size === letters.length && irrational.length <= 1;
  return onlyThese && onlyNumbersUnder && once && isOneNumber(numbers, numbersIn(under));
}

function isExpandedSum(node: Expression): boolean {
  const terms = termsOf(node);
  if (!terms.every(isPlainTerm)) return false;
  if (terms.length === 1) return true;
  const parts = terms.map(polynomialFrom);
  const isAlike = new Set(parts.flatMap((part) => [...part.keys()])).size < parts.length;
  return !isAlike && !parts.some(isZero);
}

function isReduced(over: Polynomial, under: Polynomial): boolean {
  return isConstant(greatestCommonPolynomial(over, under));
}

/**
 * Whether an expression is written without brackets, its like terms collected and its fractions in lowest terms:
 * `2x^2-3x+5`. A quotient is expanded when both its parts are and they share no factor.
 */
export function isExpanded(node: Expression): boolean {
  const expanded = orNull(() => {
    if (node.kind !== 'binary' || node.operator !== '/' || hasNoLetter(node.right))
      return isExpandedSum(node);
    const [over, under] = [polynomialFrom(node.left), polynomialFrom(node.right)];
    return isExpandedSum(node.left) && isExpandedSum(node.right) && isReduced(over, under);
  });
  return expanded ?? false;
}

/** The base of a power with a whole exponent, or the factor itself. */
function baseOf(node: Expression): Expression {
  if (node.kind !== 'binary' || node.operator !== '^') return node;
  const { right } = node;
  return right.kind === 'number' && isWhole(right.value) && right.value.numerator > 1n ? node.left : node;
}

/** One factor with letters: collected, no number to take out, not to be split. */
function isPrimeFactor(node: Expression): boolean | null {
  const base = baseOf(node);
  if (!isExpandedSum(base)) return false;
  const polynomial = polynomialFrom(base);
  return sharesANumber(polynomial) ? false : isIrreducible(polynomial);
}

/**
 * Whether an expression is written as a product that cannot be split further over the fractions: `3x(x-2)(x+1)^2`.
 * Null where it is a product but we cannot tell of some factor whether it splits.
 */
export function isFactored(node: Expression): boolean | null {
  const told = orNull(() => {
    const { over, under } = factorsOf(node);
    if (!isOneNumber(numbersIn(over), numbersIn(under))) return { is: false };
    const withLetters = [...over, ...under].filter((factor) => !hasNoLetter(factor));
    const prime = withLetters.map(isPrimeFactor);
    if (prime.includes(false) || !sharesNothing(over, under)) return { is: false };
    return { is: prime.includes(null) ? null : true };
  });
  return told ? told.is : null;
}

function sharesNothing(over: readonly Expression[], under: readonly Expression[]): boolean {
  const lower = under
    .filter((factor) => !hasNoLetter(factor))
    .map((factor) => polynomialFrom(baseOf(factor)));
  return over.every((factor) => lower.every((other) => isReduced(polynomialFrom(baseOf(factor)), other)));
}
