import { LOCALES } from '@ori/contracts/locale';
import type { Problem } from '../../problem.ts';
import type { LessonDraft } from '../draft.ts';

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
      props,
      predict.options.length,
    ]),
    'worked.steps': front.worked.steps.map(({ hidden }) => hidden ?? false),
    'faded.steps': front.faded.steps.map(({ hidden }) => hidden ?? false),
    place: front.place && [front.place.lat, front.place.lon],
    misconceptions: front.misconceptions.length,
    objectives: front.objectives.length,
    printable: front.printable,
    'body sections': sections.map(({ kind, figures }) => [kind, figures.map(({ drawing }) => drawing.type)]),
  };
}

/** The languages of one lesson are all there and agree with English in everything but words. */
export function localeProblems(folder: string, drafts: readonly LessonDraft[]): Problem[] {
  const english = drafts.find(({ place }) => place.locale === 'en');
  const missing = LOCALES.filter((locale) => !drafts.some(({ place }) => place.locale === locale)).map(
    (locale) => ({
      file: `${folder}/${locale}.md`,
      field: 'file',
      rule: 'locale-missing',
      message: 'a lesson exists in every language',
    }),
  );
  if (!english) return missing;
  const common = commonOf(english);
  const differing = drafts.flatMap((draft) => {
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
  return [...missing, ...differing];
}
