import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { Unsubscribe } from '../features/messaging/unsubscribe.tsx';
import { PageHeader } from '../ui/page-header.tsx';

/** `/unsubscribe`: the link at the foot of a letter; ends the letters without signing in. */
export function Page() {
  const { t } = useTranslation('messages');
  const [search] = useSearchParams();
  return (
    <div className="page pb-16">
      <PageHeader title={t('unsubscribe.title')} lead={t('unsubscribe.lead')} />
      <Unsubscribe token={search.get('token')} />
      <p className="mt-8">
        <Link to="/notifications">{t('unsubscribe.choose')}</Link>
      </p>
    </div>
  );
}
