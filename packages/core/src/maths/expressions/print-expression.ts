import type { Locale } from '@ori/contracts/locale';
import { formatRational, isWhole } from '../rational.ts';
import { decimalText } from '../written-number.ts';
import { someNode, type BinaryNode, type CallNode, type Expression, type NumberNode } from './expression.ts';

/** How tightly a part holds together; a looser part inside a tighter one needs brackets. */
const SUM = 1;
const PRODUCT = 2;
const ADJACENT = 3;
const POWER = 4;
const ATOM = 5;

function numberText({ value, decimal }: NumberNode, locale: Locale): string {
  return (decimal ? decimalText(value, locale) : null) ?? formatRational(value);
}

function holdOfNumber(node: NumberNode): number {
  if (node.value.numerator < 0n) return SUM;
  return isWhole(node.value) || (node.decimal && decimalText(node.value, 'en') !== null) ? ATOM : PRODUCT;
}

function holdOf(node: Expression): number {
  if (node.kind === 'number') return holdOfNumber(node);
  if (node.kind === 'negation') return SUM;
  if (node.kind !== 'binary') return ATOM;
  if (node.operator === '^') return POWER;
  if (node.operator === '+' || node.operator === '-') return SUM;
  if (startsWithMinus(node.left)) return SUM;
  return isAdjacent(node) ? ADJACENT : PRODUCT;
}

const isSum = (node: Expression): boolean =>
  node.kind === 'binary' && (node.operator === '+' || node.operator === '-');

/** A product that begins with a minus holds like a sum: `3 - (-2x)`. */
function startsWithMinus(node: Expression): boolean {
  if (node.kind === 'negation') return true;
  return node.kind === 'binary' && /[*/]/.test(node.operator) && startsWithMinus(node.left);
}

/** Whether the product can be read without a sign between its parts. */
function isAdjacent(node: BinaryNode): boolean {
  if (node.operator !== '*' || !node.implied) return false;
  return !startsWithDigit(node.right) && !endsInNumberPower(node.left) && !endsInBareRoot(node.left);
}

/** `√2`, whose root would seem to go on over what follows. */
function isBareRoot(node: Expression): boolean {
  return (
    node.kind === 'call' && node.name === 'sqrt' && node.of.kind === 'number' && holdOf(node.of) === ATOM
  );
}

function endsInBareRoot(node: Expression): boolean {
  if (node.kind === 'binary' && node.operator === '*') return endsInBareRoot(node.right);
  return isBareRoot(node);
}

function startsWithDigit(node: Expression): boolean {
  if (node.kind === 'number') return holdOf(node) === ATOM;
  return node.kind === 'binary' && !isSum(node) && startsWithDigit(node.left);
}

/** `2^3` before a letter would be read as a power of `3x`. */
function endsInNumberPower(node: Expression): boolean {
  if (node.kind !== 'binary') return false;
  if (node.operator === '^') return node.left.kind === 'number';
  return node.operator === '*' && endsInNumberPower(node.right);
}

function callText({ name, of }: CallNode, locale: Locale): string {
  const inside = printExpression(of, locale);
  if (name === 'sqrt') return holdOf(of) === ATOM && of.kind === 'number' ? `√${inside}` : `√(${inside})`;
  const nested = someNode(of, (part) => part.kind === 'call' && part.name === 'abs');
  return name === 'abs' && !nested ? `|${inside}|` : `${name}(${inside})`;
}

/** The part, in brackets where it holds together more loosely than its place asks. */
function partText(of: Expression, least: number, locale: Locale): string {
  const text = printExpression(of, locale);
  return holdOf(of) < least ? `(${text})` : text;
}

/** What stands before `*` or `/`: a minus in front of it needs no brackets. */
function factorText(of: Expression, locale: Locale): string {
  if (startsWithMinus(of)) return printExpression(of, locale);
  return partText(of, of.kind === 'number' ? ADJACENT : PRODUCT, locale);
}

/** `x^1/2` would leave open whether the fraction is the exponent. */
function dividendText(of: Expression, locale: Locale): string {
  const text = factorText(of, locale);
  return text.endsWith('^1') ? `(${text})` : text;
}

function binaryText(node: BinaryNode, locale: Locale): string {
  const part = (of: Expression, least: number) => partText(of, least, locale);
  const { left, right } = node;
  switch (node.operator) {
    case '+':
      return `${part(left, SUM)} + ${part(right, PRODUCT)}`;
    case '-':
      return `${part(left, SUM)} - ${part(right, PRODUCT)}`;
    case '*':
      if (isAdjacent(node)) return part(left, ADJACENT) + part(right, POWER);
      return `${factorText(left, locale)}*${part(right, POWER)}`;
    case '/':
      return `${dividendText(left, locale)}/${part(right, POWER)}`;
    case '^':
      return `${isBareRoot(left) ? `(${part(left, ATOM)})` : part(left, ATOM)}^${part(right, ATOM)}`;
  }
}

/** The expression as one types it, `2x^2 + 3x - 5`; read again, it gives the same value. Decimals by language. */
export function printExpression(node: Expression, locale: Locale = 'en'): string {
  switch (node.kind) {
    case 'number':
      return numberText(node, locale);
    case 'variable':
    case 'constant':
      return node.name;
    case 'negation':
      return `-${partText(node.of, PRODUCT, locale)}`;
    case 'call':
      return callText(node, locale);
    case 'binary':
      return binaryText(node, locale);
  }
}
