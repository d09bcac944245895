import type { AgeGroup } from '@ori/contracts/roles';
import { bandsApart } from './band-of-age.ts';
import type { SkillGraph } from './skill-graph.ts';

/** A skill on the way to a goal. */
export interface PathSkill {
  readonly id: string;
  /** Longest chain of prerequisites beneath it: whatever it needs has a smaller one. */
  readonly layer: number;
  /** What it needs directly. All of it is on the way, too. */
  readonly needs: readonly string[];
  /** Written for years younger than the learner's: likely known before the first lesson. */
  readonly earlier: boolean;
}

/**
 * The way to a skill: everything it stands on and itself, each after all that it needs.
 * @returns an empty list for a goal that is no skill of the graph
 */
export function pathTo(graph: SkillGraph, goal: string, ageGroup: AgeGroup): PathSkill[] {
  if (!graph.nodes.has(goal)) return [];
  const nodes = [goal, ...graph.below(goal).keys()].flatMap((id) => graph.nodes.get(id) ?? []);
  return nodes
    .map(({ id, band, depth, prerequisites }) => ({
      id,
      layer: depth,
      needs: prerequisites.filter((needed) => graph.nodes.has(needed)),
      earlier: bandsApart(band, ageGroup) < 0,
    }))
    .toSorted((one, other) => one.layer - other.layer || one.id.localeCompare(other.id));
}
