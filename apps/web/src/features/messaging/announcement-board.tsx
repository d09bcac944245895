import type { Announcement } from '@ori/contracts/messaging';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lib/loaded.tsx';
import { MorePages } from '../../lib/more-pages.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { AnnouncementItem } from './announcement-item.tsx';
import { useAnnouncements, useMarkAnnouncementsRead } from './announcements.queries.ts';
import './announcements.css';

/** What is on the board has been read once it was shown. */
function useRead(shown: readonly Announcement[]): void {
  const { mutate } = useMarkAnnouncementsRead();
  const told = useRef(new Set<string>());
  useEffect(() => {
    const fresh = shown.filter(({ id, isRead }) => !isRead && !told.current.has(id)).map(({ id }) => id);
    if (fresh.length === 0) return;
    for (const id of fresh) told.current.add(id);
    mutate(fresh);
  }, [shown, mutate]);
}

function Board({ shown }: { readonly shown: readonly Announcement[] }) {
  useRead(shown);
  return (
    <ul className="announcement-board">
      {shown.map((said) => (
        <AnnouncementItem key={said.id} said={said} />
      ))}
    </ul>
  );
}

/** Everything that was said to many and reaches this person; `nothing` stands there while that is nothing. */
export function AnnouncementBoard({ nothing }: { readonly nothing: ReactNode }) {
  const { t } = useTranslation('messages');
  const query = useAnnouncements();
  return (
    <Loaded query={query} waiting={<SkeletonText lines={6} label={t('announcement.loading')} />}>
      {({ pages }) => {
        const shown = pages.flatMap(({ announcements }) => announcements);
        if (shown.length === 0) return nothing;
        return (
          <>
            <Board shown={shown} />
            <MorePages query={query} label={t('announcement.earlier')} />
          </>
        );
      }}
    </Loaded>
  );
}
