import type { Difficulty } from '@ori/contracts/practice';
import { PLACEMENT_QUESTIONS_MAX } from '@ori/contracts/placement';
import type { AgeGroup } from '@ori/contracts/roles';
import type { SkillGraph } from '../learning/skill-graph.ts';
import {
  afterPlaced,
  bandsFromStart,
  type Beliefs,
  chanceKnown,
  type PlacedAnswer,
  priorBeliefs,
} from './belief.ts';

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
  const last = answers.at(-1)?.skill;
  const undecided = skills.filter((id) => asked(id) < ASKED_MAX && isUndecided(beliefs, id));
  const others = undecided.filter((id) => id !== last);
  const open = others.length === 0 ? undecided : others;
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

/**
 * Skills to start with, of a walk that judged so much: those that are not known and stand on known ones only; where
 * there is none (all was missed, or the walk ended early), those beneath which nothing is known to be missing. Missed
 * ones come first, then those of the learner's age and above, the lowest first. Empty when all of these are known.
 */
export function startSkills({ graph, skills, ageGroup }: Omit<Walk, 'answers'>, judged: Judged): string[] {
  const isKnown = new Set(judged.known);
  const isUnknown = new Set(judged.unknown);
  const within = new Set(skills);
  const nodeOf = (id: string) => graph.nodes.get(id);
  const isOfAge = (id: string) => {
    const band = nodeOf(id)?.band;
    return band !== undefined && bandsFromStart(band, ageGroup) >= 0;
  };
  const open = skills.filter((id) => !isKnown.has(id) && (isUnknown.has(id) || isOfAge(id)));
  const needs = (id: string) => (nodeOf(id)?.prerequisites ?? []).filter((each) => within.has(each));
  const ready = open.filter((id) => needs(id).every((each) => isKnown.has(each)));
  const unhindered = open.filter((id) => !needs(id).some((each) => isUnknown.has(each)));
  const depthOf = (id: string) => nodeOf(id)?.depth ?? 0;
  const rank = (id: string) => (isUnknown.has(id) ? 0 : 1);
  return (ready.length > 0 ? ready : unhindered).toSorted(
    (a, b) => rank(a) - rank(b) || depthOf(a) - depthOf(b) || a.localeCompare(b),
  );
}
