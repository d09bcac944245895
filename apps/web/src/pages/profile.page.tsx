import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangePinForm } from '../features/accounts/change-pin-form.tsx';
import { DeviceList } from '../features/accounts/device-list.tsx';
import { PreferencesForm } from '../features/accounts/preferences-form.tsx';
import { ProfileDetails } from '../features/accounts/profile-details.tsx';
import { useSession } from '../features/accounts/session.ts';
import { buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { PageHeader } from '../ui/page-header.tsx';

function Part({
  id,
  title,
  lead,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}) {
  return (
    <Card as="section" aria-labelledby={id} className="grid content-start gap-5">
      <div>
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <p className="text-mute">{lead}</p>
      </div>
      {children}
    </Card>
  );
}

function OwnData() {
  const { t } = useTranslation();
  return (
    <p>
      <a className={buttonClass({ variant: 'secondary' })} href="/api/accounts/export" download>
        {t('auth:profile.export')}
      </a>
    </p>
  );
}

/** One's own account: details, PIN, devices, language and theme, and everything that is kept, to take away. */
export function Page() {
  const { t } = useTranslation();
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="page pb-16">
      <PageHeader
        title={t('auth:profile.title')}
        eyebrow={t(`role.${user.role}`)}
        lead={t('auth:profile.lead', { name: user.sacredId ?? user.email ?? user.name })}
      />
      <div className="grid gap-6 lg:grid-cols-2">
        <Part id="details" title={t('auth:profile.details')} lead={t('auth:profile.detailsLead')}>
          <ProfileDetails key={user.id} user={user} />
        </Part>
        <Part id="pin" title={t('auth:profile.pin')} lead={t('auth:profile.pinLead')}>
          <ChangePinForm user={user} />
        </Part>
        <Part id="devices" title={t('auth:devices.title')} lead={t('auth:devices.lead')}>
          <DeviceList />
        </Part>
        <Part id="look" title={t('auth:profile.look')} lead={t('auth:profile.lookLead')}>
          <PreferencesForm />
        </Part>
        <Part id="data" title={t('auth:profile.data')} lead={t('auth:profile.dataLead')}>
          <OwnData />
        </Part>
      </div>
    </div>
  );
}
