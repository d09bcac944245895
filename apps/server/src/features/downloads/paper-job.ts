import type { DownloadId } from '@ori/contracts/download-names';
import type { DownloadOptions } from '@ori/contracts/downloads';
import type { Locale } from '@ori/contracts/locale';
import { frenchSpaces } from '@ori/core/words/french-spaces';
import type { PrintJob } from '../../pdf/print-job.ts';
import { COMMON_WORDS, PAPER_WORDS } from './download-words.ts';
import type { Asked, DownloadsDeps } from './downloads.deps.ts';
import { PAPERS } from './papers.ts';

/** What is asked for, nothing left open. */
export interface Settled extends DownloadOptions {
  readonly lng: Locale;
  readonly year: number;
}

/** A sentence of ours in the typography of its language. */
export const typesetWords = (text: string, locale: Locale): string =>
  locale === 'fr' ? frenchSpaces(text) : text;

/** The same for every string in what a template reads. */
function typeset(value: unknown, locale: Locale): unknown {
  if (typeof value === 'string') return typesetWords(value, locale);
  if (Array.isArray(value)) return value.map((each) => typeset(each, locale));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, typeset(each, locale)]));
}

/** The job by which a paper is printed or drawn. */
export async function paperJob(
  { content, picture }: Pick<DownloadsDeps, 'content' | 'picture'>,
  id: DownloadId,
  { size, ink, lng: locale, year }: Settled,
): Promise<PrintJob> {
  const isSparing = ink === 'sparing';
  const asked: Asked = { locale, isSparing, year, data: content.data, picture };
  const { template, data, drawings = {}, claims = [] } = await PAPERS[id].make(asked);
  const common = {
    title: PAPER_WORDS[id].title[locale],
    foot: COMMON_WORDS.foot[locale],
    sourcesWord: COMMON_WORDS.sources[locale],
    paper: size === 'a4' ? 'a4' : 'us-letter',
    isSparing,
    claims,
  };
  const files = Object.entries(drawings).map(([name, svg]) => [name, Buffer.from(svg)] as const);
  return {
    template,
    locale,
    data: typeset({ ...common, ...data }, locale),
    files: Object.fromEntries(files),
  };
}
