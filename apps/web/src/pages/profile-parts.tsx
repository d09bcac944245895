import type { User } from '@ori/contracts/accounts';
import { mayHaveAuthenticator } from '@ori/core/accounts/authenticator';
import { mayHavePasskeys } from '@ori/core/accounts/passkeys';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthenticatorPart } from '../features/accounts/authenticator/authenticator-part.tsx';
import { AddressState } from '../features/accounts/address-state.tsx';
import { ChangePinForm } from '../features/accounts/change-pin-form.tsx';
import { CountryForm } from '../features/accounts/country-form.tsx';
import { DeviceList } from '../features/accounts/device-list.tsx';
import { PasskeyList } from '../features/accounts/passkey-list.tsx';
import { PreferencesForm } from '../features/accounts/preferences-form.tsx';
import { ProfileDetails } from '../features/accounts/profile-details.tsx';
import { Card } from '../ui/card.tsx';

interface ProfilePartProps {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A part of a profile: its name, what it is for, what can be done. */
export function ProfilePart({ id, title, lead, children }: ProfilePartProps) {
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

interface ProfilePartsProps {
  readonly user: User;
  /** Stands last, as parts of its own. */
  readonly children: ReactNode;
}

/** One's own account: details, PIN, passkeys, authenticator app, devices, language and theme. */
export function ProfileParts({ user, children }: ProfilePartsProps) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <ProfilePart id="details" title={t('auth:profile.details')} lead={t('auth:profile.detailsLead')}>
        <ProfileDetails key={user.id} user={user} />
        <AddressState user={user} />
        <CountryForm key={`country of ${user.id}`} user={user} />
      </ProfilePart>
      <ProfilePart id="pin" title={t('auth:profile.pin')} lead={t('auth:profile.pinLead')}>
        <ChangePinForm user={user} />
      </ProfilePart>
      {mayHavePasskeys(user.role) && (
        <ProfilePart id="passkeys" title={t('passkeys:title')} lead={t('passkeys:lead')}>
          <PasskeyList key={user.id} user={user} />
        </ProfilePart>
      )}
      {mayHaveAuthenticator(user.role) && (
        <ProfilePart id="authenticator" title={t('authenticator:title')} lead={t('authenticator:lead')}>
          <AuthenticatorPart key={user.id} user={user} />
        </ProfilePart>
      )}
      <ProfilePart id="devices" title={t('auth:devices.title')} lead={t('auth:devices.lead')}>
        <DeviceList />
      </ProfilePart>
      <ProfilePart id="look" title={t('auth:profile.look')} lead={t('auth:profile.lookLead')}>
        <PreferencesForm />
      </ProfilePart>
      {children}
    </div>
  );
}
