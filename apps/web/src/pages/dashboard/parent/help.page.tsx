import { useTranslation } from 'react-i18next';
import { FamilyHelp } from '../../../features/family-help/family-help.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';

/** `/dashboard/parent/help`: what a parent asks, answered from the rooms themselves. */
export function Page() {
  const { t } = useTranslation('guide');
  return (
    <div className="page pb-16">
      <PageHeader title={t('title')} lead={t('lead')} />
      <FamilyHelp />
      <div className="mt-10 flex flex-wrap items-center gap-5 rounded-card border border-line bg-night-2 p-6">
        <p className="flex-1 text-lg">{t('still')}</p>
        <LinkButton to="/contact" variant="secondary">
          {t('write')}
        </LinkButton>
        <LinkButton to="/help" variant="quiet">
          {t('general')}
        </LinkButton>
      </div>
    </div>
  );
}
