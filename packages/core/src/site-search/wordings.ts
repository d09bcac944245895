/** Words of one language that stand for each other, phrase by phrase: `times tables`, `multiplication`. */
export type Synonyms = readonly (readonly string[])[];

/** A query said in other words: its roots, and how surely it says the same. */
export interface Wording {
  readonly roots: readonly string[];
  readonly trust: number;
}

const SAME_MEANING = 0.9;
const WORDINGS_MOST = 10;

/** Where a phrase stands in a list of roots, or -1. */
function placeIn(roots: readonly string[], phrase: readonly string[]): number {
  return roots.findIndex((_, at) => phrase.every((root, further) => roots[at + further] === root));
}

function replaced(
  roots: readonly string[],
  phrase: readonly string[],
  other: readonly string[],
): string[] | null {
  const at = placeIn(roots, phrase);
  return at < 0 ? null : [...roots.slice(0, at), ...other, ...roots.slice(at + phrase.length)];
}

/** Two words written apart that are one: `home school`, `stone henge`. */
function joined(roots: readonly string[], isWord: (word: string) => boolean): Wording[] {
  return roots.flatMap((root, at) => {
    const whole = `${root}${roots[at + 1] ?? ''}`;
    const isOne = at + 1 < roots.length && isWord(whole);
    return isOne ? [{ roots: [...roots.slice(0, at), whole, ...roots.slice(at + 2)], trust: 0.97 }] : [];
  });
}

/** Two words written as one: `timetables`, `worldmap`. */
function parted(roots: readonly string[], isWord: (word: string) => boolean): Wording[] {
  return roots.flatMap((root, at) => {
    if (isWord(root) || root.length < 7) return [];
    const cut = Array.from({ length: root.length - 6 }, (_, more) => more + 3);
    const place = cut.find((each) => isWord(root.slice(0, each)) && isWord(root.slice(each)));
    if (place === undefined) return [];
    const words = [root.slice(0, place), root.slice(place)];
    return [{ roots: [...roots.slice(0, at), ...words, ...roots.slice(at + 1)], trust: 0.9 }];
  });
}

/** A query as it was written, first, and in the other words that mean the same. `synonyms` are roots. */
export function wordingsOf(
  roots: readonly string[],
  synonyms: readonly (readonly (readonly string[])[])[],
  isWord: (word: string) => boolean,
): readonly Wording[] {
  const others = synonyms.flatMap((group) =>
    group.flatMap((phrase) => {
      if (placeIn(roots, phrase) < 0) return [];
      return group.flatMap((other) => {
        const said = other === phrase ? null : replaced(roots, phrase, other);
        return said === null ? [] : [{ roots: said, trust: SAME_MEANING }];
      });
    }),
  );
  return [{ roots, trust: 1 }, ...joined(roots, isWord), ...parted(roots, isWord), ...others].slice(
    0,
    WORDINGS_MOST,
  );
}
