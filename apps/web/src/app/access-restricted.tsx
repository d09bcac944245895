import { homeOfButton } from '@ori/core/access/home-of';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../ui/feedback/states.tsx';
import { LinkButton } from '../ui/link-button.tsx';

interface Props {
  readonly required: readonly string[];
  readonly role: string;
}

/** Signed in, but this page is for others (spec §6): who may, who you are, and the way home. */
export function AccessRestricted({ required, role }: Props) {
  const { t } = useTranslation();
  const roles = required.map((name) => t(`role.${name}`)).join(` ${t('restricted.or')} `);
  return (
    <div className="page py-16">
      <EmptyState
        level={1}
        title={t('restricted.title')}
        text={
          <>
            {t('restricted.message', { roles })}
            <br />
            {t('restricted.current', { role: t(`role.${role}`) })}
          </>
        }
        actions={<LinkButton to={homeOfButton(role)}>{t('restricted.home')}</LinkButton>}
      />
    </div>
  );
}
