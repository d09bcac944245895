import { useTranslation } from 'react-i18next';
import { STATIONS, sunHeight } from './stations.ts';

const WIDE = 640;
const GROUND = 190;
const HIGH = 150;
const FIRST = 5.5;
const LAST = 22;

const x = (hour: number): number => ((hour - FIRST) / (LAST - FIRST)) * WIDE;
const y = (hour: number): number => GROUND - HIGH * sunHeight(hour);
const HOURS = Array.from({ length: 67 }, (_, step) => FIRST + step / 4);
const PATH = HOURS.map(
  (hour, at) => `${at === 0 ? 'M' : 'L'}${x(hour).toFixed(1)} ${y(hour).toFixed(1)}`,
).join('');

/** The sun's way over the day with the stations on it, and beneath it the same as links. */
export function DayArc() {
  const { t } = useTranslation('features');
  return (
    <nav className="tour-map" aria-label={t('tour.map')}>
      <svg viewBox={`0 0 ${WIDE} 240`} aria-hidden="true">
        <path className="tour-way" d={PATH} />
        <path className="tour-ground" d={`M0 ${GROUND}H${WIDE}`} />
        <path className="tour-house" d={`M268 ${GROUND}v-46l52-38l52 38v46M306 ${GROUND}v-30h28v30`} />
        {STATIONS.map(({ id, hour }) => (
          <circle
            key={id}
            cx={x(hour)}
            cy={y(hour)}
            r={hour > 20 ? 5 : 7}
            data-night={hour > 20 || undefined}
          />
        ))}
      </svg>
      <ol>
        {STATIONS.map(({ id }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span>{t(`tour.${id}.time`)}</span> {t(`tour.${id}.short`)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
