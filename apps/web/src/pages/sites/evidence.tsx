import type { Statement } from '@ori/contracts/heritage';
import type { Locale } from '@ori/contracts/locale';
import { useTranslation } from 'react-i18next';
import { useEvidenceWords } from '../../features/heritage/evidence-words.ts';
import { SourceList } from '../../features/heritage/source-list.tsx';
import { EvidenceChip } from '../../ui/evidence-chip.tsx';

interface EvidenceProps {
  readonly statement: Pick<Statement, 'label' | 'sources'>;
  readonly lang: Locale;
}

/** How sure we are; opened, what that means and what it rests on. */
export function Evidence({ statement, lang }: EvidenceProps) {
  const { t } = useTranslation('lesson');
  const { name, meaning } = useEvidenceWords('6-8')(statement.label);
  return (
    <details className="site-evidence">
      <summary>
        <EvidenceChip kind={statement.label} label={name} />
        <span>{t('sources.title')}</span>
      </summary>
      <p>{meaning}</p>
      <SourceList sources={statement.sources} lang={lang} />
    </details>
  );
}
