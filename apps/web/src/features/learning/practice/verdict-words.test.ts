import { correct } from '@ori/core/problems/judgement';
import { expect, it } from 'vitest';
import en from '../../../locales/en/lesson.json' with { type: 'json' };
import es from '../../../locales/es/lesson.json' with { type: 'json' };
import fr from '../../../locales/fr/lesson.json' with { type: 'json' };

it.each([
  ['en', en],
  ['fr', fr],
  ['es', es],
] as const)('a right answer is called right once, in the heading (%s)', (locale, words) => {
  const message = correct.message[locale].toLowerCase();
  expect(message).not.toBe('');
  expect(message).not.toContain(words.verdict.right.toLowerCase());
});
