import type { AgeGroup } from '@ori/contracts/roles';
import { type Band, BANDS } from '@ori/contracts/subjects';
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
/**
 * What an answer says of skills it is not tied to: somebody who misses one of an age is likelier to miss others of it
 * and of older ones, and a little likelier those of younger years; solving speaks for those of its age and younger.
 */
const SPREAD_FOR = 0.2;
const SPREAD_AGAINST = -0.5;
const SPREAD_FADING = 0.6;

/** The chance, 0–1, that a skill is known. */
export function chanceKnown({ logit }: Belief): number {
  return 1 / (1 + Math.exp(-logit));
}

/**
 * How many bands lie between a skill and where a walk begins. Grown-ups are asked from where school ends: what came
 * after it, or what was forgotten, the answers tell.
 */
export function bandsFromStart(band: Band, ageGroup: AgeGroup | null): number {
  return bandsApart(band, ageGroup === 'adult' ? 'high' : ageGroup);
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
      const apart = band === undefined ? 0 : bandsFromStart(band, ageGroup);
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
  const asked = graph.nodes.get(skill)?.band;
  return new Map(
    [...beliefs].map(([id, { logit, evidence }]) => {
      const distance = id === skill ? 0 : reached.get(id);
      if (distance !== undefined)
        return [id, { logit: logit + weight * FADING ** distance, evidence: evidence + 1 }];
      const band = graph.nodes.get(id)?.band;
      return [id, { logit: logit + spreadOver(asked, band, solved), evidence }];
    }),
  );
}

/** What an answer says, in logits, of a skill that it is not tied to. It is no evidence of that skill's own. */
function spreadOver(asked: Band | undefined, band: Band | undefined, solved: boolean): number {
  if (asked === undefined || band === undefined) return 0;
  const above = BANDS.indexOf(band) - BANDS.indexOf(asked);
  const away = Math.max(0, solved ? above : -above);
  return (solved ? SPREAD_FOR : SPREAD_AGAINST) * SPREAD_FADING ** away;
}
