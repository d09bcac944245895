import type { Locale } from '@ori/contracts/locale';
import type { SiteEntry } from '@ori/core/site-search/site-entry';
import type { Content } from '../open-content.ts';

/** What entries are made from, in one language. */
export interface EntryParts {
  readonly content: Content;
  readonly locale: Locale;
  /** Whether a skill has practice that is checked at once, and so a ready sheet. */
  readonly isPractised: (skill: string) => boolean;
}

type Told = Pick<SiteEntry, 'kind' | 'id' | 'path' | 'title'> & Partial<SiteEntry>;

/** An entry with the names people have for it. */
export function entryOf({ content, locale }: EntryParts, told: Told): SiteEntry {
  const names = content.data.searchNames[`${told.kind} ${told.id}`]?.[locale] ?? [];
  return {
    place: '',
    text: '',
    about: [],
    passages: [],
    ...told,
    aliases: [...(told.aliases ?? []), ...names],
  };
}
