import type { Statement } from '@ori/contracts/heritage';
import type { Locale } from '@ori/contracts/locale';
import { useTranslation } from 'react-i18next';
import { useEvidenceWords } from '../../features/heritage/evidence-words.ts';
import { SourceList } from '../../features/heritage/source-list.tsx';
import { EvidenceChip } from '../../ui/evidence-chip.tsx';

interface EvidenceProps {
  readonly statement: Statement;
  readonly lang: Locale;
  /** Whether the statement itself is told here, since it does not stand above. */
  readonly isTold?: boolean;
}

/** How sure a statement is; opened, what that means and what it rests on. */
export function Evidence({ statement, lang, isTold = false }: EvidenceProps) {
  const { t } = useTranslation('lesson');
  const { name, meaning } = useEvidenceWords('6-8')(statement.label);
  return (
    <details className="geo-evidence">
      <summary>
        <EvidenceChip kind={statement.label} label={name} />
        <span>{t('sources.title')}</span>
      </summary>
      <p>{meaning}</p>
      {isTold && <p lang={lang}>{statement.text}</p>}
      <SourceList sources={statement.sources} lang={lang} />
    </details>
  );
}
