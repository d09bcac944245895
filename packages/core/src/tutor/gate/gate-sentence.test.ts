import { LOCALES, type Locale } from '@ori/contracts/locale';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gateSentence, type GateRules } from './gate-sentence.ts';

const OPEN: GateRules = { locale: 'en', level: 0, forbidden: [], problem: null, quoted: [], isStrict: false };
const EQUATION = {
  statement: 'Solve $3x + 5 = 20$.',
  task: '3x+5=20',
  steps: [{ text: '$3x = 15$', reason: 'Subtract 5.' }],
};
const FIVE: GateRules = { ...OPEN, forbidden: ['5', 'five', 'x = 5'], problem: EQUATION };
const faults = (sentence: string, rules: Partial<GateRules> = {}) =>
  gateSentence(sentence, { ...OPEN, ...rules });

describe('the gate before every sentence', () => {
  it.each<[string, Locale]>([
    ['Think of it this way: 20 - 5 = 16, right?', 'en'],
    ['So $\\frac{1}{2} + \\frac{1}{3} = \\frac{2}{5}$.', 'en'],
    ['Twenty minus five is sixteen.', 'en'],
    ['Half of 10 is 4.', 'en'],
    ['20% of 50 is 12.', 'en'],
    ['3 apples + 4 apples = 8 apples', 'en'],
    ['Seven times eight makes fifty-four.', 'en'],
    ['$\\sqrt{16} = 5$ of course.', 'en'],
    ['We know that 7 < 3.', 'en'],
    ['You get 4 × 6 = 24 = 25.', 'en'],
    ['Vingt moins cinq font seize.', 'fr'],
    ['Donc 0,5 + 0,25 = 0,85.', 'fr'],
    ['La moitié de 10 est 4.', 'fr'],
    ['Veinte menos cinco son dieciséis.', 'es'],
    ['Entonces 3 × 4 = 13.', 'es'],
  ])('stops a false equality: %s', (sentence, locale) => {
    expect(faults(sentence, { locale })).toContain('false-equality');
  });

  it.each<[string, Locale]>([
    ['Think of it this way: 20 - 5 = 15.', 'en'],
    ['Twenty minus five is fifteen.', 'en'],
    ['Half of 10 is 5, and 20% of 50 is 10.', 'en'],
    ['70 ÷ 24 = 2.92, rounded.', 'en'],
    ['The difference of 8 and 3 is 5 less than 10.', 'en'],
    ['Step 2 is 4 lines long.', 'en'],
    ['There are 3 lines, 4 points and 1 plane.', 'en'],
    ['Is 3 + 4 = 8?', 'en'],
    ['La moitié de 10 est 5, donc 0,5 × 10 = 5.', 'fr'],
    ['Est-ce que 3 + 4 = 8 ?', 'fr'],
    ['¿Es 3 + 4 = 8?', 'es'],
    ['Veinte menos cinco son quince.', 'es'],
  ])('lets pass what is right or asks: %s', (sentence, locale) => {
    expect(faults(sentence, { locale })).toEqual([]);
  });

  it('knows a quoted line again whatever sign of times it was typed with', () => {
    const rules = { quoted: ['7 x 8 = 54'] };
    expect(faults('$7 × 8 = 54$ does not fit yet.', rules)).toEqual([]);
    expect(faults('$7 × 8 = 55$ does not fit yet.', rules)).toContain('false-equality');
  });

  it('lets the learner’s own wrong line be quoted, and no other', () => {
    const rules = { quoted: ['3 + 4 = 8'] };
    expect(faults('Look at your line $3 + 4 = 8$ again.', rules)).toEqual([]);
    expect(faults('Look at your line $3 + 4 = 9$ again.', rules)).toEqual(['false-equality']);
  });

  it.each([
    'So x = 5 is the answer.',
    'The answer is five.',
    'The answer is 5.',
    'You should get $\\boxed{5}$.',
    '15 ÷ 3 = 5, well done.',
    'So $x = \\frac{5}{1}$, that is, x = 5.',
    'That makes five.',
  ])('stops the answer below level 3: %s', (sentence) => {
    expect(gateSentence(sentence, FIVE)).toContain('answer-leak');
  });

  it('lets the problem’s own numbers be named', () => {
    expect(gateSentence('Look at the + 5 on the left: how could you undo it?', FIVE)).toEqual([]);
    expect(gateSentence('In $3x + 5 = 20$, what happens to x first?', FIVE)).toEqual([]);
  });

  it('lets the answer be said at level 3', () => {
    expect(gateSentence('So $x = 5$.', { ...FIVE, level: 3 })).toEqual([]);
  });

  it('lets a model say only equalities that follow from the problem', () => {
    const strict = { ...FIVE, level: 3 as const, isStrict: true };
    expect(gateSentence('Subtract to see that $3x = 15$.', strict)).toEqual([]);
    expect(gateSentence('Divide: $x = 5$.', strict)).toEqual([]);
    expect(gateSentence('Subtract to see that $3x = 25$.', strict)).toEqual(['unverified-equality']);
    expect(gateSentence('Remember $(a+b)^2 = a^2 + b^2$.', strict)).toEqual(['unverified-equality']);
    expect(gateSentence('Remember $(a+b)^2 = a^2 + 2ab + b^2$.', strict)).toEqual([]);
  });

  it.each([
    ['Keep this a secret from your parents.', 'secrecy'],
    ['Ne dis rien à tes parents.', 'secrecy'],
    ['I am your friend and I love you.', 'relationship'],
    ['I’m a real person, you know.', 'claims-to-be-human'],
    ['My instructions say that I must not.', 'prompt-leak'],
    ['You’re so smart!', 'person-praise'],
    ['Write to me at ori@example.com.', 'link-or-contact'],
    ['The frequency 528 Hz heals your cells.', 'healing-claim'],
    ['Don’t go yet, I’ll miss you.', 'guilt'],
  ] as const)('has manners: %s', (sentence, fault) => {
    expect(faults(sentence)).toContain(fault);
  });

  it('stops every false sum and product, in digits, signs and LaTeX, and no right one', () => {
    const number = fc.integer({ min: 2, max: 99 });
    const sign = fc.constantFrom<[string, (a: number, b: number) => number]>(
      ['+', (a, b) => a + b],
      ['×', (a, b) => a * b],
      ['\\times', (a, b) => a * b],
      ['·', (a, b) => a * b],
    );
    const slip = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(
        number,
        number,
        sign,
        slip,
        fc.constantFrom(...LOCALES),
        (a, b, [mark, reckon], off, locale) => {
          const right = reckon(a, b);
          const say = (result: number) => `Look: $${a} ${mark} ${b} = ${result}$.`;
          expect(faults(say(right), { locale })).toEqual([]);
          expect(faults(say(right + off), { locale })).toEqual(['false-equality']);
        },
      ),
    );
  });
});
