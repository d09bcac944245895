import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lesson } from '@ori/contracts/content';
import type { Passage } from '@ori/contracts/search';
import { type Content, contentOf, languagesOf } from './content-of.ts';
import type { ContentData } from './data/read-data.ts';
import { keepLatest } from './index/keep-latest.ts';
import type { LessonRow } from './index/lesson-row.ts';
import { skillTitle } from './index/skill-title.ts';
import { placeOf, readDraft } from './lessons/draft.ts';
import { presentLesson } from './lessons/present.ts';
import { passagesOf } from './passages/passages-of.ts';
import { readPractice } from './practice/read-practice.ts';
import { ContentError } from './problem.ts';
import { readContent, type ContentReading } from './read-content.ts';
import { textsOf } from './texts/texts-of.ts';

type Languages = ReturnType<typeof languagesOf>;
export type { Content } from './content-of.ts';

/** Compiled lessons kept in memory. */
const LESSONS_KEPT = 300;

/** Reads, checks and indexes the content folder. Throws ContentError, naming file, field and rule, when it is not sound. */
export async function openContent(
  dir: string,
  options: { readonly cacheDir?: string } = {},
): Promise<Content> {
  return (await contentAndRows(dir, options)).content;
}

/** The same, with a row of each lesson in each language it is written in. */
export async function contentAndRows(
  dir: string,
  options: { readonly cacheDir?: string } = {},
): Promise<{ content: Content; rows: readonly LessonRow[] }> {
  const reading = await readContent(dir, options.cacheDir);
  const { data, problems } = reading;
  if (!data || problems.length > 0) throw new ContentError(problems);
  const rows = [...reading.entries.values()].map(({ row }) => row);
  return { content: fromFiles(dir, { ...reading, data, rows }), rows };
}

interface Read extends Pick<ContentReading, 'texts' | 'version'> {
  readonly data: ContentData;
  readonly rows: readonly LessonRow[];
}

/** Everything but lessons and their passages is in memory; those are read and compiled when asked for. */
function fromFiles(dir: string, { data, rows, texts, version }: Read): Content {
  const languages = languagesOf(rows);
  const lessonIn = keepLatest(LESSONS_KEPT, (file: string) => readLesson(dir, file, data, languages));
  return contentOf({
    version,
    data,
    rows,
    practice: readPractice(dir),
    readLesson: ({ file }) => lessonIn(file),
    readPassages: (row) => readPassages(dir, row, data),
    textsWith: (lessonTitle) => textsOf(texts, lessonTitle),
    builtSiteIndex: () => null,
  });
}

function readLesson(dir: string, file: string, data: ContentData, languages: Languages): Lesson {
  const place = placeOf(file);
  const reading = place && readDraft(place, readFileSync(join(dir, file), 'utf8'));
  if (!reading?.draft) throw new Error(`${file} changed while the content was open`);
  return presentLesson(reading.draft, data, languages.get(reading.draft.front.id) ?? []);
}

function readPassages(dir: string, { file, locale }: LessonRow, data: ContentData): readonly Passage[] {
  return passagesOf(
    readFileSync(join(dir, file), 'utf8'),
    (skill) => skillTitle(skill, data, locale),
    (lesson) =>
      [data.searchNames, data.searchTopics].flatMap((names) => names[`lesson ${lesson}`]?.[locale] ?? []),
  );
}
