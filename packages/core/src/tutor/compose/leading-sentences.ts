const END = /[.!?…](?![\s»”"]*\p{Ll})[»”"]?\s*/gu;

function sentencesOf(text: string): readonly string[] {
  const ends = [...text.matchAll(END)].map(({ 0: end, index }) => index + end.length);
  return [...ends, text.length].map((end, at) => text.slice(ends[at - 1] ?? 0, end));
}

/** As many whole sentences from the beginning as `fits` allows; none where even the first is too long. */
export function leadingSentences(written: string, fits: (part: string) => boolean): string {
  let kept = '';
  for (const sentence of sentencesOf(written.trim())) {
    if (sentence === '' || !fits(kept + sentence)) break;
    kept += sentence;
  }
  return kept.trim();
}
