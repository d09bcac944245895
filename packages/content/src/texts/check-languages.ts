import { LOCALES } from '@ori/contracts/locale';
import type { Problem } from '../problem.ts';
import type { TextFile } from './text-file.ts';

/** What has to be the same in every language of a text. */
function fixedOf(file: TextFile): Readonly<Record<string, unknown>> {
  if (file.kind === 'articles') {
    const { published, updated, picture, lessons, sources, claims, tags } = file.front;
    return {
      published,
      updated,
      picture,
      lessons,
      tags: tags.length,
      sources: sources.map(({ url, shelfmark, year }) => url ?? shelfmark ?? year),
      claims: claims.map(({ label, sources: numbers }) => [label, numbers]),
    };
  }
  if (file.kind === 'help') {
    const { roles, topic, order, related } = file.front;
    return { roles, topic, order, related };
  }
  if (file.kind === 'training') {
    const { order, task, questions, samples, readsWrongAnswers } = file.front;
    return {
      order,
      task: [task.to, task.minutes],
      questions: questions.map(({ options }) => options.map(({ right = false }) => right)),
      samples: samples.map(({ scores }) => scores),
      readsWrongAnswers,
    };
  }
  const { version, effective, changes } = file.front;
  return { version, effective, changes: changes.map(({ on }) => on) };
}

/** Every text is written in every language, and says the same of itself in each. */
export function languageProblems(folder: string, files: readonly TextFile[]): Problem[] {
  const english = files.find(({ place }) => place.locale === 'en');
  const missing = LOCALES.filter((locale) => files.every(({ place }) => place.locale !== locale));
  const wanted = english && fixedOf(english);
  return [
    ...missing.map((locale) => ({
      file: `${folder}/${locale}.md`,
      field: 'file',
      rule: 'text-language',
      message: 'this language is missing',
    })),
    ...files.flatMap((file) => {
      const own = fixedOf(file);
      return Object.keys(own)
        .filter((field) => wanted && JSON.stringify(own[field]) !== JSON.stringify(wanted[field]))
        .map((field) => ({
          file: file.place.file,
          field,
          rule: 'text-language',
          message: 'this differs from the English file',
        }));
    }),
  ];
}
