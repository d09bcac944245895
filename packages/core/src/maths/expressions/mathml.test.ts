import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rationalArbitrary } from '../testing/expression-arbitraries.ts';
import { printMathMl } from './mathml.ts';
import { parseExpression } from './parse-expression.ts';

function markup(text: string): string {
  const read = parseExpression(text, { locale: 'en', functions: true });
  return read ? printMathMl(read, 'fr').replace(/<\/?(?:math|mrow)>/g, '') : '';
}

it.each([
  ['2x', '<mn>2</mn><mo>\u2062</mo><mi>x</mi>'],
  ['2*3', '<mn>2</mn><mo>×</mo><mn>3</mn>'],
  ['x^2', '<msup><mi>x</mi><mn>2</mn></msup>'],
  ['(x+1)/2', '<mfrac><mi>x</mi><mo>+</mo><mn>1</mn><mn>2</mn></mfrac>'],
  ['0.5', '<mn>0,5</mn>'],
  ['x-(y-1)', '<mi>x</mi><mo>−</mo><mo>(</mo><mi>y</mi><mo>−</mo><mn>1</mn><mo>)</mo>'],
  ['(-x)^2', '<msup><mo>(</mo><mo>−</mo><mi>x</mi><mo>)</mo><mn>2</mn></msup>'],
  ['√(x)', '<msqrt><mi>x</mi></msqrt>'],
  ['|x|', '<mo>|</mo><mi>x</mi><mo>|</mo>'],
])('draws %s', (text, drawn) => {
  expect(markup(text)).toBe(drawn);
});

it('closes every element that it opens, in order', () => {
  fc.assert(
    fc.property(rationalArbitrary, (expression) => {
      const open: string[] = [];
      for (const [, slash, name = ''] of printMathMl(expression, 'en').matchAll(/<(\/?)(\w+)>/g)) {
        if (slash === '') open.push(name);
        else expect(open.pop()).toBe(name);
      }
      expect(open).toEqual([]);
    }),
  );
});
