import type { ThreadMessage, ThreadSummary } from '@ori/contracts/messaging';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { agoWords } from '../../lib/dates.ts';
import { useNow } from '../../lib/use-now.ts';
import { Emblem } from '../../ui/ornament/emblem.tsx';
import { KIND_EMBLEMS, placeText, THREAD_PARAM } from './thread-place.ts';
import { useThreadName } from './thread-words.ts';

function Last({ last }: { readonly last: ThreadMessage }) {
  const { t } = useTranslation('messages');
  const { authorName, isYours, text } = last;
  const said = text === '' ? t('message.withdrawn') : text;
  return (
    <span className="thread-last">
      {isYours ? t('list.youSaid', { text: said }) : t('list.said', { name: authorName, text: said })}
    </span>
  );
}

interface Props {
  readonly thread: ThreadSummary;
  readonly isOpen: boolean;
}

/** A thread in the list: what it is called, its last words, and how much of it is new. */
export function ThreadRow({ thread, isOpen }: Props) {
  const { t, i18n } = useTranslation('messages');
  const now = useNow();
  const nameOf = useThreadName();
  const { kind, last, unread, canWrite } = thread;
  return (
    <li>
      <Link
        to={`?${THREAD_PARAM}=${placeText(thread)}`}
        preventScrollReset
        className="thread-row"
        data-kind={kind}
        {...(isOpen ? { 'aria-current': 'page' as const } : {})}
      >
        <Emblem shape={KIND_EMBLEMS[kind]} size={34} />
        <span className="thread-row-words">
          <span className="thread-row-name">{nameOf(thread)}</span>
          {last ? <Last last={last} /> : <span className="thread-last">{t('list.nothingYet')}</span>}
          <span className="thread-row-foot">
            {last && <time dateTime={last.writtenAt}>{agoWords(last.writtenAt, now, i18n.language)}</time>}
            {!canWrite && <span>{t('list.closed')}</span>}
          </span>
        </span>
        {unread > 0 && !isOpen && <span className="thread-new">{t('list.new', { count: unread })}</span>}
      </Link>
    </li>
  );
}
