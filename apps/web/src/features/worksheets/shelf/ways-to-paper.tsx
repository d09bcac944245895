import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button.tsx';

/** The ways to something printed: a sheet of one's own, a ready one, or paper to write on. */
export function WaysToPaper({ makes }: { readonly makes: boolean }) {
  const { t } = useTranslation('worksheets');
  return (
    <>
      {makes && <LinkButton to="/worksheets/create">{t('ways.make')}</LinkButton>}
      <LinkButton to="/worksheets" variant="secondary">
        {t('ways.ready')}
      </LinkButton>
      <LinkButton to="/print-tools" variant="secondary">
        {t('ways.papers')}
      </LinkButton>
    </>
  );
}
