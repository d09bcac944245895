import type { NoticeChoices, NoticeChoicesInput, NoticesAnswer } from '@ori/contracts/notifications';
import type { Result } from '@ori/contracts/result';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered } from '../../lib/answered.ts';
import type { Failure } from '../../lib/failure.ts';
import { rest } from '../../lib/rest.ts';

/** What somebody hears of; the list and the count at the bell. */
export const NOTICES = ['notices'] as const;
const CHOICES = ['notice-choices'] as const;
const CATCH_UP_MS = 60_000;

const askNotices = (signal: AbortSignal) =>
  answered(rest<NoticesAnswer>('GET', '/api/notifications', undefined, { signal }));

/** The list, as it stood when the page was opened: what is new stays marked while it is looked at. */
export function useNotices() {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: [...NOTICES, 'list', i18n.language],
    queryFn: ({ signal }) => askNotices(signal),
    refetchOnWindowFocus: false,
    retry: 1,
  });
}

/** How many are new; asked again every minute while the page is in sight. */
export function useUnseen() {
  return useQuery({
    queryKey: [...NOTICES, 'unseen'],
    queryFn: async ({ signal }) => (await askNotices(signal)).unseen,
    meta: { follows: ['lessons', 'given', 'alerts', 'kim'] },
    refetchInterval: CATCH_UP_MS,
    retry: 1,
  });
}

export function useMarkSeen() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (upTo: string) =>
      answered(rest<{ success: true }>('POST', '/api/notifications/seen', { upTo })),
    onSuccess: () => void client.invalidateQueries({ queryKey: [...NOTICES, 'unseen'] }),
  });
}

export function useNoticeChoices() {
  return useQuery({
    queryKey: CHOICES,
    queryFn: ({ signal }) =>
      answered(rest<NoticeChoices>('GET', '/api/notifications/choices', undefined, { signal })),
    retry: 1,
  });
}

export function chooseNotices(input: NoticeChoicesInput): Promise<Result<NoticeChoices, Failure>> {
  return rest<NoticeChoices>('PUT', '/api/notifications/choices', input);
}

/** After new choices: what was kept, and the list drawn by it. */
export function useChoicesChanged(): (chosen: NoticeChoices) => void {
  const client = useQueryClient();
  return (chosen) => {
    client.setQueryData(CHOICES, chosen);
    void client.invalidateQueries({ queryKey: NOTICES });
  };
}
