import type { Locale } from '@ori/contracts/locale';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRational, rational } from '../rational.ts';
import { orNull } from '../silence.ts';
import { oddPoint, rationalArbitrary } from '../testing/expression-arbitraries.ts';
import { evaluate } from './evaluate.ts';
import { parseExpression } from './parse-expression.ts';
import { printExpression } from './print-expression.ts';

const AT = { x: rational(3), y: rational(5), a: rational(7), b: rational(2) };

function valueOf(text: string, locale: Locale = 'en'): string | null {
  const read = parseExpression(text, { locale });
  return read && orNull(() => formatRational(evaluate(read, AT)));
}

describe('an expression as pupils type it', () => {
  it.each([
    ['2x^2+3x-5', '22'],
    ['2x²+3x−5', '22'],
    ['2·x·x + 3×x – 5', '22'],
    ['2x**2 + 3x - 5', '22'],
    ['-x^2', '-9'],
    ['(-x)^2', '9'],
    ['-3^2', '-9'],
    ['2(x+1)', '8'],
    ['(x+1)(x-1)', '8'],
    ['x(y-1)', '12'],
    ['xy', '15'],
    ['3xy²', '225'],
    ['x^2y', '45'],
    ['(x+1)/2', '2'],
    ['x/2', '3/2'],
    ['3/4', '3/4'],
    ['(1/2)x', '3/2'],
    ['½x', '3/2'],
    ['2½', '5/2'],
    ['2 1/2', '5/2'],
    ['1 1/2 + 1', '5/2'],
    ['0.5x', '3/2'],
    ['.5x', '3/2'],
    ['8 ÷ 4 × 2', '4'],
    ['6/2*3', '9'],
    ['3 - -2', '5'],
    ['3--2', '5'],
    ['√9', '3'],
    ['√(x+1)', '2'],
    ['sqrt(16)', '4'],
    ['2√9', '6'],
    ['|2-x|', '1'],
    ['|x-y|', '2'],
    ['[2(x+1)]^2', '64'],
    ['2^-1', '1/2'],
    ['2³x', '24'],
    ['1,250x', '3750'],
    ['x^2/2', '9/2'],
    ['３x', '9'],
  ])('reads %j as %s where x = 3 and y = 5', (text, value) => {
    expect(valueOf(text)).toBe(value);
  });

  it.each([
    ['0,5x', '3/2'],
    ['2,5', '5/2'],
    ['0.5x', '3/2'],
    ['1 250 + 1', '1251'],
    ['2(x + 1,5)', '9'],
  ])('reads %j as %s in French and Spanish', (text, value) => {
    expect([valueOf(text, 'fr'), valueOf(text, 'es')]).toEqual([value, value]);
  });
});

describe('silence instead of a guess', () => {
  it.each([
    ['a bar before a product', ['1/2x', '1/2 x', '6/2(1+2)', 'x/2y', '1/xy', '3/4(x+1)', '6÷2(3)']],
    ['powers of powers', ['2^3^2', 'x^2²', 'x²^3']],
    ['a power before a letter', ['2^3x', '2^3(x+1)']],
    ['a fraction that may be an exponent', ['x^1/2', '9^1/2']],
    ['a root whose end is not clear', ['√2x', '√x²', '√x^2', '√xy']],
    ['function notation', ['f(2)', 'g(x+1)', 'f(g(2))']],
    ['numbers behind a value', ['x2', 'x 2', '2 3', '(x+1)2', '3x4', '2 1/2x', '1 5/4']],
    [
      'what is no expression',
      ['', ' ', '2+', '*3', '(2', '2)', '2x=4', 'x>3', '3!', '15%', '5 €', '|x', '()', 'x+…'],
    ],
    ['numbers in two readings', ['1,5', '1.2.3', '1,25,3']],
    ['named functions that were not asked for', ['sin(x)', 'ln(2)', 'log 3']],
  ])('refuses %s', (_, texts) => {
    expect(texts.filter((text) => parseExpression(text, { locale: 'en' }))).toEqual([]);
  });

  it('reads the comma of thousands in English only, and the decimal comma elsewhere only', () => {
    expect([valueOf('1,250', 'en'), valueOf('1,250', 'fr'), valueOf('1,5', 'fr')]).toEqual([
      '1250',
      null,
      '3/2',
    ]);
  });

  it('lets in only the letters that were asked for, whatever their case', () => {
    const options = { locale: 'en', variables: ['x'] } as const;
    expect(parseExpression('2X+1', options)).toEqual(parseExpression('2x+1', options));
    expect(parseExpression('2y+1', options)).toBeNull();
  });

  it('reads named functions where they are asked for', () => {
    const options = { locale: 'en', functions: true } as const;
    expect(parseExpression('sin(2x)+e^x', options)).not.toBeNull();
    expect(['sin^2(x)', 'sin x cos x', 'ln x^2'].filter((text) => parseExpression(text, options))).toEqual(
      [],
    );
  });

  it('never throws, and never hangs on deep or long input', () => {
    const nasty = [
      '('.repeat(399),
      '-'.repeat(399),
      '9'.repeat(400),
      'x^'.repeat(190),
      '|'.repeat(300),
      '√'.repeat(200),
    ];
    expect(nasty.map((text) => parseExpression(text, { locale: 'en' }))).toEqual(nasty.map(() => null));
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        parseExpression(text, { locale: 'fr', functions: true });
      }),
      { numRuns: 2_000 },
    );
    const piece = fc.constantFrom(
      'x',
      '2',
      '(',
      ')',
      '+',
      '-',
      '/',
      '^',
      '|',
      '√',
      ' ',
      '½',
      '²',
      ',',
      'sin',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        parseExpression(pieces.join(''), { locale: 'en', functions: true });
      }),
      { numRuns: 3_000 },
    );
  });
});

it('prints what can be read again with the same value', () => {
  fc.assert(
    fc.property(rationalArbitrary, oddPoint, oddPoint, (expression, x, y) => {
      const again = parseExpression(printExpression(expression), { locale: 'en' });
      expect(again, printExpression(expression)).not.toBeNull();
      const value = orNull(() => formatRational(evaluate(expression, { x, y })));
      expect(again && orNull(() => formatRational(evaluate(again, { x, y })))).toBe(value);
    }),
    { numRuns: 2_000 },
  );
});
