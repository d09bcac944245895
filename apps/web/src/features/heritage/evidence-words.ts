import type { Band, EvidenceLabel } from '@ori/contracts/content';
import { useTranslation } from 'react-i18next';
import { voiceOf } from './voice.ts';

interface LabelWords {
  /** A word or two for a mark. */
  readonly name: string;
  /** What the label says, as this reader is told it. */
  readonly meaning: string;
}

/** The words of an evidence label for the readers of a band. */
export function useEvidenceWords(band: Band): (label: EvidenceLabel) => LabelWords {
  const { t } = useTranslation('lesson');
  const voice = voiceOf(band);
  const names = voice === 'child' ? 'child' : 'grown';
  return (label) => ({
    name: t(`evidence.name.${names}.${label}`),
    meaning: t(`evidence.meaning.${voice}.${label}`),
  });
}
