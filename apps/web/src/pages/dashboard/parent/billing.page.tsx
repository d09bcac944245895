import { useTranslation } from 'react-i18next';
import { PlanDesk } from '../../../features/billing/plan-desk.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';

/** `/dashboard/parent/billing`: the family's plan, its places, its receipts, and the way out. */
export function Page() {
  const { t } = useTranslation('billing');
  const trail = [{ label: t('dashboard:family.short'), to: '/dashboard/parent' }, { label: t('title') }];
  return (
    <div className="page pb-16">
      <PageHeader
        trail={<Breadcrumbs label={t('dashboard:trail')} items={trail} />}
        title={t('title')}
        lead={t('lead')}
      />
      <PlanDesk payer="parent" />
    </div>
  );
}
