import { WRONG_WORDS } from '@ori/core/learning/after-wrong';
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

/** Words that lay a wrong answer at somebody's door, or call it by a hard name. */
const BLAMES = {
  en: /\b(?:wrong|mistakes?|errors?|fail\w*|fault|careless|you (?:should|did not|didn’t|forgot))\b/iu,
  fr: /(?:\b(?:faux|fausse|faute|erreur|échou\w*|raté)\b|tu (?:aurais|n’as pas|as oublié))/iu,
  es: /\b(?:mal|error|falso|culpa|fallast?e?|equivoc\w*|(?:debiste|olvidaste|no has))\b/iu,
};

it.each([
  ['en', en],
  ['fr', fr],
  ['es', es],
] as const)(
  'has a sentence of its own for each wrong answer in a row, and none blames (%s)',
  (locale, words) => {
    const said = WRONG_WORDS.map((key) => words.verdict.notYet[key]);
    expect(new Set(said.map(({ text }) => text)).size).toBe(WRONG_WORDS.length);
    for (const { title, text } of said) expect(`${title}. ${text}`).not.toMatch(BLAMES[locale]);
  },
);
