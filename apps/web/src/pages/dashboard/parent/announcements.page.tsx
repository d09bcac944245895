import { useTranslation } from 'react-i18next';
import { AnnouncementBoard } from '../../../features/messaging/announcement-board.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';

/** `/dashboard/parent/announcements`: what teachers said to their families, and the academy to all. */
export function Page() {
  const { t } = useTranslation('messages');
  const teachers = (
    <LinkButton to="/dashboard/parent/teachers" variant="secondary">
      {t('room.teachers')}
    </LinkButton>
  );
  return (
    <div className="page grid justify-items-start gap-8 pb-16">
      <PageHeader title={t('announcement.title')} lead={t('announcement.lead')} />
      <AnnouncementBoard
        nothing={
          <EmptyState title={t('announcement.none')} text={t('announcement.noneText')} actions={teachers} />
        }
      />
    </div>
  );
}
