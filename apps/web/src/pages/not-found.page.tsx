import { useTranslation } from 'react-i18next';
import { EmptyState } from '../ui/feedback/states.tsx';
import { LinkButton } from '../ui/link-button.tsx';

/** What an unknown path shows (spec §2). */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <div className="page py-16">
      <EmptyState
        level={1}
        title={t('notFound.title')}
        text={t('notFound.message')}
        actions={
          <>
            <LinkButton to="/">{t('notFound.home')}</LinkButton>
            <LinkButton to="/help" variant="secondary">
              {t('notFound.help')}
            </LinkButton>
          </>
        }
      />
    </div>
  );
}
