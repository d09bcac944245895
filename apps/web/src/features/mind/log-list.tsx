import type { HomeKind } from '@ori/contracts/practice-names';
import type { LogEntry } from '@ori/contracts/practices';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { useFailureWords } from '../../lib/failure-words.ts';
import { MorePages } from '../../lib/more-pages.tsx';
import { useToasts } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { OfflineNote } from '../../ui/feedback/offline-note.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { useActivityLog, useStrike } from './mind.queries.ts';

function Entry({ entry }: { readonly entry: LogEntry }) {
  const { t, i18n } = useTranslation('dashboard');
  const wordsOf = useFailureWords();
  const toasts = useToasts();
  const strike = useStrike();
  const { id, title, day, minutes, note, struckAt } = entry;
  const press = () =>
    strike.mutate(id, { onError: (error) => toasts.show({ type: 'error', title: wordsOf(error) }) });
  return (
    <li className="log-entry" data-struck={struckAt !== null || undefined}>
      <time dateTime={day}>{dayWords(day, i18n.language, 'date')}</time>
      <div>
        <p>
          {struckAt === null ? <b>{title}</b> : <s>{title}</s>}{' '}
          <span className="text-mute">{t('practices.log.minutes', { count: minutes })}</span>
        </p>
        {note && <p className="text-mute">{note}</p>}
      </div>
      {struckAt === null ? (
        <Button
          variant="quiet"
          busy={strike.isPending}
          aria-label={t('practices.log.strikeOf', {
            activity: title,
            day: dayWords(day, i18n.language, 'date'),
          })}
          onClick={press}
        >
          {t('practices.log.strike')}
        </Button>
      ) : (
        <span className="text-sm text-mute">{t('practices.log.struck')}</span>
      )}
    </li>
  );
}

interface EntriesProps {
  readonly entries: readonly LogEntry[];
  readonly firstName: string;
}

function Entries({ entries, firstName }: EntriesProps) {
  const { t } = useTranslation('dashboard');
  if (entries.length === 0)
    return <p className="text-mute">{t('practices.log.none', { name: firstName })}</p>;
  return (
    <ul className="log-list">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

interface LogListProps {
  readonly child: { readonly id: string; readonly firstName: string };
  /** Of one kind, or null for all. */
  readonly kind: HomeKind | null;
}

/** What a child did away from the screen, as a parent wrote it down. */
export function LogList({ child, kind }: LogListProps) {
  const { t } = useTranslation('dashboard');
  const wordsOf = useFailureWords();
  const log = useActivityLog(child.id, kind);
  const entries = log.data?.pages.flatMap((page) => page.entries);
  if (entries === undefined && log.isError)
    return (
      <ErrorState
        level={3}
        title={t('state.failed')}
        text={wordsOf(log.error)}
        actions={<Button onClick={() => void log.refetch()}>{t('common:crash.tryAgain')}</Button>}
      />
    );
  return (
    <>
      {log.fetchStatus === 'paused' && <OfflineNote>{t('state.offline')}</OfflineNote>}
      {entries === undefined && <Skeleton className="h-28 w-full" />}
      {entries && <Entries entries={entries} firstName={child.firstName} />}
      <MorePages query={log} label={t('practices.log.more')} />
    </>
  );
}
