import type { Locale } from '@ori/contracts/locale';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNumber } from './parse-number.ts';
import { formatRational } from './rational.ts';

function read(text: string, locale: Locale = 'en'): string | null {
  const typed = parseNumber(text, locale);
  return typed && formatRational(typed.value);
}

describe('a number as pupils type it', () => {
  it.each([
    ['7', '7'],
    [' 7 ', '7'],
    ['+7', '7'],
    ['007', '7'],
    ['5.', '5'],
    ['-3', '-3'],
    ['−3', '-3'],
    ['- 3', '-3'],
    ['–3', '-3'],
    ['１２', '12'],
    ['1,250', '1250'],
    ['1,250,000', '1250000'],
    ['1,250.5', '2501/2'],
    ['.5', '1/2'],
    ['0.50', '1/2'],
    ['-.5', '-1/2'],
    ['3.125', '25/8'],
    ['3/4', '3/4'],
    ['6/8', '3/4'],
    ['3 / 4', '3/4'],
    ['3⁄4', '3/4'],
    ['３／４', '3/4'],
    ['-3/4', '-3/4'],
    ['1 1/2', '3/2'],
    ['1½', '3/2'],
    ['1 ½', '3/2'],
    ['½', '1/2'],
    ['-1 1/2', '-3/2'],
    ['1\u00a01/2', '3/2'],
    ['50%', '1/2'],
    ['50 %', '1/2'],
    ['12.5%', '1/8'],
  ])('reads %j as %s', (typed, value) => {
    expect(read(typed)).toBe(value);
  });

  it.each([
    ['0,5', '1/2'],
    [',5', '1/2'],
    ['0.5', '1/2'],
    ['0,125', '1/8'],
    ['3,25', '13/4'],
    ['3,1416', '3927/1250'],
    ['1 250', '1250'],
    ['1\u202f250', '1250'],
    ['1 250,5', '2501/2'],
    ['12', '12'],
    ['1 1/2', '3/2'],
    ['12,5 %', '1/8'],
  ])('reads %j as %s in French and Spanish', (typed, value) => {
    expect([read(typed, 'fr'), read(typed, 'es')]).toEqual([value, value]);
  });

  it('reads points between thousands in Spanish where nothing else can be meant', () => {
    expect([read('1.250.000', 'es'), read('1.250,5', 'es')]).toEqual(['1250000', '2501/2']);
  });
});

describe('silence instead of a guess', () => {
  it.each([
    '',
    ' ',
    '-',
    '+',
    '.',
    ',',
    '/',
    '%',
    'seven',
    '7a',
    'x=7',
    '7 8',
    '1,5',
    '0,5',
    '12,50',
    '1,2,3',
    '1.2.3',
    '0,250',
    '1 250',
    '3/0',
    '3/',
    '/4',
    '3//4',
    '1/2/3',
    '3/-4',
    '1 5/4',
    '1 0/4',
    '0 1/2',
    '1-1/2',
    '1+1/2',
    '1 / 2 / 3',
    '0.5/2',
    '1/2%',
    '--3',
    '3-',
    '3..5',
    '1e5',
    '0x10',
    'Infinity',
    'NaN',
    '५',
    '²',
    '3²',
    '√9',
    '10%%',
    '7 cm',
    '3:4',
    '½½',
    '9'.repeat(31),
    '9'.repeat(500),
  ])('does not read %j', (typed) => {
    expect(read(typed)).toBeNull();
  });

  it.each(['1,250', '1.250', '12,500', '999.999'])(
    'does not choose between thousand and decimal in %j',
    (typed) => {
      expect([read(typed, 'fr'), read(typed, 'es')]).toEqual([null, null]);
    },
  );

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.constantFrom<Locale>('en', 'fr', 'es'),
        (typed, locale) => {
          parseNumber(typed, locale);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

const shapeOf = (text: string) => parseNumber(text, 'en')?.shape;
const isSimplest = (text: string) => parseNumber(text, 'en')?.simplest;

describe('what is told of a number', () => {
  it('names its shape', () => {
    expect(['7', '0.5', '3/4', '1 1/2', '50%'].map(shapeOf)).toEqual([
      'integer',
      'decimal',
      'fraction',
      'mixed',
      'percent',
    ]);
  });

  it('tells lowest terms from others', () => {
    expect(['3/4', '7/4', '1 3/4', '2'].map(isSimplest)).toEqual([true, true, true, true]);
    expect(['6/8', '1 6/8', '4/1', '0.75'].map(isSimplest)).toEqual([false, false, false, false]);
  });

  it('reads back every whole number and fraction it could have been', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 1, max: 1e4 }), (top, bottom) => {
        expect(quotientOf(read(`${top}/${bottom}`))).toBeCloseTo(top / bottom, 9);
        expect(read(String(top))).toBe(String(top));
      }),
    );
  });
});

function quotientOf(fraction: string | null): number {
  const [top = Number.NaN, bottom = 1] = (fraction ?? '').split('/').map(Number);
  return top / bottom;
}
