import type { EvidenceLabel, KimCard } from '@ori/contracts/content';
import { useTranslation } from 'react-i18next';
import type { Tone } from '../../ui/badge.tsx';

export type Relation = KimCard['relation'];

/** Strictest first, as they are tested. */
export const RELATION_ORDER: readonly Relation[] = [
  'direct-transmission',
  'independent-discovery',
  'analogy',
  'symbolic-resonance',
  'modern-study',
];
export const LABEL_ORDER: readonly EvidenceLabel[] = [
  'science',
  'record',
  'debate',
  'tradition',
  'unsupported',
];
export const RELATION_TONES: Readonly<Record<Relation, Tone>> = {
  'direct-transmission': 'nile',
  'independent-discovery': 'lapis',
  analogy: 'gold',
  'symbolic-resonance': 'clay',
  'modern-study': 'leaf',
};
/** Relations that compare and claim no route (charter, rule 6). */
const COMPARISONS: readonly Relation[] = ['analogy', 'symbolic-resonance'];

/** Whether a card must say that it is a comparison and no historical link. */
export function isComparison(relation: Relation): boolean {
  return COMPARISONS.includes(relation);
}

/** Who reads: labels are named more simply for the young. */
export type Reader = 'child' | 'grown';

/** The words of relations and labels. */
export function useRelationWords(reader: Reader) {
  const { t } = useTranslation('lesson');
  return {
    relation: (relation: Relation): string => t(`kim.relation.${relation}`),
    meaning: (relation: Relation): string => t(`kim.meaning.${relation}`),
    label: (label: EvidenceLabel): string => t(`evidence.name.${reader}.${label}`),
    labelMeaning: (label: EvidenceLabel): string =>
      t(`evidence.meaning.${reader === 'child' ? 'child' : 'teen'}.${label}`),
  };
}
