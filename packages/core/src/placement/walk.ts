import type { Difficulty } from '@ori/contracts/practice';
import { PLACEMENT_QUESTIONS_MAX } from '@ori/contracts/placement';
import type { AgeGroup } from '@ori/contracts/roles';
import type { SkillGraph } from '../learning/skill-graph.ts';
import { afterPlaced, type Beliefs, chanceKnown, type PlacedAnswer, priorBeliefs } from './belief.ts';

/** A walk through the skills of one subject that can be asked. */
export interface Walk {
  readonly graph: SkillGraph;
  readonly skills: readonly string[];
  readonly ageGroup: AgeGroup | null;
  readonly answers: readonly PlacedAnswer[];
}

/** What was judged. Skills no answer spoke of are in neither list. */
export interface Judged {
  readonly known: readonly string[];
  readonly unknown: readonly string[];
}

/** One skill is asked at most so often. */
const ASKED_MAX = 2;
const KNOWN_FROM = 0.75;
const UNKNOWN_TO = 0.35;
/** Placement asks the typical question of a skill. */
export const PLACEMENT_DIFFICULTY: Difficulty = 2;
/** Abilities (logits) that an unproven judgement gives a skill: about an 84 % and a 50 % chance at the typical question. */
export const PRIOR_OF_KNOWN = 1.1;
export const PRIOR_OF_UNKNOWN = -0.6;

function beliefsOf({ graph, skills, ageGroup, answers }: Walk): Beliefs {
  return answers.reduce<Beliefs>(
    (beliefs, answer) => afterPlaced(graph, beliefs, answer),
    priorBeliefs(graph, skills, ageGroup),
  );
}

/** How undecided a skill is: 0.25 when nothing is known, 0 when all is. */
function openness(beliefs: Beliefs, id: string): number {
  const belief = beliefs.get(id);
  if (belief === undefined) return 0;
  const chance = chanceKnown(belief);
  return chance * (1 - chance);
}

/** What a question about a skill is worth: its own openness and what either answer would settle around it. */
function worthOf({ graph }: Walk, beliefs: Beliefs, id: string): number {
  const sum = (ids: ReadonlyMap<string, number>) =>
    [...ids.keys()].reduce((total, each) => total + openness(beliefs, each), 0);
  const belief = beliefs.get(id);
  if (belief === undefined) return 0;
  const chance = chanceKnown(belief);
  const settled = chance * sum(graph.below(id)) + (1 - chance) * sum(graph.above(id));
  return openness(beliefs, id) * (1 + settled);
}

function isUndecided(beliefs: Beliefs, id: string): boolean {
  const belief = beliefs.get(id);
  if (belief === undefined) return false;
  const chance = chanceKnown(belief);
  return belief.evidence === 0 || (chance > UNKNOWN_TO && chance < KNOWN_FROM);
}

/** The skill to ask next, or null when the walk is over: nothing left to decide, or enough asked. */
export function nextPlaced(walk: Walk): string | null {
  const { answers, skills } = walk;
  if (answers.length >= PLACEMENT_QUESTIONS_MAX) return null;
  const beliefs = beliefsOf(walk);
  const asked = (id: string) => answers.filter(({ skill }) => skill === id).length;
  const open = skills.filter((id) => asked(id) < ASKED_MAX && isUndecided(beliefs, id));
  const worth = open.map((id) => ({ id, worth: worthOf(walk, beliefs, id) }));
  return worth.toSorted((a, b) => b.worth - a.worth || a.id.localeCompare(b.id))[0]?.id ?? null;
}

/** What the answers so far say, skill by skill; without an answer that bears on it a skill is not judged. */
export function judgedBy(walk: Walk): Judged {
  const judged = [...beliefsOf(walk)].filter(([, { evidence }]) => evidence > 0);
  const known = judged.filter(([, belief]) => chanceKnown(belief) >= KNOWN_FROM).map(([id]) => id);
  const unknown = judged.filter(([, belief]) => chanceKnown(belief) <= UNKNOWN_TO).map(([id]) => id);
  return { known, unknown };
}

/** Skills to start with: not known, with everything they stand on known or never asked about; the lowest first. */
export function startSkills(
  graph: SkillGraph,
  skills: readonly string[],
  { known, unknown }: Judged,
): string[] {
  const isKnown = new Set(known);
  const isUnknown = new Set(unknown);
  const within = new Set(skills);
  const stands = (id: string) =>
    (graph.nodes.get(id)?.prerequisites ?? []).every((each) => isKnown.has(each) || !within.has(each));
  const frontier = skills.filter((id) => !isKnown.has(id) && stands(id));
  const depthOf = (id: string) => graph.nodes.get(id)?.depth ?? 0;
  const rank = (id: string) => (isUnknown.has(id) ? 0 : 1);
  return frontier.toSorted((a, b) => rank(a) - rank(b) || depthOf(a) - depthOf(b) || a.localeCompare(b));
}
