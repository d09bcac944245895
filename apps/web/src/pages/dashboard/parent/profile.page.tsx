import { useTranslation } from 'react-i18next';
import { useSession } from '../../../features/accounts/session.ts';
import { TimeZoneForm } from '../../../features/accounts/time-zone-form.tsx';
import { useChildren } from '../../../features/families/families.queries.ts';
import { moveChildren } from '../../../features/families/move-children.ts';
import { Loaded } from '../../../lib/loaded.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ProfilePart, ProfileParts } from '../../profile-parts.tsx';

/** `/dashboard/parent/profile`: a parent's own data, secret, devices, language and clock. */
export function Page() {
  const { t } = useTranslation('privacy');
  const { user } = useSession();
  const children = useChildren();
  if (!user) return null;
  return (
    <div className="page pb-16">
      <PageHeader
        title={t('auth:profile.title')}
        lead={t('auth:profile.lead', { name: user.sacredId ?? user.email ?? user.name })}
      />
      <ProfileParts user={user}>
        <ProfilePart id="zone" title={t('zone.title')} lead={t('zone.lead')}>
          {/* A clock saved before the children are known would leave them behind. */}
          <Loaded query={children} waiting={<Skeleton className="h-48 w-full" />} level={3}>
            {({ children: family }) => {
              const ids = family.map(({ id }) => id);
              const move = (zone: string) => moveChildren(ids, zone);
              return <TimeZoneForm user={user} moveChildren={ids.length > 0 ? move : undefined} />;
            }}
          </Loaded>
        </ProfilePart>
        <ProfilePart id="rights" title={t('rights.title')} lead={t('rights.lead')}>
          <p className="flex flex-wrap gap-3">
            <LinkButton to="/dashboard/parent/privacy#copy" variant="secondary">
              {t('part.copy')}
            </LinkButton>
            <LinkButton to="/dashboard/parent/privacy#deletion" variant="secondary">
              {t('part.deletion')}
            </LinkButton>
          </p>
        </ProfilePart>
      </ProfileParts>
    </div>
  );
}
