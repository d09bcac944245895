import { useTranslation } from 'react-i18next';
import { NewPinFields } from '../../../features/accounts/new-pin-fields.tsx';
import { PictureKey } from '../../../features/accounts/picture-key.tsx';
import { useSession } from '../../../features/accounts/session.ts';
import { ConsentRenewal } from '../../../features/families/consent-renewal.tsx';
import { ChildrenList } from '../../../features/families/children-list.tsx';
import { RemovedChildren } from '../../../features/families/removed-children.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';

/** A parent's children: details, sign-in, consent, removal. */
export function Page() {
  const { t } = useTranslation('dashboard');
  const { user } = useSession();
  return (
    <div className="page pb-16">
      <PageHeader
        trail={
          <Breadcrumbs
            label={t('trail')}
            items={[{ label: t('family.short'), to: '/dashboard/parent' }, { label: t('children.title') }]}
          />
        }
        title={t('children.title')}
        lead={t('children.lead')}
        actions={<LinkButton to="/dashboard/parent/children/add">{t('family.add')}</LinkButton>}
      />
      <ConsentRenewal className="mb-8" />
      <ChildrenList PinFields={NewPinFields} Pictures={PictureKey} hasPin={user?.sacredId !== null} />
      <RemovedChildren />
    </div>
  );
}
