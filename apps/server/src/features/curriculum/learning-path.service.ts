import type { LearningPathAnswer, LearningPathQuery } from '@ori/contracts/learning-path';
import { LOCALES, type Locale } from '@ori/contracts/locale';
import { AGE_GROUPS, type AgeGroup } from '@ori/contracts/roles';
import { BAND_OF_AGE } from '@ori/core/learning/band-of-age';
import { type SkillGraph, skillGraph } from '@ori/core/learning/skill-graph';
import { createPathMaker, type LearningPathDeps } from './path-maker.ts';

/** A goal stands on at least so many skills: less is no way worth drawing. */
const GOAL_STANDS_ON = 5;
/** The ways that are shown to somebody who has chosen nothing. */
const EXAMPLES: readonly (readonly [string, AgeGroup])[] = [
  ['ma-quadratic', 'middle'],
  ['sc-stars', 'high'],
  ['la-argue', 'elementary'],
];
const DEFAULT_AGE: AgeGroup = 'middle';

/** The skills that may be a goal, by subject and age. */
function goalsIn(
  locale: Locale,
  graph: SkillGraph,
  content: LearningPathDeps['content'],
): LearningPathAnswer['goals'] {
  const { skills, courseWords } = content.data;
  const worth = skills.filter(({ id }) => graph.below(id).size >= GOAL_STANDS_ON);
  const groups = Map.groupBy(worth, ({ subject, band }) =>
    [courseWords.subjects[subject][locale], courseWords.bands[band][locale]].join(', '),
  );
  return [...groups].map(([title, held]) => ({
    title,
    skills: held.map(({ id }) => ({ id, title: content.skillTitle(id, locale) })),
  }));
}

/** Ways through the skill graph, the same for everybody. */
export function createLearningPathService(deps: LearningPathDeps) {
  const { skills, courseWords } = deps.content.data;
  const graph = skillGraph(skills);
  const path = createPathMaker(deps, graph);
  const goals = new Map(LOCALES.map((locale) => [locale, goalsIn(locale, graph, deps.content)]));
  const edges = skills.reduce((sum, { prerequisites }) => sum + prerequisites.length, 0);

  /** One way for who names a goal, else the three examples; null for a goal that is no skill. */
  return (query: LearningPathQuery, locale: Locale): LearningPathAnswer | null => {
    const { goal, age = DEFAULT_AGE } = query;
    const wanted = goal === undefined ? EXAMPLES : [[goal, age] as const];
    const paths = wanted.flatMap(([to, at]) => path(to, at, locale) ?? []);
    if (paths.length < wanted.length) return null;
    return {
      ages: AGE_GROUPS.map((id) => ({ id, title: courseWords.bands[BAND_OF_AGE[id]][locale] })),
      goals: goals.get(locale) ?? [],
      graph: { skills: skills.length, edges },
      chosen: goal !== undefined,
      paths,
    };
  };
}
export type LearningPathService = ReturnType<typeof createLearningPathService>;
