import type { ElementsClaim } from '@ori/contracts/elements';
import { useTranslation } from 'react-i18next';
import { useEvidenceWords } from '../../../features/heritage/evidence-words.ts';
import { SourceList } from '../../../features/heritage/source-list.tsx';
import { EvidenceChip } from '../../../ui/evidence-chip.tsx';

/** A claim as it is told: its sentence, how sure we are, and the sources behind a press. */
export function ToldClaim({ claim }: { readonly claim: ElementsClaim }) {
  const { t } = useTranslation('lesson');
  const label = useEvidenceWords('6-8')(claim.label);
  return (
    <div className="kemet-claim" id={claim.id}>
      <p lang={claim.lang}>{claim.text}</p>
      <details>
        <summary>
          <EvidenceChip kind={claim.label} label={label.name} /> <span>{t('sources.title')}</span>
        </summary>
        <p className="text-sm text-mute">{label.meaning}</p>
        <SourceList sources={claim.sources} lang="en" />
      </details>
    </div>
  );
}
