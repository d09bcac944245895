import type { LessonSummary, Subject } from '@ori/contracts/content';
import { PLACEMENT_QUESTIONS_MAX, type PlacementResult, type PlacementRun } from '@ori/contracts/placement';
import type { Locale } from '@ori/contracts/locale';
import type { Learner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import { judgedBy, nextPlaced, PLACEMENT_DIFFICULTY, startSkills, type Walk } from '@ori/core/placement/walk';
import type { PlacementDeps } from './placement.deps.ts';
import type { AnswerRow, RunRow } from './placement.store.ts';

const START_SKILLS_SHOWN = 5;

/** A walk as it stands, and as it is shown. */
export function createPlacementView({ content, graph, questions }: PlacementDeps) {
  const askable = (subject: Subject): string[] =>
    content.skills
      .filter((skill) => skill.subject === subject && questions.canAsk(skill.id))
      .map(({ id }) => id);

  function walkOf(
    { subject }: Pick<RunRow, 'subject'>,
    { ageGroup }: Pick<Learner, 'ageGroup'>,
    answers: readonly AnswerRow[],
  ): Walk {
    return { graph, skills: askable(subject), ageGroup, answers };
  }

  function lessonFor(skills: readonly string[], subject: Subject, locale: Locale): LessonSummary | null {
    for (const skill of skills) {
      for (const id of content.lessonsOfSkill(skill)) {
        const lesson = content.lessonSummary(id, locale);
        if (lesson?.subject === subject) return lesson;
      }
    }
    return null;
  }

  function resultOf(walk: Walk, subject: Subject, locale: Locale): PlacementResult {
    const judged = judgedBy(walk);
    const start = startSkills(walk, judged);
    const named = (ids: readonly string[]) =>
      ids.map((id) => ({ id, title: content.skillTitle(id, locale) }));
    return {
      startHere: lessonFor(start, subject, locale),
      startSkills: named(start.slice(0, START_SKILLS_SHOWN)),
      known: named(judged.known),
      unknown: named(judged.unknown),
    };
  }

  return {
    walkOf,
    /** The lesson that a walk said to start with. */
    startOf(viewer: Viewer, run: RunRow, answers: readonly AnswerRow[]): string | null {
      const walk = walkOf(run, viewer, answers);
      return lessonFor(startSkills(walk, judgedBy(walk)), run.subject, viewer.locale)?.id ?? null;
    },
    /** Questions are for the learner alone: whoever else looks sees how far it is. */
    show(viewer: Viewer, learner: Learner, run: RunRow, answers: readonly AnswerRow[]): PlacementRun {
      const { id, subject, state, startedAt, endedAt } = run;
      const walk = walkOf(run, learner, answers);
      const isOpen = state === 'open';
      const skill = isOpen && viewer.userId === learner.userId ? nextPlaced(walk) : null;
      const asked = { runId: id, number: answers.length, difficulty: PLACEMENT_DIFFICULTY };
      const [question = null] = skill === null ? [] : questions.show(viewer, { ...asked, skill });
      return {
        id,
        subject,
        state,
        asked: answers.length,
        atMost: PLACEMENT_QUESTIONS_MAX,
        question,
        result: isOpen ? null : resultOf(walk, subject, viewer.locale),
        startedAt: startedAt.toISOString(),
        endedAt: endedAt?.toISOString() ?? null,
      };
    },
  };
}
