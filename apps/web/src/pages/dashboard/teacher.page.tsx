import { ROOM_PARTS } from '@ori/contracts/preference-names';
import { inChosenOrder } from '@ori/core/teaching/usual-teaching';
import { useTranslation } from 'react-i18next';
import { AddressLine } from '../../features/accounts/address-line.tsx';
import { useSession } from '../../features/accounts/session.ts';
import { RoomView } from '../../features/classrooms/room-view.tsx';
import { TeacherNav } from '../../features/classrooms/teacher-nav.tsx';
import { TeacherShelf } from '../../features/teacher/teacher-shelf.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

/** `/dashboard/teacher`: whom one teaches at a glance. */
export function Page() {
  const { t } = useTranslation('classroom');
  const { user } = useSession();
  return (
    <div className="page pb-16">
      <AddressLine />
      <PageHeader title={t('room.title')} lead={t('room.lead')} />
      <div className="grid gap-8">
        <TeacherNav />
        <RoomView order={inChosenOrder(ROOM_PARTS, user?.preferences ?? {})} />
        <TeacherShelf />
      </div>
    </div>
  );
}
