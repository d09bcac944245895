import type { SkillStanding } from '@ori/contracts/learning';
import type { SkillNode } from './skill-graph.ts';

/** What is kept of a learner in one skill. */
export interface SkillRecord {
  /** Chance, 0–1, of answering the next typical question unaided. */
  readonly chance: number;
  readonly answers: number;
  readonly mastered: boolean;
  /** Judged known by placement, and not proven by an answer yet. */
  readonly placed: boolean;
  /** Missed more often than not, or in a known wrong way. */
  readonly stuck: boolean;
  /** When a mastered skill is to be asked again. */
  readonly dueAt: Date | null;
}
export type SkillRecords = ReadonlyMap<string, SkillRecord>;

/** May what needs this skill be begun? */
export function isHeld(record: SkillRecord | undefined): boolean {
  return record !== undefined && (record.mastered || record.placed);
}

/** The prerequisites that are mastered or known. */
export function heldOf(node: SkillNode, records: SkillRecords): string[] {
  return node.prerequisites.filter((id) => isHeld(records.get(id)));
}

const grantsNothing = (): boolean => false;

/** What the record alone tells; null where it tells nothing. */
function provenStanding(record: SkillRecord, now: Date): SkillStanding | null {
  if (record.mastered) return record.dueAt !== null && record.dueAt <= now ? 'due' : 'mastered';
  if (record.placed) return 'known';
  return record.answers > 0 ? 'learning' : null;
}

/** Where a learner stands with a skill at a moment; what `isGranted` names is not asked for before it. */
export function standingOf(
  node: SkillNode,
  records: SkillRecords,
  now: Date,
  isGranted: (skill: string) => boolean = grantsNothing,
): SkillStanding {
  const record = records.get(node.id);
  const proven = record === undefined ? null : provenStanding(record, now);
  if (proven !== null) return proven;
  const mayBegin = (id: string) => isHeld(records.get(id)) || isGranted(id);
  return node.prerequisites.every(mayBegin) ? 'ready' : 'later';
}
