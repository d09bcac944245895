import { LOCALES } from '@ori/contracts/locale';
import { expect, it } from 'vitest';
import { NOT_YET, NOT_YET_TEST_THIS } from './judge-messages.ts';

/** Beneath a verdict stand the question and the way to try it again: neither hints nor steps. */
const NOT_THERE = /\b(?:hints?|steps?|indices?|étapes?|pistas?|pasos?)\b/iu;

it.each(LOCALES)('a wrong answer is told to look at what is on the screen (%s)', (locale) => {
  for (const message of [NOT_YET, NOT_YET_TEST_THIS]) expect(message[locale]).not.toMatch(NOT_THERE);
});
