import { text } from '../../problems/text.ts';
import { splitRoot } from '../exact-powers.ts';
import { approximate } from '../expressions/evaluate.ts';
import { call, number, type Expression } from '../expressions/expression.ts';
import { adjacent } from '../expressions/polynomial-expression.ts';
import { printExpression } from '../expressions/print-expression.ts';
import { primeFactors } from '../primes.ts';
import { isWhole, rational } from '../rational.ts';
import { orNull, Silence } from '../silence.ts';
import { inEach, printsPlainly, step, type Solution } from './solution.ts';

const LARGEST_SQUARE = text({
  en: 'Look for the largest square number that divides it.',
  fr: 'On cherche le plus grand carré qui le divise.',
  es: 'Se busca el mayor cuadrado que lo divide.',
});
const ROOT_OF_EACH = text({
  en: 'The root of a product is the product of the roots.',
  fr: 'La racine d’un produit est le produit des racines.',
  es: 'La raíz de un producto es el producto de las raíces.',
});
const SQUARE_BACK = text({
  en: 'Square the answer: does the number under the root come back?',
  fr: 'Mets la réponse au carré : retrouves-tu le nombre sous la racine ?',
  es: 'Al elevar la respuesta al cuadrado, ¿vuelve el número bajo la raíz?',
});

/** `√50` and `3√8`: a whole number in front, and a whole number under one root. */
function partsOfSurd(node: Expression): { front: bigint; under: bigint } {
  const [front, root] =
    node.kind === 'binary' && node.operator === '*' ? [node.left, node.right] : [number(1), node];
  if (front.kind !== 'number' || root.kind !== 'call' || root.name !== 'sqrt' || root.of.kind !== 'number')
    throw new Silence('no single root');
  if (!isWhole(front.value) || !isWhole(root.of.value)) throw new Silence('a root of a fraction');
  return { front: front.value.numerator, under: root.of.value.numerator };
}

/** Whether no prime divides it twice: another way than by trying squares. */
function isSquareFree(value: bigint): boolean {
  const factors = primeFactors(value);
  return new Set(factors).size === factors.length;
}

/** A root with its largest square taken out: √50 = 5√2. Null where there is no square to take out, or no root stays. */
export function solveSurd(problem: Expression): Solution | null {
  return orNull(() => {
    const { front, under } = partsOfSurd(problem);
    const { outside, inside } = splitRoot(rational(under));
    const taken = outside.numerator;
    if (front <= 0n || taken === 1n || inside === 1n) return null;
    const whole = front * taken;
    const value = adjacent(number(rational(whole)), call('sqrt', number(rational(inside))));
    const near = approximate(value);
    const isSame = whole * whole * inside === front * front * under && isSquareFree(inside);
    if (!isSame || Math.abs(near - approximate(problem)) > 1e-9 * near || !printsPlainly(value)) return null;
    const before = front === 1n ? '' : `${front}`;
    const written = (locale: 'en' | 'fr' | 'es') => printExpression(value, locale);
    const decimals = near.toFixed(4);
    return {
      kind: 'surd',
      answer: { kind: 'expression', value },
      words: inEach(
        (locale) => `${written(locale)} ≈ ${locale === 'en' ? decimals : decimals.replace('.', ',')}`,
      ),
      steps: [
        step(() => `${under} = ${taken * taken} * ${inside}`, LARGEST_SQUARE),
        step((locale) => `${before}√${taken * taken} * √${inside} = ${written(locale)}`, ROOT_OF_EACH),
      ],
      check: SQUARE_BACK,
    };
  });
}
