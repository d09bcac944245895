import type { Lesson } from '@ori/contracts/content';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EvidenceChip } from '../../ui/evidence-chip.tsx';
import { useEvidenceWords } from './evidence-words.ts';
import { sheetIdOf } from './mark-claims.ts';
import { SourceList } from './source-list.tsx';

export interface ClaimSheetsProps {
  readonly lesson: Lesson;
}

/** A sheet for each claim: the sentence, how sure we are, what it rests on. Opened by the marks in the text. */
export function ClaimSheetList({ lesson }: ClaimSheetsProps) {
  const { t } = useTranslation('lesson');
  const wordsOf = useEvidenceWords(lesson.band);
  return lesson.claims.map((claim) => {
    const { name, meaning } = wordsOf(claim.label);
    const id = sheetIdOf(claim.id);
    return (
      <div key={claim.id} id={id} popover="auto" role="dialog" aria-label={name} className="claim-sheet">
        <div className="flex items-start justify-between gap-3">
          <EvidenceChip kind={claim.label} label={name} />
          <button
            type="button"
            className="icon-btn"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={t('sources.close')}
          >
            <X size={20} aria-hidden="true" />
          </button>
        </div>
        <p className="font-bold">{meaning}</p>
        <p lang={lesson.locale}>{claim.text}</p>
        <p className="eyebrow">{t('sources.title')}</p>
        <SourceList sources={claim.sources} lang={lesson.locale} />
      </div>
    );
  });
}
