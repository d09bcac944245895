import { TEXT_KINDS, textPath } from '@ori/contracts/text-names';
import type { Complaint } from '../data/complaint.ts';
import type { ContentData } from '../data/read-data.ts';
import { plannedLessons } from '../index/planned-lessons.ts';
import { partsOf, type TextFile } from './text-file.ts';

/** What a text may refer to. */
export interface KnownTexts {
  readonly data: ContentData;
  /** Paths of every text there is. */
  readonly paths: ReadonlySet<string>;
}

const TEXT_PLACES = TEXT_KINDS.map((kind) => textPath(kind, ''));
/** A link to the source of that number, from 1. */
export const CITED = /^#source-(\d+)$/;

/** What is wrong with a path of our own, or null. Whether any page has it is for a test over the route table. */
function wrongWithPath(path: string, { data, paths }: KnownTexts): string | null {
  if (TEXT_PLACES.some((place) => path.startsWith(place)) && !paths.has(path)) return 'no such text';
  const [, lesson] = /^\/lessons\/([^/]+)$/.exec(path) ?? [];
  return lesson !== undefined && !plannedLessons(data).has(lesson) ? 'no such lesson' : null;
}

function wrongWithAnchor(url: string, file: TextFile): string | null {
  if (file.kind === 'articles' && CITED.test(url)) return null;
  return partsOf(file.body).some(({ id }) => `#${id}` === url) ? null : 'no such heading here';
}

function wrongWith(url: string, file: TextFile, known: KnownTexts): string | null {
  if (url.startsWith('https://')) return null;
  if (url.startsWith('#')) return wrongWithAnchor(url, file);
  if (url.startsWith(textPath('training', ''))) return known.paths.has(url) ? null : 'no such text';
  if (!/^\/(?!\/)/.test(url)) return 'a link is /-rooted, an anchor of this text, or https';
  return wrongWithPath(url.replace(/[?#].*$/, ''), known);
}

/** A link leads to something that is there: a heading, a source, a text, a lesson, or out of here by https. */
export function linkComplaints(url: string, file: TextFile, known: KnownTexts): Complaint[] {
  const wrong = wrongWith(url, file, known);
  return wrong === null ? [] : [{ field: 'body', rule: 'text-link', message: `${url}: ${wrong}` }];
}
