import { ANSWER_MAX_CHARS } from '@ori/contracts/limits';
import type { Locale } from '@ori/contracts/locale';
import type { PracticeItem } from '@ori/contracts/practice';
import { WANT_WORD } from './judge-messages.ts';
import {
  correct,
  incorrect,
  malformed,
  misconceptionBehind,
  type Judgement,
  type KindOf,
} from './judgement.ts';

/** Case, outer spaces and the many apostrophes aside; an accent is part of the word and stays. */
function plainWord(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLocaleLowerCase('en');
}

const WORDS = /^[\p{L}\p{M}]+(?:[ '-][\p{L}\p{M}]+)*$/u;

/** A typed word: right when it is the answer or one of the other right ways to write it in this language. */
export function judgeWord(
  item: PracticeItem,
  kind: KindOf<'word'>,
  answer: string,
  locale: Locale,
): Judgement {
  const word = plainWord(answer);
  if (answer.length > ANSWER_MAX_CHARS || !WORDS.test(word)) return malformed(WANT_WORD);
  if ([item.answer, ...kind.accepted[locale]].some((right) => plainWord(right) === word)) return correct;
  return incorrect(misconceptionBehind(item, (wrong) => plainWord(wrong) === word));
}
