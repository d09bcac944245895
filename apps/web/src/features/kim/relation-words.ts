import type { EvidenceLabel } from '@ori/contracts/content';
import type { Relation } from '@ori/contracts/kim-names';
import { useTranslation } from 'react-i18next';

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
