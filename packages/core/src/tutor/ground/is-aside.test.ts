import type { Locale } from '@ori/contracts/locale';
import type { TutorIntent } from '@ori/contracts/tutor-names';
import { describe, expect, it } from 'vitest';
import { isAsideFrom } from './is-aside.ts';

const EQUATION = 'solve $3x + 5 = 20$';
const aside = (message: string, intent: TutorIntent, locale: Locale = 'en') =>
  isAsideFrom(EQUATION, { message, intent, locale });

describe('a question about something else', () => {
  it.each([
    ['what is pi', 'define'],
    ['what is the square root of 2', 'solve'],
    ['how do volcanoes work', 'explain'],
    ['Who was Benjamin Banneker', 'other'],
    ['is zero even', 'other'],
    ['round 3.456 to two decimals', 'solve'],
    ['qui était Mansa Moussa', 'affirm', 'fr'],
    ['¿qué es la fotosíntesis?', 'define', 'es'],
  ] as const)('is no call for a hint: %s', (message, intent, locale?: Locale) =>
    expect(aside(message, intent, locale)).toBe(true),
  );
});

describe('talk about the problem in hand', () => {
  it.each([
    ['why do i subtract on both sides?', 'explain'],
    ['solve it', 'solve'],
    ['3x + 5 = 20', 'solve'],
    ['why does that work?', 'explain'],
    ['how can i check it?', 'other'],
    ['pleeease', 'other'],
    ['pourquoi cela marche-t-il ?', 'explain', 'fr'],
    ['¿por qué funciona eso?', 'explain', 'es'],
  ] as const)('stays with it: %s', (message, intent, locale?: Locale) =>
    expect(aside(message, intent, locale)).toBe(false),
  );
});
