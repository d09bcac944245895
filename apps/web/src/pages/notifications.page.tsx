import { useTranslation } from 'react-i18next';
import { densityFor } from '../features/rooms/room-settings.ts';
import { AddressState } from '../features/accounts/address-state.tsx';
import { useSession } from '../features/accounts/session.ts';
import { NoticesRoom } from '../features/messaging/notices-room.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeader } from '../ui/page-header.tsx';

/** `/notifications`, and `/dashboard/parent/notifications`: what happened for somebody, and what they want to hear of. */
export function Page() {
  const { t } = useTranslation('messages');
  const { user } = useSession();
  if (user === null) return null;
  const { role, ageGroup } = user;
  const lead = role === 'student' ? t('notice.leadOfChild') : t('notice.lead');
  return (
    <div className="page pb-16" {...(ageGroup ? { 'data-density': densityFor(ageGroup) } : {})}>
      <PageHeader
        title={t('notice.title')}
        lead={lead}
        actions={
          <LinkButton
            to={role === 'parent' ? '/dashboard/parent/messages' : '/dashboard/messages'}
            variant="secondary"
          >
            {t('room.title')}
          </LinkButton>
        }
      />
      <NoticesRoom role={role} address={<AddressState user={user} withWay />} />
    </div>
  );
}
