import type {
  Transcript,
  TranscriptCourse,
  TranscriptTotals,
  TranscriptYear,
} from '@ori/contracts/transcript';
import { yearName } from '@ori/core/records/grades-writing';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ScaleTable } from './scale-table.tsx';
import { useWriting } from './use-writing.ts';
import { useGradeName } from '../../lib/use-grade-name.ts';
import './sheet.css';

function useNotes() {
  const { t } = useTranslation('transcript');
  return ({ level, term, grading, isRepeated, provider }: TranscriptCourse): string =>
    [
      level === 'regular' ? '' : t(`level.${level}`),
      term === 'year' ? '' : t(`term.${term}`),
      grading === 'pass-fail' ? t('sheet.passFail') : '',
      isRepeated ? t('sheet.repeated') : '',
      provider,
    ]
      .filter((note) => note !== '')
      .join(' · ');
}

function CourseRow({ course, edit }: { readonly course: TranscriptCourse; readonly edit: string }) {
  const { t } = useTranslation('transcript');
  const write = useWriting();
  const notes = useNotes()(course);
  const { title, status, symbol, creditEarned, gradeFrom } = course;
  const isOver = status === 'completed' && symbol !== null;
  return (
    <tr>
      <th scope="row">
        <Link to={edit} aria-label={t('sheet.edit', { title })}>
          {title}
        </Link>
        {notes !== '' && <small>{notes}</small>}
      </th>
      <td>{isOver ? write.credit(creditEarned) : '–'}</td>
      <td>
        {isOver ? <b>{write.symbol(symbol)}</b> : status === 'completed' ? '–' : t(`status.${status}`)}
        {isOver && <small>{t(`sheet.from.${gradeFrom}`)}</small>}
        {course.isOtherScale && <small className="text-danger">{t('sheet.otherScale')}</small>}
      </td>
    </tr>
  );
}

function Sums({ totals }: { readonly totals: TranscriptTotals }) {
  const { t } = useTranslation('transcript');
  const write = useWriting();
  const { earned, average, weightedAverage } = totals;
  const rows = [
    ['earned', write.credit(earned)],
    ['average', average === null ? null : write.average(average)],
    ['weighted', weightedAverage === null ? null : write.average(weightedAverage)],
  ] as const;
  return (
    <dl className="sheet-sums">
      {rows.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>{t(`sheet.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function SheetYear({
  year,
  editOf,
}: {
  readonly year: TranscriptYear;
  readonly editOf: (id: string) => string;
}) {
  const { t } = useTranslation('transcript');
  const gradeName = useGradeName();
  const id = useId();
  return (
    <section aria-labelledby={id} className="sheet-year">
      <h3 id={id}>
        {yearName(year.year)} · {gradeName(year.gradeLevel)}
      </h3>
      <table className="sheet-table" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t('sheet.course')}</th>
            <th scope="col">{t('sheet.credit')}</th>
            <th scope="col">{t('sheet.gradeColumn')}</th>
          </tr>
        </thead>
        <tbody>
          {year.courses.map((course) => (
            <CourseRow key={course.id} course={course} edit={editOf(course.id)} />
          ))}
        </tbody>
      </table>
      <Sums totals={year} />
    </section>
  );
}

function Head({ settings }: Pick<Transcript, 'settings'>) {
  const { t } = useTranslation('transcript');
  const write = useWriting();
  const { studentName, birthDate, ninthGradeStart, graduatesOn } = settings;
  const facts = [
    ['student', studentName],
    ['birthDate', birthDate && write.day(birthDate)],
    ['ninthGradeStart', ninthGradeStart && write.day(ninthGradeStart)],
    ['graduatesOn', graduatesOn && write.day(graduatesOn)],
  ] as const;
  return (
    <dl className="sheet-student">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{t(`paper.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Key({ settings }: Pick<Transcript, 'settings'>) {
  const { t } = useTranslation('transcript');
  const { creditBasis, hoursPerCredit, repeatRule } = settings;
  return (
    <div className="sheet-key">
      <div>
        <p>{t(`sheet.basis.${creditBasis}`, { hours: hoursPerCredit })}</p>
        <p>{t(`sheet.repeats.${repeatRule}`)}</p>
        <p>{t('sheet.origin')}</p>
      </div>
      <ScaleTable scale={settings.scale} />
    </div>
  );
}

interface Props {
  readonly transcript: Transcript;
  /** Where a course is changed. */
  readonly editOf: (courseId: string) => string;
}

/** A transcript as it will stand on paper: years side by side, sums, how to read it, its code. */
export function TranscriptSheet({ transcript, editOf }: Props) {
  const { t } = useTranslation('transcript');
  const id = useId();
  const { settings, years, totals, code } = transcript;
  return (
    <article className="sheet" aria-labelledby={id}>
      <header>
        <p className="sheet-school">{settings.schoolName || t('sheet.unnamedSchool')}</p>
        {settings.schoolAddress && <p className="text-mute">{settings.schoolAddress}</p>}
        <h2 id={id}>{t('sheet.title')}</h2>
      </header>
      <Head settings={settings} />
      {years.length === 0 && <p>{t('sheet.nothing')}</p>}
      <div className="sheet-years">
        {years.map((year) => (
          <SheetYear key={year.year} year={year} editOf={editOf} />
        ))}
      </div>
      {years.length > 0 && (
        <section className="sheet-totals" aria-label={t('sheet.totals')}>
          <h3>{t('sheet.totals')}</h3>
          <Sums totals={totals} />
        </section>
      )}
      <Key settings={settings} />
      <p className="sheet-code">
        {t('sheet.code')} <b>{code}</b>
      </p>
    </article>
  );
}
