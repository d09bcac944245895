import type { LedgerClaim } from '@ori/contracts/heritage';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ClaimCard } from './claim-card.tsx';
import { useLedgerAddress } from './use-ledger-address.ts';

/** The one claim an address names, taken out of its drawer. */
export function ChosenClaim({ claim }: { readonly claim: LedgerClaim | null }) {
  const { t } = useTranslation('ledger');
  const { to } = useLedgerAddress();
  return (
    <section id="claim" className="page chosen-claim" aria-label={t('ledger.chosen')}>
      {claim === null ? <p role="status">{t('ledger.missing')}</p> : <ClaimCard claim={claim} alone />}
      <p>
        <Link to={to({})}>{t('ledger.backToAll')}</Link>
      </p>
    </section>
  );
}
