import type { Locale } from '@ori/contracts/locale';
import type { i18n } from 'i18next';
import type { Namespace } from './i18n.ts';
import { loadWithRetry } from './lazy-load.ts';

/** Where the build put the words (build/words-files). */
const FOLDER = `/assets/words-${import.meta.env.WORDS_VERSION}`;

async function fetchWords(locale: Locale, namespace: Namespace): Promise<object> {
  const response = await fetch(`${FOLDER}/${locale}/${namespace}.json`);
  if (!response.ok) throw new Error(`Words of ${locale}/${namespace}: status ${response.status}`);
  return (await response.json()) as object;
}

async function loadOne(instance: i18n, locale: Locale, namespace: Namespace): Promise<void> {
  if (instance.hasResourceBundle(locale, namespace)) return;
  instance.addResourceBundle(locale, namespace, await loadWithRetry(() => fetchWords(locale, namespace)));
}

/** What a language asks for beside its words. */
async function loadManners(instance: i18n, locale: Locale): Promise<void> {
  if (locale === 'fr') instance.use((await loadWithRetry(() => import('./elision.ts'))).elision);
}

/** Fetches what a language asks for, and the words of these namespaces that are not there yet. */
export async function loadWords(
  instance: i18n,
  locale: Locale,
  namespaces: readonly Namespace[],
): Promise<void> {
  const words = namespaces.map((namespace) => loadOne(instance, locale, namespace));
  await Promise.all([...words, loadManners(instance, locale)]);
}

/** Every namespace this instance holds in a language: what a change of language must fetch. */
export function loadedNamespaces(instance: i18n, locale: Locale): Namespace[] {
  return Object.keys(instance.getDataByLanguage(locale) ?? {}) as Namespace[];
}
