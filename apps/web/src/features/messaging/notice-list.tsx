import type { Notice } from '@ori/contracts/notifications';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dueWords } from '../../lib/dates.ts';
import { localDay, zoneGoneBy } from '../../lib/local-day.ts';
import { useNow } from '../../lib/use-now.ts';
import { Emblem } from '../../ui/ornament/emblem.tsx';
import { noticeDays } from './notice-days.ts';
import { NOTICE_EMBLEMS, useNoticeWords } from './notice-words.ts';
import { useMarkSeen } from './notices.queries.ts';

/** What was shown has been seen, up to the newest of it. */
function useSeen(notices: readonly Notice[]): void {
  const { mutate } = useMarkSeen();
  const told = useRef('');
  const newest = notices.find(({ isNew }) => isNew)?.at ?? '';
  useEffect(() => {
    if (newest <= told.current) return;
    told.current = newest;
    mutate(newest);
  }, [newest, mutate]);
}

function NoticeRow({ notice }: { readonly notice: Notice }) {
  const { t, i18n } = useTranslation('messages');
  const wordsOf = useNoticeWords();
  const time = new Intl.DateTimeFormat(i18n.language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zoneGoneBy(),
  });
  const { kind, at, to, isNew } = notice;
  return (
    <li className="notice" data-kind={kind} data-new={isNew || undefined}>
      <Emblem shape={NOTICE_EMBLEMS[kind]} size={28} />
      <p>
        <Link to={to}>{wordsOf(notice)}</Link>
        {isNew && <span className="notice-new">{t('notice.new')}</span>}
      </p>
      {kind !== 'deadline' && <time dateTime={at}>{time.format(new Date(at))}</time>}
    </li>
  );
}

/** What happened, by day, the newest first; each line leads to where it is dealt with. */
export function NoticeList({ notices }: { readonly notices: readonly Notice[] }) {
  const { i18n } = useTranslation('messages');
  const today = localDay(useNow());
  useSeen(notices);
  return (
    <div className="notice-days">
      {noticeDays(notices).map(({ day, notices: told }) => (
        <section key={day} aria-labelledby={`notices-${day}`}>
          <h2 id={`notices-${day}`} className="notice-day">
            {dueWords(day, today, i18n.language)}
          </h2>
          <ul className="notice-rows">
            {told.map((notice) => (
              <NoticeRow key={notice.id} notice={notice} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
