import type { Locale } from '@ori/contracts/locale';
import type { SiteKind } from '@ori/contracts/site-search-names';

/** What is looked for. */
export interface Asked {
  readonly query: string;
  readonly locale: Locale;
  readonly kind: SiteKind | null;
  readonly limit: number;
}
