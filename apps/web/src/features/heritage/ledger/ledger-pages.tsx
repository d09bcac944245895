import type { ClaimsAnswer } from '@ori/contracts/heritage';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useLedgerAddress } from './use-ledger-address.ts';

/** The way to the cards before and after these. */
export function LedgerPages({ ledger: { total, first, offset } }: { readonly ledger: ClaimsAnswer }) {
  const { t } = useTranslation('ledger');
  const { asked, to } = useLedgerAddress();
  if (total <= first && offset === 0) return null;
  const before = Math.max(0, offset - first);
  const after = offset + first;
  const at = (place: number): string => to({ ...asked, claim: '', offset: place });
  return (
    <nav className="ledger-pages" aria-label={t('ledger.pages.name')}>
      {offset > 0 && (
        <LinkButton variant="secondary" to={at(before)} rel="prev">
          {t('ledger.pages.before')}
        </LinkButton>
      )}
      <p>
        {t('ledger.pages.place', {
          page: Math.floor(offset / first) + 1,
          pages: Math.max(1, Math.ceil(total / first)),
        })}
      </p>
      {after < total && (
        <LinkButton variant="secondary" to={at(after)} rel="next">
          {t('ledger.pages.after')}
        </LinkButton>
      )}
    </nav>
  );
}
