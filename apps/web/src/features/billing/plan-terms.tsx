import { MONEY_BACK_DAYS, REMINDER_DAYS, TRIAL_DAYS } from '@ori/contracts/billing-plans';
import { useTranslation } from 'react-i18next';

const STEP = 16;
const LAST_DAY = TRIAL_DAYS + MONEY_BACK_DAYS;
const DAYS = Array.from({ length: LAST_DAY + 1 }, (_, day) => day);

/** The days on which something happens, counted from the first. */
const MOMENTS = [
  { id: 'start', day: 0, tone: 'nile' },
  { id: 'letter', day: TRIAL_DAYS - REMINDER_DAYS, tone: 'nile' },
  { id: 'pay', day: TRIAL_DAYS, tone: 'gold' },
  { id: 'back', day: LAST_DAY, tone: 'clay' },
] as const;

function toneOf(day: number): string {
  if (day < TRIAL_DAYS) return 'nile';
  return day === TRIAL_DAYS ? 'gold' : 'clay';
}

const isMoment = (day: number): boolean => MOMENTS.some((moment) => moment.day === day);

/** One stroke a day, from the first to the last on which money comes back; taller where something happens. */
function DayStrip() {
  return (
    <svg className="days" viewBox={`-4 0 ${LAST_DAY * STEP + 8} 40`} aria-hidden="true">
      {DAYS.map((day) => (
        <path
          key={day}
          d={`M${day * STEP} 40V${isMoment(day) ? 2 : 24}`}
          data-tone={toneOf(day)}
          data-moment={isMoment(day) || undefined}
        />
      ))}
    </svg>
  );
}

/** What happens when: free days, the letter, the first payment, and until when it comes back. */
export function PlanTerms() {
  const { t } = useTranslation('pricing');
  return (
    <section className="pricing-part terms" aria-labelledby="terms">
      <h2 id="terms">{t('terms.title')}</h2>
      <p className="pricing-lead">{t('terms.lead', { count: TRIAL_DAYS })}</p>
      <DayStrip />
      <ol className="moments">
        {MOMENTS.map(({ id, day, tone }) => (
          <li key={id} data-tone={tone}>
            <p className="moment-day">{t('terms.day', { count: day })}</p>
            <h3>{t(`terms.${id}.title`, { count: MONEY_BACK_DAYS })}</h3>
            <p>{t(`terms.${id}.text`, { count: MONEY_BACK_DAYS })}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
