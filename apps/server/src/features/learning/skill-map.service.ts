import type { Subject } from '@ori/contracts/content';
import type { SkillMap } from '@ori/contracts/learning';
import type { Locale } from '@ori/contracts/locale';
import type { Learner } from '@ori/core/access/learner';
import { type ChooseFrom, chooseNext, readySkills } from '@ori/core/learning/choose-next';
import type { SkillGraph, SkillNode } from '@ori/core/learning/skill-graph';
import { takenForGranted } from '@ori/core/learning/own-age';
import { heldOf, standingOf } from '@ori/core/learning/skill-standing';
import type { WorkedSkill } from '@ori/core/learning/worked-skill';
import type { LearningContent } from './learning.deps.ts';
import type { QuestionSource } from './question-source.ts';
import { recordOf, type SkillRecordsStore } from './skill-records.store.ts';
import { lessonIn } from './words.ts';

interface Deps {
  readonly store: SkillRecordsStore;
  readonly source: QuestionSource;
  readonly content: LearningContent;
  readonly graph: SkillGraph;
  readonly now: () => Date;
}

type MapSkill = SkillMap['skills'][number];
const NEXT_SHOWN = 6;

function factsOf(
  row: WorkedSkill | undefined,
): Pick<MapSkill, 'chance' | 'answers' | 'masteredAt' | 'dueAt'> {
  if (row === undefined) return { chance: null, answers: 0, masteredAt: null, dueAt: null };
  const { chance, answers, masteredAt, dueAt } = row;
  return {
    chance,
    answers,
    masteredAt: masteredAt?.toISOString() ?? null,
    dueAt: dueAt?.toISOString() ?? null,
  };
}

/** The skill graph of a subject as one learner stands in it. */
export function createSkillMapService({ store, source, content, graph, now }: Deps) {
  function lessonsOf(skill: string, locale: Locale): MapSkill['lessons'] {
    return content.lessonsOfSkill(skill).flatMap((id) => {
      const lesson = lessonIn(content, id, locale);
      return lesson === null ? [] : [{ id, title: lesson.title, courseId: lesson.courseId }];
    });
  }
  function skillOf(
    node: SkillNode,
    row: WorkedSkill | undefined,
    from: ChooseFrom,
    locale: Locale,
  ): MapSkill {
    const { id, band, depth } = node;
    return {
      id,
      band,
      depth,
      ...factsOf(row),
      title: content.skillTitle(id, locale),
      standing: standingOf(node, from.records, from.now, takenForGranted(from)),
      prerequisites: [...node.prerequisites],
      has: heldOf(node, from.records),
      opens: [...graph.opens(id)],
      lessons: lessonsOf(id, locale),
      hasPractice: source.canAsk(id),
    };
  }
  /** Neighbours in other subjects, so that no edge of the map leads into nothing. */
  function outsideOf(subject: Subject, inside: readonly MapSkill[], from: ChooseFrom, locale: Locale) {
    const ids = new Set(inside.flatMap(({ prerequisites, opens }) => [...prerequisites, ...opens]));
    return [...ids].flatMap((id) => {
      const node = graph.nodes.get(id);
      if (node === undefined || node.subject === subject) return [];
      const standing = standingOf(node, from.records, from.now, takenForGranted(from));
      return [{ id, title: content.skillTitle(id, locale), subject: node.subject, standing }];
    });
  }
  /** What was begun comes before what may be begun. */
  function nextOf(subject: Subject, from: ChooseFrom): string[] {
    const begun = chooseNext(from, NEXT_SHOWN * 2).filter(({ reason }) => reason !== 'next');
    const ids = [...begun.map(({ skill }) => skill), ...readySkills(from)];
    const here = ids.filter((id) => graph.nodes.get(id)?.subject === subject);
    return [...new Set(here)].slice(0, NEXT_SHOWN);
  }

  return {
    async mapOf({ userId, ageGroup }: Learner, subject: Subject, locale: Locale): Promise<SkillMap> {
      const rows = new Map((await store.rowsOf(userId)).map((row) => [row.skill, row]));
      const records = new Map([...rows].map(([skill, row]) => [skill, recordOf(row)]));
      const from = { graph, records, canAsk: source.canAsk, ageGroup, now: now() };
      const nodes = [...graph.nodes.values()].filter((node) => node.subject === subject);
      const skills = nodes.map((node) => skillOf(node, rows.get(node.id), from, locale));
      return {
        subject,
        skills,
        outside: outsideOf(subject, skills, from, locale),
        next: nextOf(subject, from),
      };
    },
  };
}
export type SkillMapService = ReturnType<typeof createSkillMapService>;
