import type { CalendarItem } from '@ori/contracts/calendar';
import { CalendarClock, CalendarHeart, CircleCheck, Flag, PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dayWords } from '../../lib/dates.ts';
import { SUBJECT_LOOKS } from '../../lib/subject-look.ts';
import { Emblem } from '../../ui/ornament/emblem.tsx';
import { FamilyDayIll } from './day-ill.tsx';
import { useItemName } from './item-name.ts';
import type { PlanChild } from './plan-owner.ts';

const ICONS = {
  assignment: PencilLine,
  rest: CalendarHeart,
  term: Flag,
  deadline: CalendarClock,
} as const;
const ICON_SIZE = 18;

function Mark({ item: { kind, subject } }: { readonly item: CalendarItem }) {
  if (kind === 'lesson' || kind === 'practice')
    return subject && <Emblem shape={SUBJECT_LOOKS[subject].emblem} size={ICON_SIZE} />;
  const Icon = ICONS[kind];
  return <Icon size={ICON_SIZE} aria-hidden="true" />;
}

function Item({ item }: { readonly item: CalendarItem }) {
  const { t, i18n } = useTranslation('planning');
  const name = useItemName()(item);
  const { kind, day, until, lessonId, status } = item;
  const date = (at: string) => dayWords(at, i18n.language, 'date');
  return (
    <li data-kind={kind}>
      <Mark item={item} />
      <span>
        {lessonId === null ? name : <Link to={`/lessons/${lessonId}`}>{name}</Link>}
        <small>
          {t(`calendar.kind.${kind}`)}
          {until !== day && ` · ${t('calendar.span', { from: date(day), to: date(until) })}`}
          {status === 'done' && (
            <span className="plan-done">
              {' '}
              <CircleCheck size={14} aria-hidden="true" /> {t('dashboard:schedule.status.done')}
            </span>
          )}
          {status === 'late' && ` · ${t('dashboard:schedule.status.late')}`}
        </small>
      </span>
    </li>
  );
}

interface DayProps {
  readonly day: string;
  readonly today: string;
  readonly items: readonly CalendarItem[];
  readonly family: readonly PlanChild[];
}

/** Everything that stands on one day: the family's first, then each child's. */
export function CalendarDay({ day, today, items, family }: DayProps) {
  const { t, i18n } = useTranslation('planning');
  const here = items.filter((item) => item.day <= day && day <= item.until);
  const groups = [
    { id: null, title: t('calendar.everyone') },
    ...family.map(({ id, firstName }) => ({ id, title: firstName })),
  ]
    .map(({ id, title }) => ({ id, title, found: here.filter(({ childId }) => childId === id) }))
    .filter(({ found }) => found.length > 0);
  return (
    <section className="cal-panel" aria-labelledby="calendar-day" aria-live="polite">
      <h3 id="calendar-day">{dayWords(day, i18n.language, 'long')}</h3>
      {groups.length === 0 && <p className="text-mute">{t('calendar.nothing')}</p>}
      {groups.map(({ id, title, found }) => (
        <div key={id ?? 'all'} className="cal-group">
          <h4>{title}</h4>
          <ul>
            {found.map((item) => (
              <Item key={item.key} item={item} />
            ))}
          </ul>
        </div>
      ))}
      {day >= today && <FamilyDayIll day={day} child={null} />}
    </section>
  );
}
