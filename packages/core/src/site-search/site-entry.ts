import type { SiteKind } from '@ori/contracts/site-search-names';

/** A place of the site that can be found, in one language. */
export interface SiteEntry {
  readonly kind: SiteKind;
  /** The same in every language. */
  readonly id: string;
  readonly path: string;
  readonly title: string;
  /** Where it belongs; may be empty. */
  readonly place: string;
  /** One or two sentences that are shown. */
  readonly text: string;
  /** Other names of it: as good as the title, never shown. */
  readonly aliases: readonly string[];
  /** Words it is about, which need not stand in what is shown: headings, skills, terms. */
  readonly about: readonly string[];
  /** What stands on the page, passage by passage. */
  readonly passages: readonly string[];
}
