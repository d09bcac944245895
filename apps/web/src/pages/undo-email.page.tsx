import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { UndoEmail } from '../features/accounts/undo-email.tsx';
import { PageHeader } from '../ui/page-header.tsx';

/** `/undo-email`: the link mailed to an account's old address when another was given; answered without signing in. */
export function Page() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  return (
    <div className="page pb-16">
      <PageHeader title={t('undoEmail.title')} lead={t('undoEmail.lead')} />
      <UndoEmail token={search.get('token')} />
    </div>
  );
}
