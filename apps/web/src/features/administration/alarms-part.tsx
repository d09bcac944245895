import type { Overview } from '@ori/contracts/administration';
import { useTranslation } from 'react-i18next';
import { useFigures } from './use-figures.ts';

type Alarm = Overview['alarms'][number];

/** The numbers behind an alarm, as its words take them. */
function useAlarmWords() {
  const { t } = useTranslation('administration');
  const { number, size, moment } = useFigures();
  return ({ kind, figures }: Alarm): string => {
    const value = (name: string): number => figures[name] ?? 0;
    if (kind === 'disk')
      return t('overview.alarm.disk', { free: size(value('free')), all: size(value('all')) });
    if (kind === 'errors')
      return t('overview.alarm.errors', {
        faulty: number(value('faulty')),
        answered: number(value('answered')),
      });
    if (kind === 'queue') return t('overview.alarm.queue', { minutes: number(value('minutes')) });
    const last = figures['lastAt'];
    const when =
      typeof last === 'number' ? moment(new Date(last).toISOString()) : t('overview.house.noBackup');
    return t('overview.alarm.backup', { hours: number(value('everyHours')), when });
  };
}

/** What the installation warns of by itself, while the cause stands; guessing has a notice of its own. */
export function AlarmsPart({ of }: { readonly of: Overview }) {
  const { t } = useTranslation('administration');
  const { moment } = useFigures();
  const words = useAlarmWords();
  const alarms = of.alarms.filter(({ kind }) => kind !== 'guessing');
  if (alarms.length === 0) return null;
  return (
    <section className="admin-aside" role="alert" aria-labelledby="alarms">
      <h2 id="alarms">{t('overview.alarm.title')}</h2>
      <ul className="admin-list">
        {alarms.map((alarm) => (
          <li key={alarm.kind} data-alarm={alarm.kind}>
            {words(alarm)} <small>{t('overview.alarm.since', { when: moment(alarm.since) })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
