import type { Locale } from '@ori/contracts/locale';
import { isWhole, type Rational } from '../rational.ts';
import { decimalText } from '../written-number.ts';
import type { BinaryNode, CallNode, Expression, NumberNode } from './expression.ts';

const row = (...parts: readonly string[]) => `<mrow>${parts.join('')}</mrow>`;
const operator = (sign: string) => `<mo>${sign}</mo>`;
const bracketed = (inside: string) => row(operator('('), inside, operator(')'));
const TIMES = operator('×');
/** Side by side: the invisible times, which a screen reader speaks. */
const ADJACENT = operator('\u2062');

function integer(value: bigint): string {
  const size = `<mn>${value < 0n ? -value : value}</mn>`;
  return value < 0n ? row(operator('−'), size) : size;
}

function fraction({ numerator, denominator }: Rational): string {
  const size = `<mfrac><mn>${numerator < 0n ? -numerator : numerator}</mn><mn>${denominator}</mn></mfrac>`;
  return numerator < 0n ? row(operator('−'), size) : size;
}

function numberMarkup({ value, decimal }: NumberNode, locale: Locale): string {
  const written = decimal ? decimalText(value, locale) : null;
  if (written !== null) return `<mn>${written.replace('-', '−')}</mn>`;
  return isWhole(value) ? integer(value.numerator) : fraction(value);
}

const isSum = (node: Expression) =>
  node.kind === 'negation' ||
  (node.kind === 'number' && node.value.numerator < 0n) ||
  (node.kind === 'binary' && (node.operator === '+' || node.operator === '-'));

/** A factor or a right-hand term: a sum in it needs brackets. */
function part(node: Expression, locale: Locale): string {
  const markup = markupOf(node, locale);
  return isSum(node) ? bracketed(markup) : markup;
}

function base(node: Expression, locale: Locale): string {
  const isPlain =
    node.kind === 'variable' || node.kind === 'constant' || (node.kind === 'number' && isWhole(node.value));
  return isPlain && !isSum(node) ? markupOf(node, locale) : bracketed(markupOf(node, locale));
}

function startsWithNumber(node: Expression): boolean {
  return node.kind === 'number' || (node.kind === 'binary' && startsWithNumber(node.left));
}

function binaryMarkup({ operator: sign, left, right, implied }: BinaryNode, locale: Locale): string {
  switch (sign) {
    case '+':
      return row(markupOf(left, locale), operator('+'), part(right, locale));
    case '-':
      return row(markupOf(left, locale), operator('−'), part(right, locale));
    case '*':
      return row(
        part(left, locale),
        implied && !startsWithNumber(right) ? ADJACENT : TIMES,
        part(right, locale),
      );
    case '/':
      return `<mfrac>${markupOf(left, locale)}${markupOf(right, locale)}</mfrac>`;
    case '^':
      return `<msup>${base(left, locale)}${markupOf(right, locale)}</msup>`;
  }
}

function callMarkup({ name, of }: CallNode, locale: Locale): string {
  const inside = markupOf(of, locale);
  if (name === 'sqrt') return `<msqrt>${inside}</msqrt>`;
  if (name === 'abs') return row(operator('|'), inside, operator('|'));
  return row(`<mi>${name}</mi>`, operator('\u2061'), bracketed(inside));
}

function markupOf(node: Expression, locale: Locale): string {
  switch (node.kind) {
    case 'number':
      return numberMarkup(node, locale);
    case 'variable':
      return `<mi>${node.name}</mi>`;
    case 'constant':
      return `<mi>${node.name === 'pi' ? 'π' : 'e'}</mi>`;
    case 'negation':
      return row(operator('−'), part(node.of, locale));
    case 'call':
      return callMarkup(node, locale);
    case 'binary':
      return binaryMarkup(node, locale);
  }
}

/** The expression in MathML Core, as browsers draw and read it: fractions with a bar, raised powers, roots. */
export function printMathMl(node: Expression, locale: Locale): string {
  return `<math>${markupOf(node, locale)}</math>`;
}
