import type { ThreadAnswer, ThreadPlace, ThreadSummary } from '@ori/contracts/messaging';
import { ArrowLeft, Eye } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dueWords } from '../../lib/dates.ts';
import { localDay } from '../../lib/local-day.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { MessageLine } from './message-line.tsx';
import { daysOf } from './message-days.ts';
import { useMarkRead } from './threads.queries.ts';
import { usePeopleWords, useThreadName } from './thread-words.ts';

/** What stands in the thread is read as soon as it is shown. */
function useRead(place: ThreadPlace, unread: number): void {
  const { mutate } = useMarkRead(place);
  const told = useRef(0);
  useEffect(() => {
    if (unread > 0 && told.current !== unread) mutate();
    told.current = unread;
  }, [unread, mutate]);
}

function Head({ thread, id }: { readonly thread: ThreadSummary; readonly id: string }) {
  const { t } = useTranslation('messages');
  const nameOf = useThreadName();
  const namesOf = usePeopleWords();
  return (
    <header className="thread-head">
      <Link to="?" className="thread-back no-print">
        <ArrowLeft size={18} aria-hidden="true" />
        {t('thread.all')}
      </Link>
      <h2 id={id} className="text-2xl">
        {nameOf(thread)}
      </h2>
      <p className="thread-readers">
        <Eye size={18} aria-hidden="true" />
        {t('thread.readBy', { names: namesOf(thread.people) })}
      </p>
    </header>
  );
}

interface MessagesProps extends Pick<ThreadAnswer, 'messages' | 'seenBy'> {
  readonly onEarlier: (() => void) | null;
  readonly isFetching: boolean;
  readonly labelledBy: string;
}

/** The messages by day, the newest at the foot, beside the place to write; earlier ones come when they are asked for. */
function Messages({ messages, seenBy, onEarlier, isFetching, labelledBy }: MessagesProps) {
  const { t, i18n } = useTranslation('messages');
  const today = localDay(useNow());
  const newest = messages[0]?.id;
  return (
    <div className="thread-days" role="log" aria-labelledby={labelledBy}>
      {onEarlier && (
        <Button variant="quiet" className="justify-self-center" busy={isFetching} onClick={onEarlier}>
          {t('thread.earlier')}
        </Button>
      )}
      {daysOf(messages).map(({ day, messages: written }) => (
        <section key={day} aria-label={dueWords(day, today, i18n.language)}>
          <p className="thread-day" aria-hidden="true">
            {dueWords(day, today, i18n.language)}
          </p>
          <ol className="thread-messages">
            {written.map((message) => (
              <MessageLine key={message.id} message={message} seenBy={message.id === newest ? seenBy : []} />
            ))}
          </ol>
        </section>
      ))}
      {messages.length === 0 && <p className="thread-none">{t('thread.nothingYet')}</p>}
    </div>
  );
}

interface Props extends Omit<MessagesProps, 'labelledBy'>, Pick<ThreadAnswer, 'thread'> {
  /** Where one writes; left out where nobody writes any more. */
  readonly children: ReactNode;
}

/** One thread: who reads it, what was written, and a place to write. */
export function ThreadView({ thread, children, ...messages }: Props) {
  const { t } = useTranslation('messages');
  const id = useId();
  useRead(thread, thread.unread);
  return (
    <section className="thread-pane" data-kind={thread.kind} aria-labelledby={id}>
      <Head thread={thread} id={id} />
      <Messages {...messages} labelledBy={id} />
      {thread.canWrite ? children : <p className="thread-closed">{t('thread.closed')}</p>}
    </section>
  );
}
