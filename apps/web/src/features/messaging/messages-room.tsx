import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Loaded } from '../../lib/loaded.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { OpenThread } from './open-thread.tsx';
import { placeOf, placeText, THREAD_PARAM } from './thread-place.ts';
import { ThreadList } from './thread-list.tsx';
import { useThreads } from './threads.queries.ts';
import { useDrafts } from './use-drafts.ts';
import { useInboxNews } from './use-inbox-news.ts';
import { WhoReads } from './who-reads.tsx';
import './messages.css';

interface Props {
  /** What stands there when there is nobody to write to. */
  readonly nobody: ReactNode;
}

/** Threads and the one that is open: side by side on a wide screen, one at a time on a phone. */
export function MessagesRoom({ nobody }: Props) {
  const { t } = useTranslation('messages');
  const query = useThreads();
  const [search] = useSearchParams();
  const { drafts, keep, drop } = useDrafts();
  useInboxNews();
  const place = placeOf(search.get(THREAD_PARAM));
  return (
    <Loaded query={query} waiting={<SkeletonText lines={8} label={t('list.loading')} />}>
      {({ threads }) => {
        if (threads.length === 0 && place === null) return nobody;
        const at = place && placeText(place);
        return (
          <div className="messages-room" data-open={place ? true : undefined}>
            <ThreadList threads={threads} open={place} />
            {place && at ? (
              <OpenThread
                key={at}
                place={place}
                draft={drafts[at] ?? ''}
                onDraft={(text) => keep(at, text)}
                onSent={(text) => drop(at, text)}
              />
            ) : (
              <WhoReads threads={threads} />
            )}
          </div>
        );
      }}
    </Loaded>
  );
}
