import type { SiteAlignment } from '@ori/contracts/heritage';
import type { Locale } from '@ori/contracts/locale';
import { colon } from '@ori/core/words/colon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AlignmentFigure } from './alignment-figure.tsx';
import { liveAlignment } from './live-alignment.ts';
import { useChiefs } from './use-chiefs.ts';

interface AlignmentCardProps {
  readonly alignment: SiteAlignment;
  readonly latitudeDeg: number;
  readonly lang: Locale;
  /** Its label, and what it rests on. */
  readonly evidence: ReactNode;
}

/** Degrees with at most two decimals, as the reader writes them. */
function useDegrees() {
  const { i18n } = useTranslation();
  const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 });
  return (value: number): string => `${format.format(value).replace('-', '−')}°`;
}

type Row = readonly [term: string, value: string];

/** The numbers of an alignment: what was measured beside what this page computed. */
function useRows(alignment: SiteAlignment, latitudeDeg: number): readonly Row[] {
  const { t } = useTranslation('sky');
  const degrees = useDegrees();
  const live = liveAlignment(alignment, latitudeDeg);
  const told = live?.azimuthDeg ?? alignment.computedAzimuthDeg;
  const error = live ? ` ± ${degrees(Math.max(0.01, live.errorDeg))}` : '';
  const miss = live ? live.missDeg : alignment.differenceDeg;
  const rows: readonly (readonly [string, number | null, string?])[] = [
    [t('alignment.axis'), alignment.axisAzimuthDeg],
    [t('alignment.computed'), told, error],
    [t('alignment.altitude'), alignment.computedAltitudeDeg],
    [t('alignment.computedDeclination'), alignment.computedDeclinationDeg],
    [t('alignment.miss'), miss],
    [t('alignment.horizon'), alignment.horizonAltDeg],
    [t('alignment.declination'), alignment.declinationDeg],
  ];
  return rows.flatMap(([term, value, more = '']) => (value === null ? [] : [[term, degrees(value) + more]]));
}

/** One axis with its target: picture, numbers with their error, and how far it is accepted. */
export function AlignmentCard({ alignment, latitudeDeg, lang, evidence }: AlignmentCardProps) {
  const { t, i18n } = useTranslation('sky');
  const rows = useRows(alignment, latitudeDeg);
  const chiefs = useChiefs();
  const live = liveAlignment(alignment, latitudeDeg);
  const targetDeg = live?.azimuthDeg ?? alignment.computedAzimuthDeg;
  const label = t('alignment.figure', {
    numbers: rows.map((row) => row.join(colon(i18n.language))).join('; '),
  });
  return (
    <article className="site-alignment">
      <AlignmentFigure
        targetDeg={targetDeg}
        axisDeg={alignment.axisAzimuthDeg}
        chiefs={chiefs}
        label={label}
      />
      <div className="grid content-start gap-3">
        <h3 lang={lang}>{alignment.target}</h3>
        <p>
          <strong>{t('alignment.status')}</strong> <span lang={lang}>{alignment.status}</span>
        </p>
        <dl className="site-numbers">
          {rows.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {evidence}
      </div>
    </article>
  );
}
