import { WORDED_PROPS } from '@ori/contracts/interactives';
import type { Problem } from '../../problem.ts';
import type { LessonDraft } from '../draft.ts';

/** Props with the reader's words blanked: numbers and names must agree, words are each language's own. */
function withoutWords(props: unknown): unknown {
  const worded: ReadonlySet<string> = new Set(WORDED_PROPS);
  return JSON.parse(
    JSON.stringify(props, (key, value: unknown) =>
      worded.has(key) && typeof value === 'string' ? '' : value,
    ),
  );
}

/** What is the same in every language, by field. */
function commonOf({ front, sections }: LessonDraft): Record<string, unknown> {
  return {
    'subject, band': [front.subject, front.band],
    version: front.version,
    durationMin: front.durationMin,
    skills: front.skills,
    standards: front.standards,
    prerequisites: front.prerequisites,
    kimMappings: front.kimMappings,
    claims: front.claims.map(({ id, label, sources }) => [id, label, sources]),
    sources: front.sources.map(({ id, primary }) => [id, primary]),
    practice: front.practice,
    interactives: front.interactives.map(({ component, props, predict }) => [
      component,
      withoutWords(props),
      predict.options.length,
    ]),
    'worked.steps': front.worked.steps.map(({ hidden }) => hidden ?? false),
    'faded.steps': front.faded.steps.map(({ hidden }) => hidden ?? false),
    'worked.figure': front.worked.figure?.drawing ?? null,
    'faded.figure': front.faded.figure?.drawing ?? null,
    place: front.place && [front.place.lat, front.place.lon],
    misconceptions: front.misconceptions.length,
    objectives: front.objectives.length,
    mythology: front.mythology !== undefined,
    printable: front.printable,
    'body sections': sections.map(({ kind, figures }) => [kind, figures.map(({ drawing }) => drawing.type)]),
  };
}

/** A lesson is there in English first; its other languages agree with English in everything but words. */
export function localeProblems(folder: string, drafts: readonly LessonDraft[]): Problem[] {
  const english = drafts.find(({ place }) => place.locale === 'en');
  if (!english) {
    const file = `${folder}/en.md`;
    return [{ file, field: 'file', rule: 'locale-missing', message: 'a lesson is written in English first' }];
  }
  const common = commonOf(english);
  return drafts.flatMap((draft) => {
    const own = commonOf(draft);
    return Object.keys(common)
      .filter((field) => JSON.stringify(own[field]) !== JSON.stringify(common[field]))
      .map((field) => ({
        file: draft.place.file,
        field,
        rule: 'locale-differs',
        message: 'this differs from en.md',
      }));
  });
}
