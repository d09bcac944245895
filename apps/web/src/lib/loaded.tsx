import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OfflineNote } from '../ui/feedback/offline-note.tsx';
import { LoadFailed } from './load-failed.tsx';
import { StillWaiting } from './still-waiting.tsx';

interface Props<Data> {
  readonly query: UseQueryResult<Data>;
  /** Stands where the data will stand, in its size. */
  readonly waiting: ReactNode;
  /** The level of the heading where it failed: 1 where the data brings the page's title. */
  readonly level?: 1 | 2 | 3;
  /** What did not come, where that can be said. */
  readonly title?: string;
  readonly children: (data: Data) => ReactNode;
}

/** What a call is about to show: waiting, gone wrong, without a network, or the data itself. */
export function Loaded<Data>({ query, waiting, level, title, children }: Props<Data>) {
  const { t } = useTranslation();
  const isOffline = query.fetchStatus === 'paused';
  const again = () => void query.refetch();
  if (query.data !== undefined)
    return (
      <>
        {isOffline && <OfflineNote>{t('dashboard:state.offline')}</OfflineNote>}
        {children(query.data)}
      </>
    );
  if (query.isError) return <LoadFailed error={query.error} onAgain={again} level={level} title={title} />;
  if (isOffline) return <OfflineNote>{t('dashboard:state.offlineEmpty')}</OfflineNote>;
  return (
    <>
      <StillWaiting onAgain={again} />
      {waiting}
    </>
  );
}
