import { LOCALES, type Locale } from '@ori/contracts/locale';
import type { Problem } from '../problem.ts';

/** The sentences of one file by their path: `explain.nudge`. A value that is no sentence is null. */
export type Sentences = ReadonlyMap<string, string | null>;

/** Every sentence of a parsed file; rooms are looked into, anything else is told as null. */
export function sentencesIn(parsed: unknown, before = ''): Sentences {
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    return new Map([[before, typeof parsed === 'string' ? parsed : null]]);
  const rooms = Object.entries(parsed);
  return new Map(
    rooms.flatMap(([name, held]) => [...sentencesIn(held, before === '' ? name : `${before}.${name}`)]),
  );
}

/** The `{name}`s of a sentence, each once, in the order of the alphabet. */
const namesIn = (sentence: string): string =>
  [...new Set(sentence.match(/\{[^{}]*\}/g) ?? [])].toSorted().join(' ');

function sentenceProblem(own: string | null | undefined, english: string | null | undefined): string | null {
  if (english === undefined) return 'the English file has no such sentence';
  if (own === undefined) return 'this language has no such sentence';
  if (own === null || own.trim() === '') return 'a sentence stands here';
  const wanted = namesIn(english ?? '');
  return namesIn(own) === wanted ? null : `the sentence holds ${wanted || 'no name'}, as the English one does`;
}

/** The same sentences in every language, with the same `{name}`s in each. */
export function catalogueProblems(
  folder: string,
  sentences: Readonly<Record<Locale, Sentences>>,
): readonly Problem[] {
  return LOCALES.flatMap((locale) => {
    const own = sentences[locale];
    const paths = new Set([...sentences.en.keys(), ...own.keys()]);
    return [...paths].flatMap((field): Problem[] => {
      const message = sentenceProblem(own.get(field), sentences.en.get(field));
      return message === null
        ? []
        : [{ file: `${folder}/${locale}.yaml`, field, rule: 'practice-words', message }];
    });
  });
}
