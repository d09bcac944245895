import type { Source, EvidenceLabel } from '@ori/contracts/content';
import type { Locale } from '@ori/contracts/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEvidenceWords } from '../../features/heritage/evidence-words.ts';
import { SourceList } from '../../features/heritage/source-list.tsx';
import { EvidenceChip } from '../../ui/evidence-chip.tsx';

interface ClaimProps {
  readonly label: EvidenceLabel;
  readonly lang: Locale;
  readonly sources: readonly Source[];
  /** The sentence that is claimed. */
  readonly children: ReactNode;
  /** Where one can go on from it. */
  readonly onward?: ReactNode;
}

/** A sentence, how sure we are of it, and what it rests on behind a press. */
export function Claim({ label, lang, sources, children, onward }: ClaimProps) {
  const { t } = useTranslation('mind');
  const { name, meaning } = useEvidenceWords('6-8')(label);
  return (
    <div className="mind-claim">
      <div lang={lang}>{children}</div>
      <p className="mind-label">
        <EvidenceChip kind={label} label={name} /> {onward}
      </p>
      <details>
        <summary>{t('claims.sources')}</summary>
        <p className="text-sm text-mute">{meaning}</p>
        <SourceList sources={sources} lang="en" />
      </details>
    </div>
  );
}
