import type { SchoolYear } from '@ori/contracts/calendar';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { localDay } from '../../lib/local-day.ts';
import { useNow } from '../../lib/use-now.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { PlanChild } from './plan-owner.ts';
import { RemoveYear } from './remove-year.tsx';
import { YearBand } from './year-band.tsx';
import { YearForm } from './year-form.tsx';

interface YearProps {
  readonly year: SchoolYear;
  readonly family: readonly PlanChild[];
}

/** A date with its year: a school year has two of them. */
function useDateWords(): (day: string) => string {
  const { i18n } = useTranslation();
  const words = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' });
  return (day) => words.format(new Date(`${day}T12:00:00Z`));
}

function Terms({ year, family }: YearProps) {
  const { t } = useTranslation('planning');
  const date = useDateWords();
  if (year.terms.length === 0) return null;
  return (
    <ul className="off-list">
      {year.terms.map(({ id, title, from, to, childId }) => (
        <li key={id}>
          <span>
            <b>{title}</b>
            <small>{t('calendar.span', { from: date(from), to: date(to) })}</small>
          </span>
          <span className="text-mute">
            {family.find((child) => child.id === childId)?.firstName ?? t('calendar.everyone')}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Children whose own record tells when their year begins and ends. */
function OwnYears({ year, family }: YearProps) {
  const { t } = useTranslation('planning');
  const date = useDateWords();
  const own = year.children.filter(({ source }) => source === 'record');
  if (own.length === 0) return null;
  return (
    <p className="max-w-prose text-mute">
      {own
        .map(({ childId, startsOn, endsOn }) => {
          const name = family.find(({ id }) => id === childId)?.firstName ?? '';
          return t('year.own', { name, from: date(startsOn), to: date(endsOn) });
        })
        .join(' ')}{' '}
      <Link to="/dashboard/homeschool">{t('year.records')}</Link>
    </p>
  );
}

/** The school year: drawn, in words, and to be changed. */
export function YearPart({ year, family }: YearProps) {
  const { t } = useTranslation('planning');
  const date = useDateWords();
  const today = localDay(useNow());
  const heading = useRef<HTMLHeadingElement>(null);
  const { startsOn, endsOn } = year;
  return (
    <section className="grid gap-5" aria-labelledby="year">
      <h2 ref={heading} tabIndex={-1} id="year" className="text-3xl">
        {t('year.title')}
      </h2>
      {startsOn !== null && endsOn !== null ? (
        <>
          <YearBand year={year} today={today} from={startsOn} to={endsOn} />
          <p>{t('calendar.span', { from: date(startsOn), to: date(endsOn) })}</p>
          <Terms year={year} family={family} />
        </>
      ) : (
        <p className="max-w-prose text-mute">
          {t(year.children.length > 0 ? 'year.noneOfFamily' : 'year.none')}
        </p>
      )}
      <OwnYears year={year} family={family} />
      <Disclosure summary={t(startsOn === null ? 'year.set' : 'year.change')}>
        <YearForm key={JSON.stringify(year.terms)} year={year} family={family} today={today} />
      </Disclosure>
      {startsOn !== null && <RemoveYear year={year} onRemoved={() => heading.current?.focus()} />}
    </section>
  );
}
