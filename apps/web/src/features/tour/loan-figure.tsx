import { useTranslation } from 'react-i18next';

const YEARS = 20;
const RATE = 0.06;
const BAR = 12;
const STEP = 16;
const HIGH = 120;

/** Of each year's equal payment (1 in all), the part that is interest: 1 − (1 + r)^−(years left). */
const BARS = Array.from({ length: YEARS }, (_, year) => {
  return { year, interest: (1 - (1 + RATE) ** -(YEARS - year)) * HIGH };
});

/** A loan paid back in equal yearly payments: what is interest, and what pays it off. */
export function LoanFigure() {
  const { t } = useTranslation('features');
  return (
    <figure className="tour-loan">
      <svg viewBox={`0 0 ${YEARS * STEP} ${HIGH}`} aria-hidden="true">
        {BARS.map(({ year, interest }) => (
          <g key={year}>
            <rect x={year * STEP} width={BAR} height={HIGH - interest} data-part="paid" />
            <rect x={year * STEP} y={HIGH - interest} width={BAR} height={interest} data-part="interest" />
          </g>
        ))}
      </svg>
      <figcaption>{t('tour.adult.figure', { years: YEARS, rate: RATE * 100 })}</figcaption>
    </figure>
  );
}
