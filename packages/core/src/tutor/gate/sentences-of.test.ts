import { describe, expect, it } from 'vitest';
import { sentencesOf } from './sentences-of.ts';

const texts = (text: string, isWhole: boolean) => sentencesOf(text, 'en', isWhole).map((each) => each.text);

describe('sentences of a text that grows', () => {
  it('holds the last one back until the text is whole', () => {
    expect(texts('Look at 3.5 first. What do you', false)).toEqual(['Look at 3.5 first. ']);
    expect(texts('Look at 3.5 first. What do you', true)).toEqual(['Look at 3.5 first. ', 'What do you']);
  });

  it('never cuts a formula', () => {
    expect(texts('So $x = 3. 5$ or not. Next.', true)).toEqual(['So $x = 3. 5$ or not. ', 'Next.']);
  });

  it('gives every character back, in order', () => {
    const text = 'One. Two? $a$ three!\nFour';
    expect(texts(text, true).join('')).toBe(text);
  });
});
