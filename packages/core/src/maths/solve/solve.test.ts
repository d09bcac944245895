import { LOCALES, type Locale } from '@ori/contracts/locale';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KINDS } from './solution.ts';
import { solve } from './solve.ts';

type Case = readonly [asked: string, answer: string];

/** What people ask for, and the answer as it was worked out by hand. */
const ASKED: Readonly<Record<Locale, readonly Case[]>> = {
  en: [
    ['2+3*4', '14'],
    ['What is 7 times 8?', '56'],
    ['1/2 + 1/3', '5/6'],
    ['3/4 ÷ 1/2', '3/2 (= 1 1/2 = 1.5)'],
    ['0.5*3', '1.5'],
    ['2.57÷3', '257/300 ≈ 0.8567'],
    ['what is 3 x 4', '12'],
    ['square root of 16', '4'],
    ['|−3| + 2', '5'],
    ['add 2/3 and 1/4', '11/12'],
    ['subtract 5 from 12', '7'],
    ['evaluate 3x+2 when x = 4', '14'],
    ['3/4 of 20', '15'],
    ['convert 0.75 to a fraction', '3/4'],
    ['3/8 as a decimal', '0.375'],
    ['12.5% as a fraction', '1/8'],
    ['which is bigger, 2/3 or 3/5', '2/3 is bigger'],
    ['round 3.456 to 2 decimal places', '3.46'],
    ['round 347 to the nearest ten', '350'],
    ['what is 15% of 80', '12'],
    ['30 is what percent of 120', '25%'],
    ['12 is 30% of what number', '40'],
    ['increase 80 by 15%', '92'],
    ['decrease 50 by 10%', '45'],
    ['percent change from 40 to 50', '25% increase'],
    ['simplify the ratio 12:18', '2:3'],
    ['share 60 in the ratio 2:3', '24 : 36'],
    ['divide 90 in the ratio 2 : 3 : 4', '20 : 30 : 40'],
    ['split 10 in the ratio 1 to 3', '2.5 : 7.5'],
    ['share 60 in 2:3', '24 : 36'],
    ['divide 90 sweets in the ratio 2:7', '20 : 70'],
    ['½ + ¼', '3/4 (= 0.75)'],
    ['GCF(24, 36)', '12'],
    ['lcm(3, 4, 6)', '12'],
    ['next number in 2, 4, 6, 8', '10'],
    ['complement of 30°', '60°'],
    ['supplement of 110 degrees', '70°'],
    ['∫ 3x² dx', 'x^3 + C'],
    ['H2 + O2 → H2O', '2H2 + O2 → 2H2O'],
    ['gcf of 12 and 18', '6'],
    ['lcm of 4, 6 and 10', '60'],
    ['prime factorization of 84', '2 * 2 * 3 * 7'],
    ['is 91 prime', 'No: 91 = 7 * 13'],
    ['factors of 24', '1; 2; 3; 4; 6; 8; 12; 24'],
    ['remainder when 17 is divided by 5', '2'],
    ['can you help me solve 3x = 12 please', 'x = 4'],
    ['solve 3(x-2)=2x+5 for x', 'x = 11'],
    ['2/x = 4', 'x = 1/2 (= 0.5)'],
    ['(x^2-1)/(x-1)=0', 'x = -1'],
    ['x^2-5x+6=0', 'x = 2 or x = 3'],
    ['solve x^2-2x-1=0', 'x = 1 - √2 ≈ -0.4142 or x = 1 + √2 ≈ 2.4142'],
    ['x^2+x+1=0', 'no real solution'],
    ['2x+1=2x+3', 'no solution'],
    ['x^3-6x^2+11x-6=0', 'x = 1 or x = 2 or x = 3'],
    ['x+1=x+1', 'true for every x'],
    ['2x+3y=12, x-y=1', 'x = 3; y = 2'],
    ['x + y = 3 and x + y = 5', 'no solution: the lines are parallel'],
    ['-2x > 6', 'x < -3'],
    ['x^2-5x+6 >= 0', 'x <= 2 or x >= 3'],
    ['expand (x+1)(x-2)', 'x^2 - x - 2'],
    ['simplify (x^2-1)/(x-1)', 'x + 1'],
    ['simplify (6x^2y)/(4xy^3)', '3x/(2y^2)'],
    ['factor 6x^2+9x', '3x(2x + 3)'],
    ['factor x^2-5x+6', '(x - 3)(x - 2)'],
    ['factor 3x^2y+6xy', '3xy(x + 2)'],
    ['factor x^2+1', 'x^2 + 1 cannot be split over the fractions'],
    ['derivative of (3x+1)^5', '15(3x + 1)^4'],
    ['derivative of (x+1)/(x-1)', '-2/(x - 1)^2'],
    ['derivative of sin(2x)', '2cos(2x)'],
    ['integrate x^2+1', '(1/3)x^3 + x + C'],
    ['mean of 3, 5, 7', '5'],
    ['median of 3 1 2 9', '5/2 (= 2 1/2 = 2.5)'],
    ['mode of 1,2,2,3', '2'],
    ['range of 4, 9, 1', '8'],
    ['area of a rectangle with length 4 cm and width 6 cm', '24 cm²'],
    ['area of a triangle with base 6 and height 4', '12'],
    ['perimeter of a square with side 5', '20'],
    ['volume of a box 2 by 3 by 4', '24'],
    ['area of a circle with radius 3', '9π ≈ 28.27'],
    ['circumference of a circle with diameter 10', '10π ≈ 31.42'],
    ['volume of a cylinder with radius 2 and height 5', '20π ≈ 62.83'],
    ['hypotenuse with legs 2 and 4', '2√5 ≈ 4.47'],
    ['third angle of a triangle with angles 50 and 60', '70°'],
    ['slope between (1, 2) and (3, 8)', '3'],
    ['midpoint of (1,2) and (3,5)', '(2, 3.5)'],
    ['distance from (0,0) to (3,4)', '5'],
    ['next number in the sequence 2, 4, 6, 8', '10'],
    ['what comes next: 3, 6, 12, 24', '48'],
    ['how many cm in 2 m', '200 cm'],
    ['5 feet in inches', '60 in'],
    ['convert 100 c to f', '212 °F'],
    ['balance Fe + O2 -> Fe2O3', '4Fe + 3O2 → 2Fe2O3'],
    ['molar mass of Ca(OH)2', '74.09 g/mol'],
  ],
  fr: [
    ['Résous 2x+3=7', 'x = 2'],
    ['x+y=5 et x-y=1', 'x = 3; y = 2'],
    ['combien font 15 % de 80', '12'],
    ['quel pourcentage de 50 représente 20', '40\u00a0%'],
    ['0,5 + 1,25', '1,75'],
    ['S’il te plaît, calcule 3 fois 4', '12'],
    ['5 au carré', '25'],
    ['factorise x²-5x+6', '(x - 3)(x - 2)'],
    ['développe (x+1)(x-2)', 'x^2 - x - 2'],
    ['la dérivée de x^3', '3x^2'],
    ['moyenne de 3 ; 5 ; 7,5', '31/6 (= 5 1/6)'],
    ['pgcd de 12 et 18', '6'],
    ['aire d’un cercle de rayon 3', '9π ≈ 28,27'],
    ['calcule l’aire d’un rectangle de 4 cm sur 6 cm', '24 cm²'],
    ['combien de cm dans un mètre', '100 cm'],
    ['convertis 3 km en m', '3000 m'],
    ['équilibre H2 + O2 -> H2O', '2H2 + O2 → 2H2O'],
    ['x^2-5x+6 >= 0', 'x <= 2 ou x >= 3'],
  ],
  es: [
    ['Resuelve 2x+3=7', 'x = 2'],
    ['x+y=5 y x-y=1', 'x = 3; y = 2'],
    ['¿Cuánto es el 15 % de 80?', '12'],
    ['0,5 + 1,25', '1,75'],
    ['2 más 3', '5'],
    ['10 entre 4', '5/2 (= 2 1/2 = 2,5)'],
    ['raíz cuadrada de 16', '4'],
    ['factoriza x²-5x+6', '(x - 3)(x - 2)'],
    ['deriva x^3', '3x^2'],
    ['media de 3; 5; 7', '5'],
    ['mcd de 12 y 18', '6'],
    ['área de un círculo de radio 3', '9π ≈ 28,27'],
    ['¿Cuántos cm hay en un metro?', '100 cm'],
    ['convierte 3 km a m', '3000 m'],
    ['x^2-5x+6 >= 0', 'x <= 2 o x >= 3'],
  ],
};

