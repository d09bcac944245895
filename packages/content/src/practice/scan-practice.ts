import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES } from '@ori/contracts/locale';
import { parse, YAMLParseError } from 'yaml';
import type { Problem } from '../problem.ts';
import { havePassed, keepPassed, type PassedCache } from '../texts/passed.ts';
import { catalogueProblems, sentencesIn, type Sentences } from './check-catalogue.ts';

export interface PracticeScan {
  readonly problems: readonly Problem[];
  /** Path and bytes of every file, in order, for whoever tells versions apart. */
  readonly bytes: string;
}

const FILES: readonly string[] = LOCALES.map((locale) => `${locale}.yaml`);

function strayProblem(file: string): Problem[] {
  const message = 'practice lies in practice/<subject>/<band>/<skill>/{en,fr,es}.yaml';
  return FILES.includes(path.basename(file)) ? [] : [{ file, field: 'file', rule: 'stray-file', message }];
}

type Read = { readonly sentences: Sentences } | { readonly problem: Problem };

function readCatalogue(file: string, text: string | undefined): Read {
  const problem = (message: string) => ({ problem: { file, field: 'file', rule: 'practice-words', message } });
  if (text === undefined) return problem('this language is missing');
  try {
    return { sentences: sentencesIn(parse(text)) };
  } catch (error) {
    if (error instanceof YAMLParseError) return problem(error.message);
    throw error;
  }
}

function folderProblems(folder: string, texts: ReadonlyMap<string, string>): readonly Problem[] {
  const [en, fr, es] = FILES.map((file) => readCatalogue(`${folder}/${file}`, texts.get(`${folder}/${file}`)));
  if (!en || !fr || !es) return [];
  if ('sentences' in en && 'sentences' in fr && 'sentences' in es)
    return catalogueProblems(folder, { en: en.sentences, fr: fr.sentences, es: es.sentences });
  return [en, fr, es].flatMap((read) => ('problem' in read ? [read.problem] : []));
}

/** Reads every file of practice beneath `dir` and checks it, unless `cache` says that these very files passed before. */
export async function scanPractice(dir: string, cache: PassedCache | null): Promise<PracticeScan> {
  const found = await readdir(path.join(dir, 'practice'), { recursive: true, withFileTypes: true }).catch(() => []);
  const files = found
    .filter((item) => item.isFile())
    .map((item) => path.relative(dir, path.join(item.parentPath, item.name)).replaceAll('\\', '/'))
    .toSorted();
  const texts = await Promise.all(files.map((file) => readFile(path.join(dir, file), 'utf8')));
  const bytes = files.map((file, at) => `${file}\0${texts[at] ?? ''}`).join('\0');
  if (cache && (await havePassed(cache, bytes))) return { problems: [], bytes };
  const byFile = new Map(files.map((file, at) => [file, texts[at] ?? '']));
  const folders = new Set(files.map((file) => path.posix.dirname(file)));
  const problems = [
    ...files.flatMap(strayProblem),
    ...[...folders].flatMap((folder) => folderProblems(folder, byFile)),
  ];
  if (cache && problems.length === 0) await keepPassed(cache, bytes);
  return { problems, bytes };
}
