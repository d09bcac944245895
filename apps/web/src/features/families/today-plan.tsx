import type { Schedule, ScheduleEntry } from '@ori/contracts/planning';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { answered } from '../../lib/answered.ts';
import { rest } from '../../lib/rest.ts';
import { SUBJECT_LOOKS } from '../../lib/subject-look.ts';
import { Emblem } from '../../ui/ornament/emblem.tsx';
import { FAMILY } from './families.queries.ts';

/** A child's week as it is planned; fetched anew with everything of the family. */
function useWeekPlan(childId: string) {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: [...FAMILY, 'plan', childId, i18n.language],
    queryFn: ({ signal }) =>
      answered(rest<Schedule>('GET', `/api/schedule?childId=${childId}`, undefined, { signal })),
    meta: { follows: ['work', 'lessons', 'given', 'plan', 'children'] },
    retry: 1,
  });
}

function Entry({ entry: { subject, lesson, minutes, status } }: { readonly entry: ScheduleEntry }) {
  const { t } = useTranslation('dashboard');
  const isDone = status === 'done';
  return (
    <li data-done={isDone || undefined}>
      {isDone ? (
        <CircleCheck className="text-nile" size={30} aria-hidden="true" />
      ) : (
        <Emblem shape={SUBJECT_LOOKS[subject].emblem} size={30} />
      )}
      <span>
        {lesson?.title ?? t('schedule.practice', { subject: t(`subject.${subject}`) })}
        {isDone && <span className="sr-only"> {t('family:kitchen.done')}</span>}
      </span>
      <span className="kitchen-minutes">{t('family:kitchen.min', { count: minutes })}</span>
    </li>
  );
}

/** What is planned for a child today, with what of it is done. */
export function TodayPlan({ childId }: { readonly childId: string }) {
  const { t } = useTranslation('family');
  const { data } = useWeekPlan(childId);
  if (!data) return <p className="kitchen-wait" aria-hidden="true" />;
  const isOff = [...data.rests, ...data.closed].some(
    ({ from, to }) => from <= data.today && data.today <= to,
  );
  const entries = data.entries.filter(({ day }) => day === data.today);
  if (entries.length === 0)
    return <p className="text-mute">{isOff ? t('kitchen.dayOff') : t('kitchen.freeDay')}</p>;
  return (
    <ul className="kitchen-plan">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}
