import type { AgeGroup } from '@ori/contracts/roles';
import { judgedBy, nextPlaced } from '../placement/walk.ts';
import type { PlacedAnswer } from '../placement/belief.ts';
import type { SkillGraph } from './skill-graph.ts';

/** A learner as one imagines them: who can do exactly some skills, and answers without a slip. */
export interface ImaginedLearner {
  readonly graph: SkillGraph;
  /** The skills that can be asked. */
  readonly skills: readonly string[];
  readonly ageGroup: AgeGroup;
  readonly knows: (skill: string) => boolean;
}

/** How a placement would go for a learner: the questions it takes, and the skills it then takes as known. */
export function imaginePlacement({ graph, skills, ageGroup, knows }: ImaginedLearner): {
  readonly asked: number;
  readonly known: readonly string[];
} {
  const answers: PlacedAnswer[] = [];
  for (;;) {
    const walk = { graph, skills, ageGroup, answers };
    const skill = nextPlaced(walk);
    if (skill === null) return { asked: answers.length, known: judgedBy(walk).known };
    answers.push({ skill, solved: knows(skill) });
  }
}
