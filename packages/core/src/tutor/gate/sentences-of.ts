import type { Locale } from '@ori/contracts/locale';

/** A sentence, and where in the text it ends. */
export interface Sentence {
  readonly text: string;
  readonly end: number;
}

/**
 * The sentences of a text that grows. While it grows (`isWhole` false) the last one is held back, since it may not have
 * ended; a formula is never cut.
 */
export function sentencesOf(text: string, locale: Locale, isWhole: boolean): readonly Sentence[] {
  const segments = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text);
  const sentences: Sentence[] = [];
  let open = '';
  for (const { segment, index } of segments) {
    open += segment;
    if ((open.match(/\$/g)?.length ?? 0) % 2 === 1) continue;
    sentences.push({ text: open, end: index + segment.length });
    open = '';
  }
  if (open !== '') sentences.push({ text: open, end: text.length });
  return isWhole ? sentences : sentences.slice(0, -1);
}
