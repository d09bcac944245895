import type { Announcement, AnnouncementInput, AnnouncementsAnswer } from '@ori/contracts/messaging';
import type { Result } from '@ori/contracts/result';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { answered } from '../../lib/answered.ts';
import type { Failure } from '../../lib/failure.ts';
import { rest } from '../../lib/rest.ts';

const ANNOUNCEMENTS = ['announcements'] as const;

/** What was said to many and reaches this person, the newest page first. */
export function useAnnouncements() {
  return useInfiniteQuery({
    queryKey: ANNOUNCEMENTS,
    queryFn: ({ signal, pageParam }) => {
      const query = pageParam === null ? '' : `?cursor=${encodeURIComponent(pageParam)}`;
      return answered(rest<AnnouncementsAnswer>('GET', `/api/announcements${query}`, undefined, { signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnWindowFocus: false,
    retry: 1,
  });
}

/** Fetches them anew after one was said or taken back. */
export function useAnnouncementsChanged(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: ANNOUNCEMENTS });
}

export function publish(input: AnnouncementInput): Promise<Result<Announcement, Failure>> {
  return rest<Announcement>('POST', '/api/announcements', input);
}

export function useWithdrawAnnouncement(id: string) {
  const changed = useAnnouncementsChanged();
  return useMutation({
    mutationFn: () =>
      answered(rest<Announcement>('POST', `/api/announcements/${encodeURIComponent(id)}/withdraw`)),
    onSuccess: changed,
  });
}

/** Tells which were read; they stay marked as new while they are looked at. */
export function useMarkAnnouncementsRead() {
  return useMutation({
    mutationFn: (ids: readonly string[]) =>
      answered(rest<{ success: true }>('POST', '/api/announcements/read', { ids })),
  });
}
