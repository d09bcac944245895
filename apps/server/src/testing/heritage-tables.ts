import { readData, type ContentData } from '@ori/content/data/read-data';
import { heritageOf, type Heritage } from '@ori/content/index/heritage-index';
import type { Locale } from '@ori/contracts/locale';
import { fileURLToPath } from 'node:url';

export interface HeritageTables {
  readonly data: ContentData;
  heritage(locale: Locale): Heritage;
}

/** The shipped tables without the lessons, which take long to read. Throws where they are broken. */
export async function heritageTables(): Promise<HeritageTables> {
  const { data } = await readData(fileURLToPath(new URL('../../../../content', import.meta.url)));
  if (!data) throw new Error('the shipped content is broken');
  const heritage = (locale: Locale) => heritageOf({ data, rows: new Map(), summaryOf: () => null, locale });
  return { data, heritage };
}
