import type { Locale } from '@ori/contracts/locale';
import type { TextKind } from '@ori/contracts/text-names';
import type { Text, TextSummary } from '@ori/contracts/texts';
import {
  compileText,
  passagesOfText,
  summaryOfText,
  type TextNeighbours,
  type TextPassage,
} from './compile-text.ts';
import type { TextFile } from './text-file.ts';

/** The written texts of the product: articles, help, law. Each is compiled when first asked for, then kept. */
export interface Texts {
  /** Articles: the latest first. Help: by topic, then order. Legal: by name. Training: in its order. */
  list(kind: TextKind, locale: Locale): readonly TextSummary[];
  /** Null when there is no such text. */
  get(kind: TextKind, slug: string, locale: Locale): Text | null;
  /** The text in plain words, heading by heading, read anew each time; none for an unknown text. */
  passages(kind: TextKind, slug: string, locale: Locale): readonly TextPassage[];
}

const groupOf = (text: TextSummary): string => (text.kind === 'help' ? text.topic : '');

/** Small ones stand first. */
function weightOf(text: TextSummary): number {
  if (text.kind === 'articles') return -Date.parse(text.published);
  return text.kind === 'help' || text.kind === 'training' ? text.order : 0;
}

function compare(a: TextSummary, b: TextSummary): number {
  return (
    groupOf(a).localeCompare(groupOf(b), 'en') ||
    weightOf(a) - weightOf(b) ||
    a.slug.localeCompare(b.slug, 'en')
  );
}

const keyOf = (kind: TextKind, slug: string, locale: Locale) => `${kind}/${slug}/${locale}`;

/** Indexes texts that were read and checked. */
export function textsOf(files: readonly TextFile[], lessonTitle: TextNeighbours['lessonTitle']): Texts {
  const byKey = new Map(files.map((file) => [keyOf(file.kind, file.place.slug, file.place.locale), file]));
  const lists = Map.groupBy(files, ({ kind, place }) => keyOf(kind, '', place.locale));
  const listed = new Map(
    [...lists].map(([key, own]) => [key, own.map(summaryOfText).toSorted(compare)] as const),
  );
  const compiled = new Map<string, Text>();
  const neighbours: TextNeighbours = {
    lessonTitle,
    helpTitle: (slug, locale) => byKey.get(keyOf('help', slug, locale))?.front.title ?? null,
  };
  return {
    list: (kind, locale) => listed.get(keyOf(kind, '', locale)) ?? [],
    get(kind, slug, locale) {
      const key = keyOf(kind, slug, locale);
      const file = byKey.get(key);
      const text = compiled.get(key) ?? (file && compileText(file, neighbours));
      if (text) compiled.set(key, text);
      return text ?? null;
    },
    passages(kind, slug, locale) {
      const file = byKey.get(keyOf(kind, slug, locale));
      return file ? passagesOfText(file) : [];
    },
  };
}
