import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { ErrorState, OfflineNote } from '../ui/feedback/states.tsx';
import { useFailureWords } from './failure-words.ts';

interface Props<Data> {
  readonly query: UseQueryResult<Data>;
  /** Stands where the data will stand, in its size. */
  readonly waiting: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** What a call is about to show: waiting, gone wrong, without a network, or the data itself. */
export function Loaded<Data>({ query, waiting, children }: Props<Data>) {
  const { t } = useTranslation();
  const wordsOf = useFailureWords();
  const isOffline = query.fetchStatus === 'paused';
  if (query.data === undefined && query.isError) {
    const again = <Button onClick={() => void query.refetch()}>{t('crash.tryAgain')}</Button>;
    return <ErrorState title={t('dashboard:state.failed')} text={wordsOf(query.error)} actions={again} />;
  }
  return (
    <>
      {isOffline && <OfflineNote>{t('dashboard:state.offline')}</OfflineNote>}
      {query.data === undefined ? waiting : children(query.data)}
    </>
  );
}
