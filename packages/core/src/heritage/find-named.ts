import { folded } from './folded.ts';

/** What is looked up by a name that people type. */
export interface Named {
  readonly id: string;
  readonly name: string;
  readonly location?: string;
}

/**
 * The thing a name means: by id or whole name, else the only one in whose name and place all its words stand.
 * Letters' size, accents and dashes do not matter. Null for none, or for several.
 */
export function findNamed<Item extends Named>(items: readonly Item[], name: string): Item | null {
  const wanted = folded(name);
  if (wanted === '') return null;
  const exact = items.find((item) => folded(item.id) === wanted || folded(item.name) === wanted);
  if (exact) return exact;
  const words = wanted.split(' ');
  const [only, ...more] = items.filter((item) => {
    const told = folded(`${item.name} ${item.location ?? ''}`).split(' ');
    return words.every((word) => told.includes(word));
  });
  return only !== undefined && more.length === 0 ? only : null;
}
