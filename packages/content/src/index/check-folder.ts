import type { Problem } from '../problem.ts';
import { problemsIn } from '../data/complaint.ts';
import type { ContentData } from '../data/read-data.ts';
import { placeOf, readDraft, type LessonDraft } from '../lessons/draft.ts';
import { checkDraft } from '../lessons/rules/all.ts';
import { localeProblems } from '../lessons/rules/locales.ts';
import type { CacheEntry } from './index-cache.ts';
import { rowOf } from './lesson-row.ts';

/** A file of a lesson's folder, as read. */
export interface FileText extends Omit<CacheEntry, 'row'> {
  readonly file: string;
  readonly text: string;
}

/** Checks every language of a lesson, each alone and against the others. */
export function checkFolder(
  path: string,
  files: readonly FileText[],
  data: ContentData,
): { entries: Map<string, CacheEntry>; problems: Problem[] } {
  const readings = files.map((file) => checkFile(file, data));
  const drafts = readings.flatMap(({ draft }) => draft ?? []);
  const problems = [...readings.flatMap((reading) => reading.problems), ...localeProblems(path, drafts)];
  return { entries: new Map(readings.flatMap(({ entry }) => (entry ? [entry] : []))), problems };
}

interface FileReading {
  readonly draft: LessonDraft | null;
  readonly entry: readonly [file: string, CacheEntry] | null;
  readonly problems: readonly Problem[];
}

function checkFile({ file, text, ...read }: FileText, data: ContentData): FileReading {
  const place = placeOf(file);
  const stray = {
    field: 'file',
    rule: 'stray-file',
    message: 'lessons lie in lessons/<subject>/<band>/<id>/{en,fr,es}.md',
  };
  if (!place) return { draft: null, entry: null, problems: problemsIn(file, [stray]) };
  const { draft, complaints } = readDraft(place, text);
  if (!draft) return { draft, entry: null, problems: problemsIn(file, complaints) };
  const problems = [...problemsIn(file, complaints), ...checkDraft(draft, data)];
  return { draft, entry: [file, { ...read, row: rowOf(draft) }], problems };
}
