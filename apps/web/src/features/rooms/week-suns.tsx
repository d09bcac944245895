import type { StudentHome } from '@ori/contracts/learning';
import { colon } from '@ori/core/words/colon';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { around, polyline } from '../../ui/ornament/points.ts';
import './rooms.css';

const RAYS = Array.from({ length: 8 }, (_, index) =>
  polyline([around([50, 50], 37, index / 8), around([50, 50], 47, index / 8)]),
).join('');

function Sun({ worked }: { readonly worked: boolean }) {
  return (
    <svg viewBox="0 0 100 100" className="w-full max-w-20" aria-hidden="true">
      <circle className="day-sun" cx="50" cy="50" r="29" data-worked={worked || undefined} />
      {worked && <path className="day-sun-rays" d={RAYS} />}
    </svg>
  );
}

/** Whether anything was learned on a day. */
export const hasWorked = (day: StudentHome['week'][number]): boolean => day.minutes > 0 || day.answers > 0;

/**
 * A sun for every day of the last week on which something was learned. Of the other days it is told only that nothing
 * was: they may be school days, days off, or lie before the learner’s first.
 */
export function WeekSuns({ week }: { readonly week: StudentHome['week'] }) {
  const { t, i18n } = useTranslation('dashboard');
  return (
    <ol
      className="grid grid-cols-7 gap-1"
      aria-label={t('room.suns', { count: week.filter(hasWorked).length })}
    >
      {week.map((day) => (
        <li key={day.day} className="grid justify-items-center text-sm text-mute">
          <Sun worked={hasWorked(day)} />
          <span aria-hidden="true">{dayWords(day.day, i18n.language, 'short')}</span>
          <span className="sr-only">
            {dayWords(day.day, i18n.language, 'long') + colon(i18n.language)}
            {t(hasWorked(day) ? 'room.sun' : 'room.noSun')}
          </span>
        </li>
      ))}
    </ol>
  );
}
