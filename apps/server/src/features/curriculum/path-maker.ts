import type { ContentData } from '@ori/content/data/read-data';
import type { Course, LessonSummary, Subject } from '@ori/contracts/content';
import type { LearningPath, PathStep } from '@ori/contracts/learning-path';
import type { Locale } from '@ori/contracts/locale';
import type { AgeGroup } from '@ori/contracts/roles';
import { BAND_OF_AGE, bandsApart } from '@ori/core/learning/band-of-age';
import { imaginePlacement } from '@ori/core/learning/path-placement';
import { type PathSkill, pathTo } from '@ori/core/learning/path';
import type { SkillGraph } from '@ori/core/learning/skill-graph';

export interface LearningPathDeps {
  readonly content: {
    readonly data: Pick<ContentData, 'skills' | 'courseWords'>;
    courses(locale: Locale): readonly Course[];
    lessonSummary(id: string, locale: Locale): LessonSummary | null;
    lessonsOfSkill(skill: string): readonly string[];
    skillTitle(id: string, locale: Locale): string;
  };
  readonly isPractised: (skill: string) => boolean;
}

type Placement = ReturnType<typeof imaginePlacement>;

/** How a placement goes for who knows exactly the younger years: worked out once for a subject and an age. */
function placements({ content, isPractised }: LearningPathDeps, graph: SkillGraph) {
  const kept = new Map<string, Placement>();

  function imagine(subject: Subject, ageGroup: AgeGroup): Placement {
    const { skills } = content.data;
    const asked = skills.filter((skill) => skill.subject === subject && isPractised(skill.id));
    const younger = asked.filter(({ band }) => bandsApart(band, ageGroup) < 0);
    const known = new Set(younger.map(({ id }) => id));
    const ids = asked.map(({ id }) => id);
    return imaginePlacement({ graph, skills: ids, ageGroup, knows: (id) => known.has(id) });
  }

  return (subject: Subject, ageGroup: AgeGroup): Placement => {
    const key = `${subject} ${ageGroup}`;
    const placement = kept.get(key) ?? imagine(subject, ageGroup);
    kept.set(key, placement);
    return placement;
  };
}

/** Makes the way to a goal for an age; null for a goal that is no skill. */
export function createPathMaker(deps: LearningPathDeps, graph: SkillGraph) {
  const { content, isPractised } = deps;
  const { skills, courseWords } = content.data;
  const skillOf = new Map(skills.map((skill) => [skill.id, skill]));
  const placementIn = placements(deps, graph);

  function lessonOf(skill: string, locale: Locale): PathStep['lesson'] {
    const [first] = content.lessonsOfSkill(skill).flatMap((id) => content.lessonSummary(id, locale) ?? []);
    return first ? { id: first.id, title: first.title } : null;
  }

  function stepOf({ id, layer, needs, earlier }: PathSkill, locale: Locale): PathStep[] {
    const skill = skillOf.get(id);
    if (!skill) return [];
    const { subject, band } = skill;
    const title = content.skillTitle(id, locale);
    const years = courseWords.bands[band][locale];
    const lesson = lessonOf(id, locale);
    const practised = isPractised(id);
    return [{ id, title, subject, band, years, layer, needs: [...needs], earlier, practised, lesson }];
  }

  function coursesOn(steps: readonly PathStep[], locale: Locale): LearningPath['courses'] {
    const held = content.courses(locale).map(({ id, title, subject, band }) => {
      const of = steps.filter((step) => step.subject === subject && step.band === band);
      return { id, title, band, skills: of.length };
    });
    return held.filter((course) => course.skills > 0);
  }

  return (goal: string, age: AgeGroup, locale: Locale): LearningPath | null => {
    const subject = skillOf.get(goal)?.subject;
    if (subject === undefined) return null;
    const steps = pathTo(graph, goal, age).flatMap((step) => stepOf(step, locale));
    const { asked, known } = placementIn(subject, age);
    return {
      goal: { id: goal, title: content.skillTitle(goal, locale) },
      age,
      ageTitle: courseWords.bands[BAND_OF_AGE[age]][locale],
      steps,
      courses: coursesOn(steps, locale),
      placement: { asked, spared: steps.filter(({ id }) => known.includes(id)).length },
    };
  };
}
