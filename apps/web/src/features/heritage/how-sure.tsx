import type { Band, EvidenceLabel, Source } from '@ori/contracts/content';
import type { Locale } from '@ori/contracts/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EvidenceChip } from '../../ui/evidence-chip.tsx';
import { useEvidenceWords } from './evidence-words.ts';
import { SourceList } from './source-list.tsx';
import './how-sure.css';

interface HowSureProps {
  readonly label: EvidenceLabel;
  readonly sources: readonly Source[];
  /** The language of the sources' own words. */
  readonly lang: Locale;
  /** Whose voice tells what the label means. */
  readonly band?: Band;
  /** More to tell before the sources. */
  readonly children?: ReactNode;
}

/** How sure we are of what stands above; opened, what that means and what it rests on. Needs no script. */
export function HowSure({ label, sources, lang, band = '6-8', children }: HowSureProps) {
  const { t } = useTranslation('lesson');
  const { name, meaning } = useEvidenceWords(band)(label);
  return (
    <details className="how-sure">
      <summary>
        <EvidenceChip kind={label} label={name} /> <span>{t('sources.title')}</span>
      </summary>
      <p>{meaning}</p>
      {children}
      <SourceList sources={sources} lang={lang} />
    </details>
  );
}
