import type { ThreadMessage } from '@ori/contracts/messaging';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import { zoneGoneBy } from '../../lib/local-day.ts';
import { useNow } from '../../lib/use-now.ts';
import { useToasts } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Hear } from './hear.tsx';
import { useWithdrawMessage } from './threads.queries.ts';

/** Takes an own message back, while it is time for that. */
function TakeBack({ message: { id, text } }: { readonly message: ThreadMessage }) {
  const { t } = useTranslation('messages');
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const withdraw = useWithdrawMessage();
  const takeBack = () =>
    withdraw.mutate(id, { onError: (error) => toasts.show({ type: 'error', title: wordsOf(error) }) });
  return (
    <Button
      variant="quiet"
      className="message-act"
      busy={withdraw.isPending}
      aria-label={t('message.takeBackThis', { text: text.slice(0, 60) })}
      onClick={takeBack}
    >
      {t('message.takeBack')}
    </Button>
  );
}

function Said({ message, by }: { readonly message: ThreadMessage; readonly by: string }) {
  const { t } = useTranslation('messages');
  const { text, withdrawnAt } = message;
  if (withdrawnAt === null)
    return (
      <div className="flex items-start justify-between gap-3">
        <p className="message-text">{text}</p>
        <Hear text={text} by={by} />
      </div>
    );
  return (
    <>
      <p className="message-gone">{text === '' ? t('message.withdrawn') : t('message.withdrawnRead')}</p>
      {text !== '' && <p className="message-text">{text}</p>}
    </>
  );
}

interface Props {
  readonly message: ThreadMessage;
  /** Who has read up to here, by name; empty for all but the newest. */
  readonly seenBy: readonly string[];
}

/** One message: who, when, what; one's own can be taken back for a few minutes. */
export function MessageLine({ message, seenBy }: Props) {
  const { t, i18n } = useTranslation('messages');
  const now = useNow();
  const { authorName, authorPart, isYours, writtenAt, withdrawUntil } = message;
  const other = authorName === '' ? t('message.somebody') : authorName;
  const name = isYours ? t('thread.you') : other;
  const time = new Intl.DateTimeFormat(i18n.language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zoneGoneBy(),
  });
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const canTakeBack = withdrawUntil !== null && Date.parse(withdrawUntil) > now.getTime();
  return (
    <li className="message" data-yours={isYours || undefined} data-part={authorPart}>
      <p className="message-head">
        <b>{name}</b>
        <time dateTime={writtenAt}>{time.format(new Date(writtenAt))}</time>
      </p>
      <Said message={message} by={name} />
      {isYours && seenBy.length > 0 && (
        <p className="message-seen">{t('message.seenBy', { names: list.format(seenBy) })}</p>
      )}
      {canTakeBack && <TakeBack message={message} />}
    </li>
  );
}
