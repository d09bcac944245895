import type { Schedule, ScheduleEntry } from '@ori/contracts/planning';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { SUBJECT_LOOKS } from '../../lib/subject-look.ts';
import { Emblem } from '../../ui/ornament/emblem.tsx';
import { Ornament } from '../../ui/ornament/ornament.tsx';
import { useEntryName } from './entry-name.ts';
import type { PlanChild } from './plan-owner.ts';
import { type PlannedDay, weekOf } from './week-days.ts';
import './fridge.css';

function ToTick({ entry }: { readonly entry: ScheduleEntry }) {
  const { t } = useTranslation('planning');
  const name = useEntryName()(entry);
  return (
    <li>
      <span className="fridge-box" data-done={entry.status === 'done' || undefined} />
      <Emblem shape={SUBJECT_LOOKS[entry.subject].emblem} size={22} />
      <span>{name}</span>
      <small>{t('minutes', { count: entry.minutes })}</small>
    </li>
  );
}

/** Free lines on a day without a plan, for what a child would like to write in. */
function FridgeDay({ planned }: { readonly planned: PlannedDay }) {
  const { t, i18n } = useTranslation('planning');
  const { day, entries, rests, isClosed } = planned;
  const [first] = rests;
  const free = first ? (first.title ?? t(`dashboard:schedule.rest.${first.reason}`)) : t('week.closed');
  return (
    <li className="fridge-day" data-free={rests.length > 0 || isClosed || undefined}>
      <h2>
        {dayWords(day, i18n.language, 'short')}
        <small>{dayWords(day, i18n.language, 'date')}</small>
      </h2>
      {rests.length > 0 || isClosed ? (
        <p className="fridge-free">{free}</p>
      ) : (
        <ul>
          {entries.map((entry) => (
            <ToTick key={entry.id} entry={entry} />
          ))}
          <li className="fridge-line">
            <span className="fridge-box" />
            <span />
          </li>
        </ul>
      )}
    </li>
  );
}

interface SheetProps {
  readonly child: PlanChild;
  readonly schedule: Schedule;
}

/** A page for the fridge: a child’s week with boxes to tick. It is seen on paper only. */
export function FridgeWeek({ child, schedule }: SheetProps) {
  const { t, i18n } = useTranslation('planning');
  const date = (day: string) => dayWords(day, i18n.language, 'date');
  return (
    <section className="fridge" aria-hidden="true">
      <header>
        <p>{t('fridge.title', { name: child.firstName })}</p>
        <p>{t('fridge.dates', { from: date(schedule.from), to: date(schedule.to) })}</p>
        <Ornament name="circles" className="fridge-mark" />
      </header>
      <ol>
        {weekOf(schedule).map((planned) => (
          <FridgeDay key={planned.day} planned={planned} />
        ))}
      </ol>
      <footer>
        <p>{t('fridge.proud')}</p>
        <p>{t('fridge.ask')}</p>
      </footer>
    </section>
  );
}
