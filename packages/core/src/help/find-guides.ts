/** A guide as it is searched. */
export interface GuideWords {
  readonly title: string;
  readonly description: string;
  /** What stands in it, in plain words, part by part. */
  readonly parts: readonly string[];
}

export interface FoundGuide<Guide> {
  readonly guide: Guide;
  /** The sentence that holds most of the words; null when title or description hold them all. */
  readonly passage: string | null;
}

/** A French guillemet that closes stands a space off, and belongs to its sentence. */
const SENTENCE_END = /(?<=[.!?…](?:\s?»|["”)])?)\s+(?!»)/u;
/** Words of one letter and small words say nothing of what is looked for. */
const SMALL = new Set(
  'a an the my i is to of in on for and or le la les un une de des du mon ma mes et ou je est el los las una del mi mis y o que no se en how do can what como comment puis qué cómo'
    .split(' ')
    .map(plain),
);

/** Text as it is compared: small letters, without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The words that were typed, without endings that differ from form to form (`forgotten`, `forgot`). */
function stemsOf(typed: string): string[] {
  const all = plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const telling = all.filter((word) => word.length > 1 && !SMALL.has(word));
  return (telling.length > 0 ? telling : all).map((word) =>
    word.length > 5 ? word.slice(0, Math.max(5, word.length - 3)) : word.replace(/s$/, ''),
  );
}

const held = (stems: readonly string[], text: string): number => {
  const words = plain(text).split(/[^\p{L}\p{N}]+/u);
  return stems.filter((stem) => words.some((word) => word.startsWith(stem))).length;
};

function passageOf(stems: readonly string[], parts: readonly string[]): string | null {
  const sentences = parts.flatMap((part) => part.split(SENTENCE_END));
  const best = sentences.toSorted((a, b) => held(stems, b) - held(stems, a))[0];
  return best !== undefined && held(stems, best) > 0 ? best : null;
}

/**
 * The guides in which every word that was typed begins some word: those whose title holds most of them first, then
 * whose description does, then as they came. Nothing typed finds all of them.
 */
export function findGuides<Guide extends GuideWords>(
  guides: readonly Guide[],
  typed: string,
): readonly FoundGuide<Guide>[] {
  const stems = stemsOf(typed);
  if (stems.length === 0) return guides.map((guide) => ({ guide, passage: null }));
  const ranked = guides.flatMap((guide) => {
    const { title, description, parts } = guide;
    if (held(stems, [title, description, ...parts].join(' ')) < stems.length) return [];
    const isTold = held(stems, `${title} ${description}`) === stems.length;
    const rank = 4 * held(stems, title) + held(stems, description);
    return [{ guide, passage: isTold ? null : passageOf(stems, parts), rank }];
  });
  return ranked.toSorted((a, b) => b.rank - a.rank).map(({ guide, passage }) => ({ guide, passage }));
}
