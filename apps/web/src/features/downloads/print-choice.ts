import type { DownloadInk } from '@ori/contracts/download-names';
import type { Locale } from '@ori/contracts/locale';
import type { Paper } from '@ori/contracts/worksheet-names';

/** How somebody wants their papers printed. */
export interface PrintChoice {
  readonly size: Paper;
  readonly ink: DownloadInk;
  readonly lng: Locale;
  readonly year: number;
}

/** What is chosen at first: the paper of most readers of the language. */
export const firstChoice = (lng: Locale, year: number): PrintChoice => ({
  size: lng === 'fr' ? 'a4' : 'letter',
  ink: 'colour',
  lng,
  year,
});

interface Paged {
  readonly id: string;
  readonly isDated: boolean;
}

/** Where a paper, or its picture, lies. */
export function pathOf({ id, isDated }: Paged, what: 'pdf' | 'picture', choice: PrintChoice): string {
  const { size, ink, lng, year } = choice;
  const asked = new URLSearchParams({ size, ink, lng, ...(isDated ? { year: String(year) } : {}) });
  return `/api/resources/downloads/${id}/${what}?${asked}`;
}
