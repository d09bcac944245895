import type { Locale } from '@ori/contracts/locale';
import type { i18n } from 'i18next';
import { elision } from '../lib/elision.ts';
import { createI18n, type Namespace, type Words } from '../lib/i18n.ts';

const files = import.meta.glob<object>('../locales/*/*.json', { import: 'default', eager: true });
const speakers = new Map<Locale, i18n>();

function allWords(locale: Locale): Words {
  const mine = Object.entries(files).filter(([path]) => path.includes(`/${locale}/`));
  return Object.fromEntries(
    mine.map(([path, words]) => [/(?<![^/])([^/]+)\.json$/.exec(path)?.[1] ?? '', words]),
  );
}

/** The server's i18next of a language: one each, never changed, with every word there is. */
export function speakerOf(locale: Locale): i18n {
  const known = speakers.get(locale) ?? createI18n(locale, allWords(locale)).use(elision);
  speakers.set(locale, known);
  return known;
}

/** The words of some namespaces: what a document carries for the browser. */
export function wordsFor(locale: Locale, namespaces: readonly Namespace[]): Words {
  const all = allWords(locale);
  return Object.fromEntries(namespaces.filter((name) => all[name]).map((name) => [name, all[name]]));
}
