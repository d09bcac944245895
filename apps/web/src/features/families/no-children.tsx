import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** A family without a child in use: how to add one, where those are that were taken away, and how to begin. */
export function NoChildren() {
  const { t } = useTranslation('dashboard');
  const actions = (
    <>
      <LinkButton to="/dashboard/parent/children/add">{t('family.add')}</LinkButton>
      <LinkButton to="/dashboard/parent/children" variant="secondary">
        {t('family.manage')}
      </LinkButton>
      <LinkButton to="/dashboard/parent/resources" variant="quiet">
        {t('family.guides')}
      </LinkButton>
    </>
  );
  return <EmptyState title={t('family.nobody')} text={t('family.nobodyText')} actions={actions} />;
}
