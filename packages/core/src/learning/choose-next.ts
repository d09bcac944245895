import type { Difficulty, PracticeReason } from '@ori/contracts/practice';
import type { AgeGroup } from '@ori/contracts/roles';
import { BANDS } from '@ori/contracts/subjects';
import { bandsApart } from './band-of-age.ts';
import { difficultyForChance } from './choose-difficulty.ts';
import { STRUGGLING_CHANCE } from './mastery.ts';
import { stepsBack, takenForGranted } from './own-age.ts';
import type { SkillGraph, SkillNode } from './skill-graph.ts';
import { type SkillRecord, type SkillRecords, standingOf } from './skill-standing.ts';

/** One question to ask, and why. */
export interface Choice {
  readonly skill: string;
  readonly reason: PracticeReason;
  readonly difficulty: Difficulty;
}

export interface ChooseFrom {
  readonly graph: SkillGraph;
  readonly records: SkillRecords;
  /** Skills whose questions can be made. */
  readonly canAsk: (skill: string) => boolean;
  readonly ageGroup: AgeGroup | null;
  readonly now: Date;
}

/** Questions of one skill in one practice at most. */
const TIMES_MAX = 3;
/** New skills in one practice at most: few things at a time. */
const NEW_MAX = 2;

type Reasoned = readonly [id: string, record: SkillRecord, reason: PracticeReason];
/** What a learner struggles with is asked before what goes well and what is as good as mastered before that which was only begun. */
const ORDER: readonly PracticeReason[] = ['review', 'struggling', 'learning'];

function reasonOf(
  { mastered, dueAt, answers, stuck, chance }: SkillRecord,
  now: Date,
): PracticeReason | null {
  if (mastered) return dueAt !== null && dueAt <= now ? 'review' : null;
  if (answers === 0) return null;
  return stuck || chance < STRUGGLING_CHANCE ? 'struggling' : 'learning';
}

function byNeed([, a, reasonA]: Reasoned, [, b, reasonB]: Reasoned): number {
  if (reasonA !== reasonB) return ORDER.indexOf(reasonA) - ORDER.indexOf(reasonB);
  if (reasonA === 'review') return (a.dueAt?.getTime() ?? 0) - (b.dueAt?.getTime() ?? 0);
  return b.chance - a.chance;
}

function worked({ records, canAsk, now }: ChooseFrom): Reasoned[] {
  const found = [...records].flatMap(([id, record]): Reasoned[] => {
    const reason = canAsk(id) ? reasonOf(record, now) : null;
    return reason === null ? [] : [[id, record, reason]];
  });
  return found.toSorted(byNeed);
}

/** English for newcomers stands beside the ages: it is near to nobody until it is begun. */
const BESIDE = BANDS.length;

/**
 * What a skill rests on that goes badly comes first, then what is nearest in age, then subjects the learner has
 * begun, then what most rests on, near and far: a newcomer begins where a subject begins for their age, and not at
 * a side branch that happens to have many neighbours.
 */
function readiness({ graph, records, ageGroup }: ChooseFrom): (node: SkillNode) => readonly number[] {
  const begun = new Set([...records.keys()].map((id) => graph.nodes.get(id)?.subject));
  const hasEsl = [...records.keys()].some((id) => graph.nodes.get(id)?.band === 'esl');
  const apart = ({ band }: SkillNode) =>
    band === 'esl' ? (hasEsl ? 0 : BESIDE) : Math.abs(bandsApart(band, ageGroup));
  const back = stepsBack({ graph, records });
  return (node) => [
    back.has(node.id) ? 0 : 1,
    apart(node),
    begun.size === 0 || begun.has(node.subject) ? 0 : 1,
    -graph.above(node.id).size,
    node.depth,
  ];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** Skills that may be begun now, best first: the same record always gives the same order. */
export function readySkills(from: ChooseFrom): string[] {
  const rank = readiness(from);
  const isGranted = takenForGranted(from);
  return [...from.graph.nodes.values()]
    .filter((node) => from.canAsk(node.id) && standingOf(node, from.records, from.now, isGranted) === 'ready')
    .map((node) => ({ id: node.id, key: rank(node) }))
    .toSorted((a, b) => compare(a.key, b.key) || a.id.localeCompare(b.id))
    .map(({ id }) => id);
}

/** Each in turn, then each again: questions of one skill do not stand in a row where there is another. */
function inTurns(choices: readonly Choice[], count: number): Choice[] {
  const rounds = Array.from({ length: TIMES_MAX }, (_, round) =>
    choices.filter(({ reason }) => round === 0 || reason !== 'review'),
  );
  return rounds.flat().slice(0, count);
}

/**
 * What to ask a learner next outside a lesson: what is due for review, what they struggle with, what was
 * begun, then new skills whose prerequisites they hold; at a difficulty that suits the age (p ≈ .75, young
 * children ≈ .85). Empty when nothing can be asked.
 */
export function chooseNext(from: ChooseFrom, count: number): Choice[] {
  const { records, ageGroup } = from;
  const known = worked(from).map(([skill, { chance }, reason]): Choice => {
    return { skill, reason, difficulty: difficultyForChance(chance, ageGroup) };
  });
  const room = Math.min(NEW_MAX, Math.max(0, count - known.length));
  const fresh = room === 0 ? [] : readySkills(from).slice(0, room);
  const begun = fresh.map((skill): Choice => {
    const chance = records.get(skill)?.chance ?? null;
    return { skill, reason: 'next', difficulty: difficultyForChance(chance, ageGroup) };
  });
  return inTurns([...known.slice(0, count), ...begun], count);
}
