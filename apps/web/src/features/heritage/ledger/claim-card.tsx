import type { LedgerClaim } from '@ori/contracts/heritage';
import { colon } from '@ori/core/words/colon';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EvidenceChip } from '../../../ui/evidence-chip.tsx';
import { useEvidenceWords } from '../evidence-words.ts';
import { ClaimBody } from './claim-body.tsx';
import { useLedgerAddress } from './use-ledger-address.ts';

interface ClaimCardProps {
  readonly claim: LedgerClaim;
  /** Shown by itself, with everything open. */
  readonly alone?: boolean;
}

function Head({ claim, alone }: Required<ClaimCardProps>) {
  const { t } = useTranslation('ledger');
  const facts = [t(`ledger.one.${claim.kind}`), claim.cultureName].filter((fact) => fact !== null);
  const Title = alone ? 'h2' : 'h3';
  return (
    <>
      <p className="claim-facts">
        <span>{facts.join(' · ')}</span>
        {claim.date !== null && <span lang={claim.lang}>{claim.date}</span>}
      </p>
      <Title lang={claim.lang}>{claim.title}</Title>
    </>
  );
}

/** A claim as a card of the archive. */
export function ClaimCard({ claim, alone = false }: ClaimCardProps) {
  const { t, i18n } = useTranslation('ledger');
  const { name } = useEvidenceWords('adult')(claim.label);
  const { to } = useLedgerAddress();
  return (
    <article className="claim-card" data-evidence={claim.label} data-alone={alone || undefined}>
      <p className="claim-tab">
        <EvidenceChip kind={claim.label} label={name} />
      </p>
      <Head claim={claim} alone={alone} />
      <p lang={claim.lang}>{claim.text}</p>
      <details open={alone}>
        <summary>{t('ledger.behind', { sources: claim.sources.length })}</summary>
        <ClaimBody claim={claim} />
      </details>
      {!alone && (
        <Link className="claim-address" to={to({ claim: claim.id })}>
          <span className="sr-only">{t('ledger.address') + colon(i18n.language)}</span>
          {claim.id}
        </Link>
      )}
    </article>
  );
}
