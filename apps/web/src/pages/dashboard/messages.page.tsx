import type { User } from '@ori/contracts/accounts';
import type { TaughtChild } from '@ori/contracts/messaging';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSession } from '../../features/accounts/session.ts';
import { AnnouncementBoard } from '../../features/messaging/announcement-board.tsx';
import { AnnouncementForm } from '../../features/messaging/announcement-form.tsx';
import { MessagesRoom } from '../../features/messaging/messages-room.tsx';
import { PART_PARAM, RoomParts } from '../../features/messaging/room-parts.tsx';
import { StillLearningContext } from '../../features/messaging/still-learning.ts';
import { AskedRoom, TaughtRoom } from '../../features/messaging/teaching-room.tsx';
import { densityFor } from '../../features/rooms/room-settings.ts';
import { loadWithRetry } from '../../lib/lazy-load.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

/** Ages at which words are read aloud, and a few stand ready to be pressed. */
const STILL_LEARNING: readonly string[] = ['k2', 'elementary'];

/** Fetched only when a teacher looks. */
const ChildProgress = lazy(async () => ({
  default: (await loadWithRetry(() => import('../../features/progress/child-progress.tsx'))).ChildProgress,
}));

const progressOf = ({ childId, childName }: TaughtChild) => (
  <Suspense fallback={<Skeleton className="h-60 w-full" />}>
    <ChildProgress child={{ id: childId, firstName: childName }} isTaught />
  </Suspense>
);

function Threads({ role }: Pick<User, 'role'>) {
  const { t } = useTranslation('messages');
  const why = role === 'teacher' ? t('room.noFamily') : t('room.nobodyText');
  return (
    <>
      {role === 'teacher' && <AskedRoom />}
      <MessagesRoom nobody={<EmptyState title={t('room.nobody')} text={why} />} />
      {role === 'teacher' && <TaughtRoom progressOf={progressOf} />}
    </>
  );
}

function Announcements({ role }: Pick<User, 'role'>) {
  const { t } = useTranslation('messages');
  return (
    <div className="grid items-start gap-10">
      {(role === 'teacher' || role === 'admin') && <AnnouncementForm role={role} />}
      <AnnouncementBoard
        nothing={<EmptyState title={t('announcement.none')} text={t('announcement.noneHere')} />}
      />
    </div>
  );
}

/** `/dashboard/messages`: the room of learners, teachers and admins for what is written and announced. */
export function Page() {
  const { t } = useTranslation('messages');
  const { user } = useSession();
  const [search] = useSearchParams();
  if (user === null) return null;
  const { role, ageGroup } = user;
  const isOfAdmin = role === 'admin';
  const reader = ageGroup === 'adult' ? ageGroup : role;
  const part = isOfAdmin || search.get(PART_PARAM) === 'announcements' ? 'announcements' : 'threads';
  return (
    <div
      className="page grid gap-8 pb-16"
      {...(ageGroup === null ? {} : { 'data-density': densityFor(ageGroup) })}
    >
      <PageHeader title={t('room.title')} lead={t(`room.leadOf.${reader}`)} />
      {!isOfAdmin && <RoomParts open={part} />}
      <StillLearningContext value={ageGroup !== null && STILL_LEARNING.includes(ageGroup)}>
        {part === 'announcements' ? <Announcements role={role} /> : <Threads role={role} />}
      </StillLearningContext>
    </div>
  );
}
