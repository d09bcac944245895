import { LOCALES, type Locale } from '@ori/contracts/locale';
import type { Catalogue, Catalogues } from './speak.ts';

/** A catalogue as its file holds it: sentences by name, in rooms within rooms. */
export type CatalogueTree = { readonly [name: string]: string | CatalogueTree };

function sentenceAt(tree: CatalogueTree, path: string): string | null {
  let at: string | CatalogueTree | undefined = tree;
  for (const name of path.split('.')) at = typeof at === 'object' ? at[name] : undefined;
  return typeof at === 'string' ? at : null;
}

function catalogueIn(locale: Locale, read: ReadCatalogue): Catalogue {
  const trees = new Map<string, CatalogueTree>();
  return (key) => {
    const end = key.indexOf('/');
    const name = key.slice(0, end);
    const tree = trees.get(name) ?? read(name, locale);
    trees.set(name, tree);
    return sentenceAt(tree, key.slice(end + 1));
  };
}

/** Reads one catalogue in one language. Throws where there is none. */
export type ReadCatalogue = (name: string, locale: Locale) => CatalogueTree;

/** The catalogues of all languages; each is read when one of its sentences is first said. */
export function cataloguesFrom(read: ReadCatalogue): Catalogues {
  const [en, fr, es] = LOCALES.map((locale) => catalogueIn(locale, read));
  if (!en || !fr || !es) throw new Error('there are three languages');
  return { en, fr, es };
}
