import type { EvidenceLabel, Source } from '@ori/contracts/content';
import { useTranslation } from 'react-i18next';
import { useEvidenceWords } from '../../features/heritage/evidence-words.ts';
import { SourceList } from '../../features/heritage/source-list.tsx';
import { EvidenceChip } from '../../ui/evidence-chip.tsx';

interface BackedProps {
  readonly label: EvidenceLabel;
  readonly sources: readonly Source[];
}

/** How sure we are of a claim, and what it rests on behind a press. */
export function Backed({ label, sources }: BackedProps) {
  const { t } = useTranslation('inventions');
  const { name } = useEvidenceWords('6-8')(label);
  return (
    <div>
      <EvidenceChip kind={label} label={name} />
      <details className="inv-sources">
        <summary>{t('sources.open')}</summary>
        <SourceList sources={sources} lang="en" />
      </details>
    </div>
  );
}
