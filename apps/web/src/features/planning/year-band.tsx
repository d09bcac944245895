import type { SchoolYear } from '@ori/contracts/calendar';
import { addDays } from '@ori/core/learning/day-of';
import { daysBetween } from '@ori/core/learning/days-between';
import { useTranslation } from 'react-i18next';
import { monthAfter, monthOf } from './month-days.ts';

interface BandProps {
  readonly year: SchoolYear;
  readonly today: string;
  readonly from: string;
  readonly to: string;
}

/** The months that begin within the year, and the one it begins in. */
function monthsOf(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = monthOf(from); `${month}-01` <= to; month = monthAfter(month, 1)) months.push(month);
  return months;
}

/** The year as a band: terms, days off cut out of them, and today. What it shows stands in words below it. */
export function YearBand({ year, today, from, to }: BandProps) {
  const { i18n } = useTranslation();
  const end = addDays(to, 1);
  const total = daysBetween(from, end);
  const at = (day: string) => Math.min(100, Math.max(0, (daysBetween(from, day) / total) * 100));
  const span = (first: string, last: string) => {
    const start = at(first);
    return { insetInlineStart: `${start}%`, width: `${at(addDays(last, 1)) - start}%` };
  };
  const name = new Intl.DateTimeFormat(i18n.language, { month: 'narrow', timeZone: 'UTC' });
  const families = year.terms.filter(({ childId }) => childId === null);
  const terms = families.length > 0 ? families : [{ id: 'year', from, to }];
  const rests = year.rests.filter(
    ({ childId, to: last, from: first }) => childId === null && last >= from && first <= to,
  );
  return (
    <div className="year-band" aria-hidden="true">
      {monthsOf(from, to).map((month) => (
        <span
          key={month}
          className="year-month"
          style={span(`${month}-01` < from ? from : `${month}-01`, addDays(`${monthAfter(month, 1)}-01`, -1))}
        >
          {name.format(new Date(`${month}-15T12:00:00Z`))}
        </span>
      ))}
      {terms.map((term) => (
        <span key={term.id} className="year-term" style={span(term.from, term.to)} />
      ))}
      {rests.map((rest) => (
        <span key={rest.id} className="year-rest" style={span(rest.from, rest.to)} />
      ))}
      {from <= today && today <= to && (
        <span className="year-today" style={{ insetInlineStart: `${at(today)}%` }} />
      )}
    </div>
  );
}
