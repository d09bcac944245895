import type { ToldTime } from '@ori/contracts/filings';
import type { RecordSummary } from '@ori/contracts/records-room';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SUBJECT_LOOKS } from '../../lib/subject-look.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { useTimeWords } from './use-time-words.ts';

type Amount = ToldTime['days'];
type Measure = 'days' | 'minutes' | 'core' | 'coreAtHome';
const ALWAYS: readonly Measure[] = ['days', 'minutes'];
const MEASURES: readonly Measure[] = [...ALWAYS, 'core', 'coreAtHome'];

/** What the record comes to, in days and minutes. */
function amountsOf({ attendance, minutes, subjects }: RecordSummary): Readonly<Record<Measure, number>> {
  const sum = (of: 'core' | 'coreAtHome') => subjects.reduce((all, subject) => all + subject[of], 0);
  return { days: attendance.attended, minutes, core: sum('core'), coreAtHome: sum('coreAtHome') };
}

interface FigureProps {
  readonly measure: Measure;
  readonly done: number;
  readonly asked: Amount;
}

function Figure({ measure, done, asked }: FigureProps) {
  const { t, i18n } = useTranslation('records');
  const timeWords = useTimeWords();
  const number = new Intl.NumberFormat(i18n.language);
  const format = (amount: number) => (measure === 'days' ? number.format(amount) : timeWords(amount));
  const own = asked?.done ?? done;
  return (
    <div className="rec-figure">
      <dt>{t(`figure.${measure}`)}</dt>
      <dd>
        <b>{format(own)}</b>
        {asked !== null && <span> {t('figure.of', { needed: format(asked.needed) })}</span>}
      </dd>
      {asked !== null && (
        <dd>
          <ProgressBar
            label={t(`figure.${measure}`)}
            value={own}
            max={asked.needed}
            valueText={t('figure.ofText', { done: format(own), needed: format(asked.needed) })}
            hideWords
          />
        </dd>
      )}
    </div>
  );
}

interface Props {
  readonly year: RecordSummary;
  /** What the state asks of the year's time; null where it asks nothing, or where we cannot say. */
  readonly asked: ToldTime | null;
  /** Beside others: smaller. */
  readonly isShort?: boolean;
}

/** The year in days and hours, each beside what the state asks; core hours only where its law names a core. */
export function RecordFigures({ year, asked, isShort = false }: Props) {
  const done = amountsOf(year);
  return (
    <dl className="rec-figures" data-short={isShort || undefined}>
      {MEASURES.filter((measure) => ALWAYS.includes(measure) || asked?.[measure]).map((measure) => (
        <Figure key={measure} measure={measure} done={done[measure]} asked={asked?.[measure] ?? null} />
      ))}
    </dl>
  );
}

/** The year's minutes by subject: one band, and the same in words. */
export function SubjectBand({ year: { subjects, minutes } }: { readonly year: RecordSummary }) {
  const { t } = useTranslation('records');
  const timeWords = useTimeWords();
  const headingId = useId();
  if (minutes === 0) return null;
  const own = subjects.filter((subject) => subject.minutes > 0);
  const starts = own.map((_, place) => own.slice(0, place).reduce((sum, before) => sum + before.minutes, 0));
  return (
    <section className="rec-subjects" aria-labelledby={headingId}>
      <h3 id={headingId} className="text-lg">
        {t('figure.subjects')}
      </h3>
      <svg viewBox={`0 0 ${minutes} 10`} preserveAspectRatio="none" aria-hidden="true">
        {own.map(({ subject, minutes: width }, place) => (
          <rect
            key={subject}
            data-tone={SUBJECT_LOOKS[subject].tone}
            x={starts[place]}
            width={width}
            height="10"
          />
        ))}
      </svg>
      <ul>
        {own.map(({ subject, minutes: all, away }) => (
          <li key={subject} data-tone={SUBJECT_LOOKS[subject].tone}>
            <i aria-hidden="true" />
            {t(`dashboard:subject.${subject}`)} <b>{timeWords(all)}</b>
            {away > 0 && <span className="text-mute"> {t('figure.away', { time: timeWords(away) })}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
