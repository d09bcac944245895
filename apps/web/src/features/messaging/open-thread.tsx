import type { ThreadPlace } from '@ori/contracts/messaging';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lib/loaded.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { Composer } from './composer.tsx';
import { useThread } from './threads.queries.ts';
import { ThreadView } from './thread-view.tsx';

interface Props {
  readonly place: ThreadPlace;
  /** What was begun here and not sent. */
  readonly draft: string;
  readonly onDraft: (text: string) => void;
  readonly onSent: (text: string) => void;
}

/** The thread an address names, with its place to write. */
export function OpenThread({ place, draft, onDraft, onSent }: Props) {
  const { t } = useTranslation('messages');
  const query = useThread(place);
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  return (
    <div className="thread-place">
      <Loaded query={query} waiting={<SkeletonText lines={6} label={t('thread.loading')} />}>
        {({ pages }) => {
          const newest = pages[0];
          if (newest === undefined) return null;
          return (
            <ThreadView
              thread={newest.thread}
              seenBy={newest.seenBy}
              messages={pages.flatMap(({ messages }) => messages)}
              onEarlier={hasNextPage ? () => void fetchNextPage() : null}
              isFetching={isFetchingNextPage}
            >
              <Composer thread={newest.thread} text={draft} onText={onDraft} onSent={onSent} />
            </ThreadView>
          );
        }}
      </Loaded>
    </div>
  );
}
