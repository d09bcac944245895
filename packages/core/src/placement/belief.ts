import type { AgeGroup } from '@ori/contracts/roles';
import { bandsApart } from '../learning/band-of-age.ts';
import type { SkillGraph } from '../learning/skill-graph.ts';

/** One answer of a placement, in the order in which it was given. */
export interface PlacedAnswer {
  readonly skill: string;
  readonly solved: boolean;
}

/** What is thought of a skill: the odds (logits) that it is known, and by how many answers that is borne out. */
export interface Belief {
  readonly logit: number;
  readonly evidence: number;
}
export type Beliefs = ReadonlyMap<string, Belief>;

/** Before any answer: skills of younger years are likely known, those of one's own less, of older years hardly. */
const PRIOR_PER_BAND = 1;
const PRIOR_OWN_BAND = -0.3;
const PRIOR_MOST = 2;
/** A right answer speaks for knowing about 9 : 1, a wrong one against it about 7 : 1 (slip .1, guess .1 to .25). */
const FOR = 2.2;
const AGAINST = -2;
/** What an answer says of a neighbour in the graph fades with each edge. */
const FADING = 0.9;

/** The chance, 0–1, that a skill is known. */
export function chanceKnown({ logit }: Belief): number {
  return 1 / (1 + Math.exp(-logit));
}

/** How a learner of an age is thought of before the first answer. */
export function priorBeliefs(
  graph: SkillGraph,
  skills: readonly string[],
  ageGroup: AgeGroup | null,
): Beliefs {
  return new Map(
    skills.map((id) => {
      const band = graph.nodes.get(id)?.band;
      const apart = band === undefined ? 0 : bandsApart(band, ageGroup);
      const logit = PRIOR_OWN_BAND - PRIOR_PER_BAND * apart;
      return [id, { logit: Math.max(-PRIOR_MOST, Math.min(PRIOR_MOST, logit)), evidence: 0 }];
    }),
  );
}

/**
 * What is thought after an answer: a skill that is solved speaks for all it stands on, one that is missed
 * against all that stands on it (Falmagne and Doignon, Knowledge Spaces).
 */
export function afterPlaced(graph: SkillGraph, beliefs: Beliefs, { skill, solved }: PlacedAnswer): Beliefs {
  const reached = solved ? graph.below(skill) : graph.above(skill);
  const weight = solved ? FOR : AGAINST;
  const moved = [[skill, 0] as const, ...reached].flatMap(([id, distance]) => {
    const before = beliefs.get(id);
    if (before === undefined) return [];
    const logit = before.logit + weight * FADING ** distance;
    return [[id, { logit, evidence: before.evidence + 1 }] as const];
  });
  return new Map([...beliefs, ...moved]);
}
