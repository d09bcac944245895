import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { TEXT_KINDS, textPath } from '@ori/contracts/text-names';
import { problemsIn } from '../data/complaint.ts';
import type { ContentData } from '../data/read-data.ts';
import type { Problem } from '../problem.ts';
import { languageProblems } from './check-languages.ts';
import { checkText } from './check-text.ts';
import { havePassed, keepPassed, type PassedCache } from './passed.ts';
import { readTextFile, textPlaceOf, type TextFile } from './text-file.ts';

export interface TextScan {
  readonly files: readonly TextFile[];
  readonly problems: readonly Problem[];
  /** Path and bytes of every file, in order, for whoever tells versions apart. */
  readonly bytes: string;
}

const STRAY = {
  field: 'file',
  rule: 'stray-file',
  message: `texts lie in texts/<${TEXT_KINDS.join('|')}>/<slug>/{en,fr,es}.md`,
};

/** Paths of every file beneath `texts`, relative to `dir`, sorted. */
async function textFiles(dir: string): Promise<string[]> {
  const items = await readdir(join(dir, 'texts'), { recursive: true, withFileTypes: true }).catch(() => []);
  return items
    .filter((item) => item.isFile())
    .map(
      (item) => `${item.parentPath.slice(dir.length).replaceAll('\\', '/').replace(/^\//, '')}/${item.name}`,
    )
    .toSorted();
}

/** Everything wrong with the texts beyond their front matter: each alone, its languages, what it refers to. */
function problemsOf(files: readonly TextFile[], data: ContentData): Problem[] {
  const known = { data, paths: new Set(files.map(({ place }) => textPath(place.kind, place.slug))) };
  const byFolder = Map.groupBy(files, ({ place }) => `texts/${place.kind}/${place.slug}`);
  return [
    ...files.flatMap((file) => problemsIn(file.place.file, checkText(file, known))),
    ...[...byFolder].flatMap(([folder, own]) => languageProblems(folder, own)),
  ];
}

/** Reads every text of the content folder `dir` and checks it, unless `cache` says that these very texts passed before. */
export async function scanTexts(
  dir: string,
  data: ContentData,
  cache: PassedCache | null,
): Promise<TextScan> {
  const paths = await textFiles(dir);
  const texts = await Promise.all(paths.map((path) => readFile(join(dir, path), 'utf8')));
  const bytes = paths.map((path, at) => `${path}\0${texts[at] ?? ''}`).join('\0');
  const files: TextFile[] = [];
  const unread: Problem[] = [];
  for (const [at, path] of paths.entries()) {
    const place = textPlaceOf(path);
    const read = place ? readTextFile(place, texts[at] ?? '') : [STRAY];
    if ('front' in read) files.push(read);
    else unread.push(...problemsIn(path, read));
  }
  if (cache && unread.length === 0 && (await havePassed(cache, bytes))) return { files, problems: [], bytes };
  const problems = [...unread, ...problemsOf(files, data)];
  if (cache && problems.length === 0) await keepPassed(cache, bytes);
  return { files, problems, bytes };
}
