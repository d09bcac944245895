import { LOCALES } from '@ori/contracts/locale';
import { ACTIONS } from '@ori/core/tutor/compose/wordings/actions';
import { describe, expect, it } from 'vitest';
import { suggestionOf } from './suggested.ts';

describe('a suggestion', () => {
  it.each(LOCALES)('leads to its page in %s', (locale) => {
    expect(suggestionOf(ACTIONS.practice[locale], null)).toEqual({
      kind: 'quick',
      action: 'startPractice',
    });
    expect(suggestionOf(ACTIONS.signIn[locale], null)).toEqual({ kind: 'page', to: '/auth' });
  });

  it('opens the lesson that the reply stands on, and is said where there is none', () => {
    expect(suggestionOf(ACTIONS.lesson.en, 'halves')).toEqual({ kind: 'page', to: '/lessons/halves' });
    expect(suggestionOf(ACTIONS.lesson.en, null)).toMatchObject({ kind: 'say' });
  });

  it('is said as it stands when it asks the tutor for something', () => {
    for (const text of [ACTIONS.hint.en, 'What is a numerator?'])
      expect(suggestionOf(text, null)).toEqual({ kind: 'say', text });
  });
});
