import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mathsMarkup, piecesOf, printedMaths, spokenText } from './maths-markup.ts';

describe('a reply', () => {
  it('is cut into words and maths at its dollar signs', () => {
    expect(piecesOf('Look at $3x + 5 = 20$. What now?')).toEqual([
      { isMaths: false, text: 'Look at ' },
      { isMaths: true, text: '3x + 5 = 20' },
      { isMaths: false, text: '. What now?' },
    ]);
  });

  it('keeps a lone dollar sign', () => {
    expect(piecesOf('It costs $5.')).toEqual([{ isMaths: false, text: 'It costs $5.' }]);
  });

  it('loses nothing but the signs', () => {
    fc.assert(
      fc.property(fc.string(), (content) => {
        const marks = content.split('$').length - 1;
        const kept = piecesOf(content).map(({ text }) => text);
        expect(kept.join('')).toBe(marks % 2 === 1 ? content : content.replaceAll('$', ''));
      }),
    );
  });

  it('is spoken without marks', () => {
    expect(spokenText('Try $2 * x$.')).toBe('Try 2 × x.');
  });
});

describe('maths between the signs', () => {
  it('is drawn with both sides of its relation', () => {
    expect(mathsMarkup('3x + 5 = 20', 'en')).toMatch(/^<math><mrow>.*<mo>=<\/mo>.*<mn>20<\/mn>.*<\/math>$/);
    expect(mathsMarkup('x >= 1/2', 'en')).toContain('<mo>≥</mo>');
    expect(mathsMarkup('1/2', 'en')).toContain('<mfrac>');
    expect(mathsMarkup('x < 3', 'en')).toContain('<mo>&lt;</mo>');
  });

  it.each(['12 ÷ 4', 'x = 2 or x = -2', '<b>x</b>', '5 cups', '', '= 4'])(
    'is shown as written when it is %j',
    (text) => expect(mathsMarkup(text, 'en')).toBeNull(),
  );

  it('is never markup of the writer', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(mathsMarkup(`${text}<img src=x>`, 'en')).toBeNull();
      }),
    );
  });

  it('has the minus sign of print', () => {
    expect(printedMaths('-3 - 4')).toBe('−3 − 4');
  });
});
