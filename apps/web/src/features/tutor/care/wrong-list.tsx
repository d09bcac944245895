import { useTranslation } from 'react-i18next';
import { agoWords } from '../../../lib/dates.ts';
import { Loaded } from '../../../lib/loaded.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { MessageText } from '../message-text.tsx';
import { useWrongReports } from './care.queries.ts';
import './care.css';

/** What people said looks wrong in Ori's words. */
export function WrongList() {
  const { t, i18n } = useTranslation('dashboard');
  const now = useNow();
  const reports = useWrongReports();
  return (
    <Loaded query={reports} waiting={<Skeleton className="h-40 w-full" />}>
      {(answer) =>
        answer.reports.length === 0 ? (
          <p className="text-mute">{t('ori.wrong.none')}</p>
        ) : (
          <ul className="alerts">
            {answer.reports.map(({ id, content, asked, note, at }) => (
              <li key={id} className="alert">
                <p className="text-sm text-mute">{agoWords(at, now, i18n.language)}</p>
                {asked && (
                  <div>
                    <p className="eyebrow">{t('ori.wrong.asked')}</p>
                    <MessageText text={asked} />
                  </div>
                )}
                <div>
                  <p className="eyebrow">{t('ori.wrong.said')}</p>
                  <MessageText text={content} />
                </div>
                {note && <blockquote>{note}</blockquote>}
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
