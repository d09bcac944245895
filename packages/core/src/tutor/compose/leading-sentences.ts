const SENTENCE = /[^.!?…]*(?:[.!?…](?![\s»”"]*\p{Ll})[»”"]?|$)\s*/gu;

/** As many whole sentences from the beginning as `fits` allows; none where even the first is too long. */
export function leadingSentences(written: string, fits: (part: string) => boolean): string {
  let kept = '';
  for (const [sentence] of written.trim().matchAll(SENTENCE)) {
    if (sentence === '' || !fits(kept + sentence)) break;
    kept += sentence;
  }
  return kept.trim();
}
