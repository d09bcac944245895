import type { ContestedView } from '@ori/contracts/heritage';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EvidenceChip } from '../../../ui/evidence-chip.tsx';
import { useEvidenceWords } from '../evidence-words.ts';
import { SourceList } from '../source-list.tsx';
import { useLedgerAddress } from './use-ledger-address.ts';

/** What the product says on things that are argued about. */
export function ContestedList({ claims }: { readonly claims: readonly ContestedView[] }) {
  const { t } = useTranslation('ledger');
  const wordsOf = useEvidenceWords('adult');
  const { to } = useLedgerAddress();
  return (
    <div className="contested">
      {claims.map(({ id, title, lang, text, label, sources, dissent }) => (
        <details key={id} data-evidence={label}>
          <summary>
            <span lang={lang}>{title}</span>
            <EvidenceChip kind={label} label={wordsOf(label).name} />
          </summary>
          <p lang={lang}>
            {text} {dissent}
          </p>
          <SourceList sources={sources} lang={lang} />
          <p>
            <Link to={to({ claim: id })}>{t('ledger.address')}</Link>
          </p>
        </details>
      ))}
    </div>
  );
}
