import { useTranslation } from 'react-i18next';
import { useSession } from '../../features/accounts/session.ts';
import { DownloadsRoom } from '../../features/downloads/downloads-room.tsx';
import { densityFor } from '../../features/rooms/room-settings.ts';
import { PageHeader } from '../../ui/page-header.tsx';

/** `/resources/premium`: planners and posters for everybody signed in; a child reads of no plan and no price. */
export function Page() {
  const { t } = useTranslation('resources');
  const { user } = useSession();
  if (user === null) return null;
  const { role, ageGroup } = user;
  return (
    <div className="page pb-16" {...(ageGroup ? { 'data-density': densityFor(ageGroup) } : {})}>
      <PageHeader
        eyebrow={t('premium.eyebrow')}
        title={t('premium.title')}
        lead={role === 'student' ? t('premium.leadOfChild') : t('premium.lead')}
      />
      <DownloadsRoom />
      <p className="max-w-prose pt-10 text-sm text-mute">{t('premium.sources')}</p>
    </div>
  );
}
