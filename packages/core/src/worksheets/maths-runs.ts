import type { Locale } from '@ori/contracts/locale';
import { markMaths } from '../tutor/ground/mark-maths.ts';
import { readNotation } from './notation.ts';

/** A stretch of a sentence: prose, or maths that is to be set as such. */
export interface Run {
  readonly text: string;
  readonly isMaths: boolean;
}

/**
 * A sentence cut into prose and maths, in its order; put together again it is the sentence. Subscripts of chemistry
 * stay prose: a formula of a substance is no product of letters.
 */
export function mathsRuns(sentence: string, locale: Locale): readonly Run[] {
  if (sentence.includes('$') || /\p{L}[₀-₉]/u.test(sentence)) return [{ text: sentence, isMaths: false }];
  const runs: Run[] = [];
  for (const [at, text] of markMaths(sentence, locale).split('$').entries()) {
    const isMaths = at % 2 === 1 && readNotation(text) !== null;
    const last = runs.at(-1);
    if (text === '') continue;
    if (last && !last.isMaths && !isMaths) runs[runs.length - 1] = { text: last.text + text, isMaths };
    else runs.push({ text, isMaths });
  }
  return runs;
}
