import type { SacredSite } from '@ori/contracts/heritage';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface MeasuredListProps {
  readonly site: SacredSite;
  /** Of each feature in its place: its label, and what it rests on. */
  readonly evidence: readonly ReactNode[];
}

/** What was measured of the building, each with its mathematics where there is some. */
export function MeasuredList({ site, evidence }: MeasuredListProps) {
  const { t } = useTranslation('sky');
  if (site.geometricFeatures.length === 0) return null;
  return (
    <section className="site-part" aria-labelledby="measured">
      <h2 id="measured">{t('site.measured')}</h2>
      <ul className="site-measures">
        {site.geometricFeatures.map((feature, index) => (
          <li key={feature.claimId}>
            <p lang={site.lang}>{feature.measurements}</p>
            {feature.mathematicalProperty && (
              <p className="text-mute" lang={site.lang}>
                {feature.mathematicalProperty}
              </p>
            )}
            {feature.significance && <p lang={site.lang}>{feature.significance}</p>}
            {evidence[index]}
          </li>
        ))}
      </ul>
    </section>
  );
}
