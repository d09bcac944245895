import { isOtherVersion } from '@ori/contracts/text-names';
import type { SiteEntry } from '@ori/core/site-search/site-entry';
import { entryOf, type EntryParts } from './entry.ts';

/** The public pages that are made of no data. */
export function pageEntries(parts: EntryParts): SiteEntry[] {
  const { content, locale } = parts;
  return content.data.searchPages.map(({ path, kind, title, text, aliases }) =>
    entryOf(parts, {
      kind,
      id: path,
      path,
      title: title[locale],
      text: text[locale],
      aliases: aliases[locale],
    }),
  );
}

/** Where each kind of written text is read. */
const SHELVES = {
  articles: { kind: 'article', at: '/blog/' },
  help: { kind: 'help', at: '/help/' },
  legal: { kind: 'page', at: '/legal/' },
} as const;

/** Articles, help and law. */
export function textEntries(parts: EntryParts): SiteEntry[] {
  const { content, locale } = parts;
  return (['articles', 'help', 'legal'] as const).flatMap((shelf) =>
    content.texts
      .list(shelf, locale)
      .filter(({ slug }) => !isOtherVersion(slug))
      .map(({ slug, title, description }) => {
        const passages = content.texts.passages(shelf, slug, locale);
        return entryOf(parts, {
          kind: SHELVES[shelf].kind,
          id: slug,
          path: `${SHELVES[shelf].at}${slug}`,
          title,
          text: description,
          about: passages.map(({ heading }) => heading),
          passages: passages.map(({ text }) => text),
        });
      }),
  );
}
