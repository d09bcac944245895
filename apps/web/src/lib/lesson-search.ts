import type { Locale } from '@ori/contracts/locale';
import { lessonSearchIndex } from '@ori/contracts/search';
import { indexPassages, type PassageIndex } from '@ori/core/search/passage-index';

const loaded = new Map<Locale, Promise<PassageIndex>>();

async function load(locale: Locale): Promise<PassageIndex> {
  const response = await fetch(`/api/search/index/${locale}`, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`The lessons could not be loaded: ${response.status}`);
  return indexPassages(lessonSearchIndex.parse(await response.json()), locale);
}

/**
 * The search of a language, loaded with its first use; what failed is tried again with the next. To be imported
 * lazily: pages that search nothing pay nothing for it.
 */
export function lessonSearch(locale: Locale): Promise<PassageIndex> {
  const known = loaded.get(locale);
  if (known) return known;
  const loading = load(locale);
  loaded.set(locale, loading);
  loading.catch(() => loaded.delete(locale));
  return loading;
}
