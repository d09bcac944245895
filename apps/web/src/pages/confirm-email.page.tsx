import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ConfirmEmail } from '../features/accounts/confirm-email.tsx';
import { PageHeader } from '../ui/page-header.tsx';

/** `/confirm-email`: the link of the letter that asks whether an address is right; answered without signing in. */
export function Page() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  return (
    <div className="page pb-16">
      <PageHeader title={t('confirmEmail.title')} lead={t('confirmEmail.lead')} />
      <ConfirmEmail token={search.get('token')} />
    </div>
  );
}
