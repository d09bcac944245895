import { readFile } from 'node:fs/promises';
import type { Locale } from '@ori/contracts/locale';
import type { CopyWords } from './copy-words.ts';
import type { ChildSummary } from './summary.ts';

const TEMPLATE = new URL('./offline-page.html', import.meta.url);

/** What the page is filled with. */
interface PageFacts {
  readonly locale: Locale;
  readonly madeAt: string;
  readonly words: CopyWords;
  readonly children: readonly ChildSummary[];
  /** Papers and files beside the page, by their paths. */
  readonly files: readonly string[];
  /** Tables that have rows, with how many and what they are called; their rows are in `data/<name>.js`. */
  readonly tables: readonly { readonly name: string; readonly label: string; readonly rows: number }[];
}

/** JSON that cannot end the element it stands in, whatever people are called. */
export function embedded(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** A page that shows a family's copy from its folder, without a network: its only script is its own. */
export async function offlinePage({ locale, words, ...facts }: PageFacts): Promise<string> {
  const { readme: _apart, ...shown } = words;
  const template = await readFile(TEMPLATE, 'utf8');
  const data = embedded({ locale, words: shown, ...facts });
  return template
    .replace('__LANG__', () => locale)
    .replace('__TITLE__', () => words.title)
    .replace('__DATA__', () => data);
}
