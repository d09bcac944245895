import { describe, expect, it } from 'vitest';
import { lettersWithoutFace, settable, withoutLetters } from './unprintable.ts';

const FAULT = String.raw`message: "PDF/UA-1 error: the text \`\"🦁\"\` could not be displayed with font" },
  message: "PDF/UA-1 error: the text \`\"\\u{378}\"\` could not be displayed with font \`\"Fraunces\"\`"`.replaceAll(
  '\\`',
  '`',
);

describe('what no face can show', () => {
  it('is read from the typesetter’s refusal', () => {
    expect(lettersWithoutFace(FAULT)).toEqual(expect.arrayContaining(['🦁', '\u0378']));
    expect(lettersWithoutFace('missing alt text')).toEqual([]);
    expect(lettersWithoutFace('the text `"1"` could not be displayed')).toEqual([]);
  });

  it('becomes a box, or nothing where it is a small picture', () => {
    const data = JSON.stringify({ notes: ['Zoo 🦁 trip', '🦁', '🦁🦁 🦁', 'a\u0378b', 'as it was  '] });
    expect(JSON.parse(withoutLetters(data, ['🦁', '\u0378']))).toEqual({
      notes: ['Zoo trip', '…', '…', 'a□b', 'as it was  '],
    });
  });

  it.each([
    ['Hi 🙂, you', 'Hi, you'],
    ['I did it!🙂', 'I did it!'],
    ['Salut 🙂 !', 'Salut !'],
    ['We sang (🙂) and « 🙂 » sang', 'We sang and sang'],
    ['one 🙂 🙂\ntwo', 'one\ntwo'],
    ['1️⃣ wash, 2️⃣ peel', '1 wash, 2 peel'],
    ['Wales \u{1f3f4}\u{e0067}\u{e0062}\u{e007f} won', 'Wales won'],
  ])('leaves %j as a sentence', (said, left) => {
    const letters = ['🙂', '\ufe0f', '\u20e3', '\u{1f3f4}', '\u{e0067}', '\u{e0062}', '\u{e007f}'];
    expect(JSON.parse(withoutLetters(JSON.stringify({ said }), letters))).toEqual({ said: left });
  });
});

describe('settable words', () => {
  it('join letters and marks, and have no control characters or broken halves', () => {
    expect(settable('e\u0301\u0007\tn\n\ud83e')).toBe('é\tn\n\ufffd');
  });
});
