import type { CalendarItem } from '@ori/contracts/calendar';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { useItemName } from './item-name.ts';
import { daysOfMonth, monthOf } from './month-days.ts';
import type { PlanChild } from './plan-owner.ts';
import { weekdayName, WEEKDAYS } from './weekday-names.ts';

interface MonthProps {
  readonly month: string;
  readonly today: string;
  readonly items: readonly CalendarItem[];
  readonly family: readonly PlanChild[];
  readonly chosen: string;
  readonly onChoose: (day: string) => void;
}

/** Does a thing stand on this day? A term is shown where it begins and where it ends. */
function isOn(day: string, item: CalendarItem): boolean {
  if (item.kind === 'term') return item.day === day || item.until === day;
  return item.day <= day && day <= item.until;
}

const NAMED = ['deadline', 'assignment', 'rest', 'term'] as const;

/** What is named on a day, most pressing first; lessons are told as a number for each child, practice alone as a dot. */
function namedOf(items: readonly CalendarItem[]): CalendarItem[] {
  return NAMED.flatMap((kind) => items.filter((item) => item.kind === kind));
}

interface DayProps extends Pick<MonthProps, 'month' | 'today' | 'family' | 'onChoose'> {
  readonly day: string;
  readonly items: readonly CalendarItem[];
  readonly isChosen: boolean;
}

function Lessons({ family, items }: Pick<DayProps, 'family' | 'items'>) {
  const counted = family
    .map(({ id, firstName }) => {
      const own = items.filter(({ childId }) => childId === id);
      const count = own.filter(({ kind }) => kind === 'lesson').length;
      return {
        id,
        count,
        initial: firstName.slice(0, 1),
        practises: own.some(({ kind }) => kind === 'practice'),
      };
    })
    .filter(({ count, practises }) => count > 0 || practises);
  return (
    <span className="cal-lessons">
      {counted.map(({ id, count, initial }) => (
        <span key={id}>
          {initial}
          {count > 0 ? <b>{count}</b> : '·'}
        </span>
      ))}
    </span>
  );
}

/** One day, to be chosen like one of several: the arrow keys go from day to day. */
function MonthDay({ day, month, today, items, family, isChosen, onChoose }: DayProps) {
  const { t, i18n } = useTranslation('planning');
  const nameOf = useItemName();
  const named = namedOf(items);
  const [lessons, practice] = (['lesson', 'practice'] as const).map(
    (kind) => items.filter((item) => item.kind === kind).length,
  );
  const said = [
    dayWords(day, i18n.language, 'long'),
    ...named.map(nameOf),
    ...(lessons ? [t('calendar.lessons', { count: lessons })] : []),
    ...(practice ? [t('calendar.practice', { count: practice })] : []),
  ];
  return (
    <label
      className="cal-day"
      data-other={monthOf(day) !== month || undefined}
      data-today={day === today || undefined}
      data-free={items.some(({ kind }) => kind === 'rest') || undefined}
    >
      <input
        type="radio"
        name="calendar-day"
        className="sr-only"
        checked={isChosen}
        aria-label={said.join(', ')}
        aria-current={day === today ? 'date' : undefined}
        onChange={() => onChoose(day)}
      />
      <span className="cal-number">{Number(day.slice(8))}</span>
      <span className="cal-named">
        {named.map((item) => (
          <span key={item.key} data-kind={item.kind}>
            {nameOf(item)}
          </span>
        ))}
      </span>
      <Lessons family={family} items={items} />
    </label>
  );
}

/** A month in weeks from Monday on. */
export function CalendarMonth({ month, items, chosen, ...rest }: MonthProps) {
  const { t, i18n } = useTranslation('planning');
  return (
    <div className="cal-month" role="radiogroup" aria-label={t('calendar.days')}>
      {WEEKDAYS.map((weekday) => (
        <span key={weekday} className="cal-weekday" aria-hidden="true">
          {weekdayName(weekday, i18n.language, 'short')}
        </span>
      ))}
      {daysOfMonth(month).map((day) => (
        <MonthDay
          key={day}
          {...rest}
          day={day}
          month={month}
          items={items.filter((item) => isOn(day, item))}
          isChosen={day === chosen}
        />
      ))}
    </div>
  );
}
