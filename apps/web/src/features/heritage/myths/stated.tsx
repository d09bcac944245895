import type { Statement } from '@ori/contracts/heritage';
import { useTranslation } from 'react-i18next';
import { EvidenceChip } from '../../../ui/evidence-chip.tsx';
import { useEvidenceWords } from '../evidence-words.ts';
import { SourceList } from '../source-list.tsx';

/** A statement with its label; the label opens what it rests on, without any script. */
export function Stated({ statement }: { readonly statement: Statement }) {
  const { name, meaning } = useEvidenceWords('9-12')(statement.label);
  const { t } = useTranslation('lesson');
  return (
    <div className="myth-stated" id={statement.claimId}>
      <p>{statement.text}</p>
      <details>
        <summary>
          <EvidenceChip kind={statement.label} label={name} />
          <span className="sr-only">{t('sources.title')}</span>
        </summary>
        <p className="text-sm text-mute">{meaning}</p>
        <SourceList sources={statement.sources} />
      </details>
    </div>
  );
}
