import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../lib/local-day.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { useNow } from '../../lib/use-now.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { CalendarDay } from './calendar-day.tsx';
import { CalendarMonth } from './calendar-month.tsx';
import { useCalendar } from './calendar.queries.ts';
import { LessonsOver } from './lessons-over.tsx';
import { daysOfMonth, monthOf } from './month-days.ts';
import { MonthTurner } from './month-turner.tsx';
import type { PlanChild } from './plan-owner.ts';
import './calendar.css';

interface CalendarProps {
  readonly children: readonly PlanChild[];
}

/** A month of everything dated, of all children or some, and beside it what one day holds. */
export function CalendarView({ children }: CalendarProps) {
  const { t } = useTranslation('planning');
  const here = localDay(useNow());
  const [month, setMonth] = useState(() => monthOf(here));
  const [chosen, setChosen] = useState<string | null>(null);
  const days = daysOfMonth(month);
  const query = useCalendar(days[0] ?? here, days.at(-1) ?? here);
  const turn = (to: string) => {
    setMonth(to);
    setChosen(null);
  };
  return (
    <section className="grid gap-4" aria-label={t('calendar.month')}>
      <Loaded query={query} waiting={<Skeleton className="h-96 w-full" />}>
        {({ items, today }) => {
          const day = chosen ?? (monthOf(today) === month ? today : `${month}-01`);
          return (
            <>
              <MonthTurner month={month} today={today} onTurn={turn} />
              <div className="cal">
                <CalendarMonth
                  month={month}
                  today={today}
                  items={items}
                  family={children}
                  chosen={day}
                  onChoose={setChosen}
                />
                <CalendarDay day={day} today={today} items={items} family={children} />
              </div>
              <LessonsOver today={today} items={items} family={children} />
            </>
          );
        }}
      </Loaded>
    </section>
  );
}
