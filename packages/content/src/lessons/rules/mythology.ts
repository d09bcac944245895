import type { EvidenceLabel } from '@ori/contracts/content';
import type { Complaint } from '../../data/complaint.ts';
import type { LessonRule } from './rule.ts';

/** What may stand in each column: a story is its people's own telling, and science is no story (charter §1). */
const MAY_STAND: Readonly<Record<'story' | 'science', readonly EvidenceLabel[]>> = {
  story: ['tradition'],
  science: ['science', 'record'],
};

/** A myth and the science beside it are never merged: each sentence has a claim, and each claim its own column. */
export const mythologyRule: LessonRule = ({ front, myth }) => {
  if (!front.mythology) return [];
  const labels = new Map(front.claims.map(({ id, label }) => [id, label]));
  return (['story', 'science'] as const).flatMap((side): Complaint[] => {
    const field = `mythology.${side}`;
    if (myth[side].length === 0) return [{ field, rule: 'myth-empty', message: 'this column says nothing' }];
    return myth[side].flatMap(({ text, claim }): Complaint[] => {
      if (claim === null) return [{ field, rule: 'unclaimed', message: `no claim for "${text}"` }];
      const label = labels.get(claim);
      return label === undefined || MAY_STAND[side].includes(label)
        ? []
        : [{ field, rule: 'myth-merged', message: `"${label}" does not stand here: "${text}"` }];
    });
  });
};
