import type { Schedule, ScheduleEntry } from '@ori/contracts/planning';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { LoadFailed } from '../../lib/load-failed.tsx';
import { OfflineNote } from '../../ui/feedback/offline-note.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FamilyDayIll } from './day-ill.tsx';
import { FamilyCatchUp } from './catch-up.tsx';
import { FamilyDay } from './family-day.tsx';
import { FirstWeek } from './first-week.tsx';
import { FridgeWeek } from './fridge-week.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { useFamilyWeek } from './plan-changes.queries.ts';
import type { PlanChild } from './plan-owner.ts';
import { WeekTurner } from './schedule-week.tsx';
import { daysFrom, WEEK_DAYS, weekOf } from './week-days.ts';
import './planning.css';
import './family-week.css';

interface FamilyWeekProps {
  readonly children: readonly PlanChild[];
  /** Goes to one child's week, to make a timetable for it. */
  readonly onOwn: (childId: string) => void;
}
interface DaysProps {
  readonly days: readonly string[];
  readonly today: string;
  /** The day a phone shows. */
  readonly shown: string;
  readonly onShow: (day: string) => void;
}

/** The days of the week: heads of the columns, and on a phone the way from day to day. */
function DayHeads({ days, today, shown, onShow }: DaysProps) {
  const { t, i18n } = useTranslation('planning');
  return (
    <ul className="fw-days" aria-label={t('week.days')}>
      {days.map((day) => (
        <li key={day} data-today={day === today || undefined} data-shown={day === shown || undefined}>
          <button type="button" className="fw-pick" aria-pressed={day === shown} onClick={() => onShow(day)}>
            <b>{dayWords(day, i18n.language, 'short')}</b>
            <small>{dayWords(day, i18n.language, 'date')}</small>
          </button>
          <p className="fw-head">
            <b>{dayWords(day, i18n.language, 'short')}</b>
            <small>{day === today ? t('week.today') : dayWords(day, i18n.language, 'date')}</small>
          </p>
          {day >= today && <FamilyDayIll day={day} child={null} />}
        </li>
      ))}
    </ul>
  );
}

interface RowProps extends Pick<FamilyWeekProps, 'onOwn'> {
  readonly child: PlanChild;
  readonly schedule: Schedule;
  readonly shown: string;
  readonly onMove: (entry: ScheduleEntry) => void;
}

/** One child’s week beside the others’. */
function ChildRow({ child, schedule, shown, onMove, onOwn }: RowProps) {
  const { timetable, entries } = schedule;
  const hasNoPlan = timetable.length === 0 && entries.length === 0;
  return (
    <section className="fw-row" aria-labelledby={`week-${child.id}`}>
      <h2 id={`week-${child.id}`}>{child.firstName}</h2>
      {hasNoPlan && <FirstWeek child={child} onOwn={() => onOwn(child.id)} />}
      <ol className="fw-cells">
        {weekOf(schedule).map((planned) => (
          <FamilyDay
            key={planned.day}
            child={child}
            planned={planned}
            schedule={schedule}
            isShown={planned.day === shown}
            onMove={onMove}
          />
        ))}
      </ol>
    </section>
  );
}

/** All children side by side, day by day; on a phone one day of all of them. */
export function FamilyWeek({ children, onOwn }: FamilyWeekProps) {
  const { t } = useTranslation('dashboard');
  const [from, setFrom] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [moving, setMoving] = useState<ScheduleEntry | null>(null);
  const { weeks, failed, isOffline } = useFamilyWeek(children, from);
  const [first] = weeks;
  if (failed?.error) return <LoadFailed error={failed.error} onAgain={() => void failed.refetch()} />;
  if (first === undefined) return <Skeleton className="h-96 w-full" />;
  const days = daysFrom(first.from, WEEK_DAYS);
  const shown = [chosen, first.today].find((day) => day !== null && days.includes(day)) ?? first.from;
  return (
    <div className="grid gap-4">
      {isOffline && <OfflineNote>{t('state.offline')}</OfflineNote>}
      <FamilyCatchUp weeks={weeks}>{children}</FamilyCatchUp>
      <WeekTurner schedule={first} onWeek={setFrom} />
      <div className="fw">
        <DayHeads days={days} today={first.today} shown={shown} onShow={setChosen} />
        {children.map((child) => {
          const schedule = weeks.find(({ childId }) => childId === child.id);
          if (schedule === undefined) return <Skeleton key={child.id} className="h-60 w-full" />;
          return (
            <ChildRow
              key={child.id}
              child={child}
              schedule={schedule}
              shown={shown}
              onMove={setMoving}
              onOwn={onOwn}
            />
          );
        })}
      </div>
      {children.map((child) => {
        const schedule = weeks.find(({ childId }) => childId === child.id);
        return schedule && <FridgeWeek key={child.id} child={child} schedule={schedule} />;
      })}
      {moving && <MoveDialog entry={moving} today={first.today} onClose={() => setMoving(null)} />}
    </div>
  );
}
