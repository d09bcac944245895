import type { Patent } from '@ori/contracts/inventions';
import { useTranslation } from 'react-i18next';
import { sheetOf } from './sheets.ts';

const FROM = 1885;
const TO = 1930;
const WIDTH = 1120;
const BASE = 92;
const DOT = 17;
const xOf = (year: number): number => ((year - FROM) / (TO - FROM)) * WIDTH;
const yearOf = (patent: Patent): number => Number(patent.granted.slice(0, 4));

/** Patents of one year stand above each other: how many stand below this one. */
function placeIn(patents: readonly Patent[], at: number): number {
  const patent = patents[at];
  return patents.slice(0, at).filter((other) => patent && yearOf(other) === yearOf(patent)).length;
}

/** A draughtsman's rule of years with a mark for each patent; those that work here are filled. */
export function YearRule({ patents }: { readonly patents: readonly Patent[] }) {
  const { t } = useTranslation('inventions');
  return (
    <svg viewBox={`-14 0 ${WIDTH + 28} 142`} role="img" aria-label={t('patents.rule')} className="inv-rule">
      <path d={`M0 ${BASE}H${WIDTH}V${BASE + 26}H0Z`} />
      {Array.from({ length: TO - FROM + 1 }, (_, at) => (
        <path key={at} d={`M${xOf(FROM + at).toFixed(1)} ${BASE}v${at % 5 === 0 ? 15 : 8}`} />
      ))}
      {[1885, 1890, 1895, 1900, 1905, 1910, 1915, 1920, 1925, 1930].map((year) => (
        <text key={year} x={xOf(year)} y={BASE + 44} textAnchor="middle">
          {year}
        </text>
      ))}
      {patents.map((patent, at) => (
        <circle
          key={patent.number}
          cx={xOf(yearOf(patent)).toFixed(1)}
          cy={BASE - 13 - DOT * placeIn(patents, at)}
          r="6.5"
          data-sheet={sheetOf(patent.number)?.id}
        />
      ))}
    </svg>
  );
}
