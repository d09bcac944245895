import { useTranslation } from 'react-i18next';
import { TeachersRoom } from '../../../features/messaging/teachers-room.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ChildrenOrOne } from './children-or-one.tsx';

/** `/dashboard/parent/teachers`: whom a parent lets teach which child, what they see, and how it ends. */
export function Page() {
  const { t } = useTranslation('messages');
  return (
    <div className="page pb-16">
      <PageHeader title={t('teachers.title')} lead={t('teachers.lead')} />
      <ChildrenOrOne>{({ shown }, family) => <TeachersRoom family={family} shown={shown} />}</ChildrenOrOne>
    </div>
  );
}
