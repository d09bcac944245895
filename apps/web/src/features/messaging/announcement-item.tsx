import type { Announcement } from '@ori/contracts/messaging';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { localDay } from '../../lib/local-day.ts';
import { useFailureWords } from '../../lib/failure-words.ts';
import { useToasts } from '../../lib/toasts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useWithdrawAnnouncement } from './announcements.queries.ts';
import { Hear } from './hear.tsx';

function TakeDown({ id, title }: Pick<Announcement, 'id' | 'title'>) {
  const { t } = useTranslation('messages');
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const withdraw = useWithdrawAnnouncement(id);
  const takeDown = () =>
    withdraw.mutate(undefined, {
      onError: (error) => toasts.show({ type: 'error', title: wordsOf(error) }),
    });
  return (
    <Button
      variant="quiet"
      className="announcement-act no-print"
      aria-label={t('announcement.takeDownThis', { title })}
      busy={withdraw.isPending}
      onClick={takeDown}
    >
      {t('announcement.takeDown')}
    </Button>
  );
}

/** Something said to many: pinned up with its title, its author and its day. */
export function AnnouncementItem({ said }: { readonly said: Announcement }) {
  const { t, i18n } = useTranslation('messages');
  const { id, title, text, authorName, authorRole, audience, publishedAt, withdrawnAt, isYours, isRead } =
    said;
  return (
    <li>
      <article className="announcement" data-new={!isRead || undefined} aria-labelledby={`said-${id}`}>
        <header>
          <p className="announcement-by">
            <b>{isYours ? t('thread.you') : authorName}</b> {t(`announcement.role.${authorRole}`)}
            <time dateTime={publishedAt}>
              {dayWords(localDay(new Date(publishedAt)), i18n.language, 'long')}
            </time>
          </p>
          <h2 id={`said-${id}`} className="text-2xl">
            {title}
          </h2>
          {!isRead && <Badge tone="gold">{t('announcement.new')}</Badge>}
        </header>
        <div className="flex items-start justify-between gap-3">
          <p className="announcement-text">{text}</p>
          <Hear text={`${title}. ${text}`} by={isYours ? t('thread.you') : authorName} />
        </div>
        {isYours && (
          <footer className="announcement-foot">
            <span>{t(`announcement.to.${audience}`)}</span>
            {withdrawnAt === null ? (
              <TakeDown id={id} title={title} />
            ) : (
              <span>{t('announcement.takenDown')}</span>
            )}
          </footer>
        )}
      </article>
    </li>
  );
}
