import type { Claim, Lesson, LessonKimCard, Source } from '@ori/contracts/content';
import type { Locale } from '@ori/contracts/locale';
import { taughtFirst } from '@ori/core/learning/practice-order';
import type { ContentData } from '../data/read-data.ts';
import { courseIdOf } from '../index/course-id.ts';
import { kimCardOf } from '../index/kim-card.ts';
import { skillTitle } from '../index/skill-title.ts';
import { compileExample, compileMyth, compileSection } from './compile.ts';
import type { LessonDraft } from './draft.ts';

/** A lesson as its reader gets it: compiled, sources resolved, titles in the language of the file. */
export function presentLesson(draft: LessonDraft, data: ContentData, availableIn: readonly Locale[]): Lesson {
  const {
    claims,
    kimMappings,
    mythology,
    practice,
    reviewers: _reviewers,
    changeNote: _note,
    ...front
  } = draft.front;
  const locale = draft.place.locale;
  const resolved = claims.map((claim) => ({ ...claim, sources: sourcesOf(claim, draft, data) }));
  return {
    ...front,
    sections: draft.sections.map(compileSection),
    claims: resolved,
    sources: distinct(resolved.flatMap((claim) => claim.sources)),
    kimCards: kimMappings.flatMap((id) => lessonCardOf(id, draft, data)),
    practice: taughtFirst(practice, front.skills).map(({ skill, count }) => ({
      skill,
      title: skillTitle(skill, data, locale),
      count,
    })),
    ...(mythology && { mythology: compileMyth(mythology) }),
    worked: compileExample(front.worked),
    faded: compileExample(front.faded),
    courseId: courseIdOf(front.subject, front.band),
    availableIn: [...availableIn],
  };
}

/** In a lesson of the first years a card also speaks to those who cannot read it. */
function lessonCardOf(id: string, { front, place }: LessonDraft, data: ContentData): LessonKimCard[] {
  const card = kimCardOf(id, data, place.locale);
  if (card === null) return [];
  const words = front.band === 'K-2' ? data.childMappings[id] : undefined;
  if (words === undefined) return [card];
  const { ancestralConcept, modernConcept, connection, date } = words;
  const forChildren = {
    ancestralConcept: ancestralConcept[place.locale],
    modernConcept: modernConcept[place.locale],
    connection: connection[place.locale],
    date: date[place.locale],
  };
  return [{ ...card, forChildren }];
}

function sourcesOf(claim: Claim, { front }: LessonDraft, data: ContentData): Source[] {
  return claim.sources.flatMap((id) => {
    const own = front.sources.find((source) => source.id === id);
    if (own) return [own];
    const text = data.mappings.bibliography[id];
    return text === undefined ? [] : [{ id, text, primary: data.primarySources.includes(id) }];
  });
}

function distinct(sources: readonly Source[]): Source[] {
  return [...new Map(sources.map((source) => [source.id, source])).values()];
}
