import { BANDS, type Band } from '@ori/contracts/subjects';
import type { AgeGroup } from '@ori/contracts/roles';
import { STRUGGLING_CHANCE } from './mastery.ts';
import type { SkillGraph, SkillNode } from './skill-graph.ts';
import type { SkillRecord, SkillRecords } from './skill-standing.ts';

/** Where an age begins. Grown-ups come back to what they may not have used for long: not at the top. */
const BEGINS_AT: Readonly<Record<AgeGroup, Band>> = {
  k2: 'K-2',
  elementary: '3-5',
  middle: '6-8',
  high: '9-12',
  university: 'university',
  adult: '6-8',
};

const isBelow = (band: Band, start: Band): boolean => BANDS.indexOf(band) < BANDS.indexOf(start);

/** Nothing kept speaks against it: no placement that judged it unknown, no answers that went badly. */
function isOpen(record: SkillRecord | undefined): boolean {
  if (record === undefined) return true;
  return record.answers > 0 && !record.stuck && record.chance >= STRUGGLING_CHANCE;
}

export interface OwnAge {
  readonly graph: SkillGraph;
  readonly records: SkillRecords;
  readonly ageGroup: AgeGroup | null;
}

/**
 * Whether a skill of earlier years is taken for granted, so that nobody begins at counting to twenty. It is never
 * shown as known, and is taken back as soon as placement or answers tell otherwise.
 */
export function takenForGranted({ graph, records, ageGroup }: OwnAge): (skill: string) => boolean {
  return (skill) => {
    const band = graph.nodes.get(skill)?.band;
    if (ageGroup === null || band === undefined) return false;
    return isBelow(band, BEGINS_AT[ageGroup]) && isOpen(records.get(skill));
  };
}

function isBad({ answers, stuck, chance, mastered }: SkillRecord): boolean {
  return !mastered && answers > 0 && (stuck || chance < STRUGGLING_CHANCE);
}

/** What those skills rest on that go badly: the way on leads one step back. */
export function stepsBack({ graph, records }: Pick<OwnAge, 'graph' | 'records'>): ReadonlySet<string> {
  const nodesOf = (id: string): readonly SkillNode[] => {
    const node = graph.nodes.get(id);
    return node === undefined ? [] : [node];
  };
  const bad = [...records].filter(([, record]) => isBad(record)).flatMap(([id]) => nodesOf(id));
  return new Set(bad.flatMap(({ prerequisites }) => prerequisites));
}
