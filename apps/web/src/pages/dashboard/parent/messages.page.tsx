import { useTranslation } from 'react-i18next';
import { NoChildren } from '../../../features/families/no-children.tsx';
import { MessagesRoom } from '../../../features/messaging/messages-room.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';

/** `/dashboard/parent/messages`: what the family and its teachers write to each other. */
export function Page() {
  const { t } = useTranslation('messages');
  return (
    <div className="page pb-16">
      <PageHeader
        title={t('room.title')}
        lead={t('room.lead')}
        actions={
          <LinkButton to="/dashboard/parent/teachers" variant="secondary">
            {t('room.teachers')}
          </LinkButton>
        }
      />
      <MessagesRoom nobody={<NoChildren />} />
    </div>
  );
}
