import type { ClaimsAnswer } from '@ori/contracts/heritage';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ClaimCard } from './claim-card.tsx';
import { LedgerForm } from './ledger-form.tsx';
import { LedgerPages } from './ledger-pages.tsx';
import { useLedgerAddress } from './use-ledger-address.ts';

/** The whole ledger, a page of cards at a time. */
export function LedgerList({ ledger }: { readonly ledger: ClaimsAnswer }) {
  const { t, i18n } = useTranslation('ledger');
  const { to } = useLedgerAddress();
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <section aria-labelledby="ledger" className="page grid gap-6">
      <h2 id="ledger" className="text-3xl">
        {t('ledger.title')}
      </h2>
      <p className="max-w-prose text-mute">{t('ledger.lead')}</p>
      <LedgerForm ledger={ledger} />
      <p role="status">
        {t('ledger.found', { total: number.format(ledger.total), all: number.format(ledger.all) })}
      </p>
      {ledger.total === 0 && (
        <p>
          {t('ledger.none')} <Link to={to({})}>{t('ledger.filter.clear')}</Link>
        </p>
      )}
      <div className="claim-cards">
        {ledger.claims.map((claim) => (
          <ClaimCard key={claim.id} claim={claim} />
        ))}
      </div>
      <LedgerPages ledger={ledger} />
    </section>
  );
}