describe('a request in one language', () => {
  for (const locale of LOCALES) {
    it.each(ASKED[locale])(`${locale}: %s`, (asked, answer) => {
      expect(solve(asked, locale)?.words[locale]).toBe(answer);
    });
  }

  it('covers every kind of problem', () => {
    const solved = LOCALES.flatMap((locale) => ASKED[locale].map(([asked]) => solve(asked, locale)?.kind));
    expect(KINDS.filter((kind) => !solved.includes(kind))).toEqual([]);
  });

  it('gives steps with reasons, in every language', () => {
    for (const [asked] of ASKED.en) {
      const solution = solve(asked, 'en');
      const texts = solution?.steps.flatMap(({ text, reason }) => [
        ...Object.values(text),
        ...Object.values(reason),
      ]);
      expect(
        texts?.every((text) => text.trim() !== ''),
        asked,
      ).toBe(true);
      expect(Object.values(solution?.check ?? {}).length, asked).toBe(LOCALES.length);
    }
  });
});

describe('silence', () => {
  it.each([
    [
      'two readings',
      [
        '6/2(1+2)',
        '1/2x',
        '-3 squared',
        '2/3 squared',
        '2^3^2',
        '2x(3+1)',
        'f(x)=2x',
        'sin x cos x',
        'x2 = 4',
      ],
    ],
    ['no sums', ['10-4', '555-1234', '3/4/2026', 'what is 5', '42', '']],
    ['no end', ['1+2+3+...', '1+2+3+…', '3+5!']],
    ['no value', ['0/0', '5/0', '0^0', 'what is 1/(2-2)']],
    [
      'words left over',
      ['5 apples plus 3', 'tell me about 3 + 4', '2+2 and then some', 'solve x^2-4', 'why is 2+2 = 4'],
    ],
    [
      'mixed units',
      ['area of a rectangle 5 cm by 2 m', 'area of a rectangle 5 cm by 2', '100 + 10%', 'convert 3 km to kg'],
    ],
    ['lists with thousands', ['mean of 100,200 and 300', 'add 100,20 and 3']],
    ['an unknown that is none', ['i^2', 'i = 2', 'e^2 = x + 1']],
    ['true almost everywhere', ['1/(x-2)=1/(x-2)', 'x/x=1']],
    [
      'patterns that more than one rule explains',
      ['what comes next: 1, 2, 4', 'what comes next: 1, 2, 4, 7'],
    ],
    [
      'shapes that cannot be',
      ['area of a square with side -2', 'third angle of a triangle with angles 100 and 90'],
    ],
    ['reactions that cannot be balanced', ['balance H2 -> O2', 'balance Xx + O2 -> XxO2', 'balance hello']],
    ['what is irrational', ['√2 + 1', 'what is sqrt(8)', 'x^2 < 2']],
  ])('keeps silent about %s', (_, texts) => {
    expect(texts.filter((text) => solve(text, 'en'))).toEqual([]);
  });

  it('does not choose between a decimal comma and one that parts a list', () => {
    expect([solve('moyenne de 3,5 et 7', 'fr'), solve('media de 3,5 y 7', 'es')]).toEqual([null, null]);
    expect(solve('moyenne de 3,5 ; 7', 'fr')?.words.fr).toBe('21/4 (= 5 1/4 = 5,25)');
  });

  it('does not take a French or Spanish number for an English one', () => {
    expect([solve('1,250 + 1', 'fr'), solve('1,250 + 1', 'es')]).toEqual([null, null]);
    expect(solve('1,250 + 1', 'en')?.words.en).toBe('1251');
  });

  it('never throws and answers in time, whatever is written', () => {
    const piece = fc.constantFrom(
      'solve ',
      'factor ',
      'mean of ',
      'area of ',
      'what is ',
      'x',
      '2',
      '999999999989',
      ' and ',
      '+',
      '/',
      '^',
      '=',
      '(',
      ')',
      ', ',
      '<',
      ' of ',
      '%',
      '-',
      '√',
      'balance ',
      'H2',
      ' -> ',
      ' by ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), fc.constantFrom(...LOCALES), (pieces, locale) => {
        const started = performance.now();
        solve(pieces.join(''), locale);
        expect(performance.now() - started, pieces.join('')).toBeLessThan(2_000);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    'factor x^4+999999999989x^3+999999999961x^2+7x+999999999877',
    'is 999999999989 prime',
    `mean of ${'1, '.repeat(120)}1`,
    `${'('.repeat(190)}x${')'.repeat(190)} = 1`,
    '(x+y+z+a+b)^24',
    'expand ((x+y)^12)(x-y)^12',
    '9^9^9',
    '99999999999999999999^399',
    `area of ${' '.repeat(380)}`,
    `what is ${'1 '.repeat(190)}`,
    `gcf of ${'12, '.repeat(90)}12`,
  ])('stays within its bounds on %s', (text) => {
    const started = performance.now();
    solve(text.slice(0, 400), 'en');
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
