import type { SacredSite } from '@ori/contracts/heritage';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TimeStrip } from './time-strip.tsx';
import { WorldMap } from './world-map.tsx';

/** Latitude and longitude in words; a place told roughly has a tenth of a degree and says so. */
function useCoordinates({ lat, lon, isApproximate }: SacredSite): string {
  const { t, i18n } = useTranslation('sky');
  const digits = isApproximate ? 1 : 4;
  const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: digits });
  const words = t('site.coordinates', {
    lat: format.format(Math.abs(lat)),
    northSouth: t(lat < 0 ? 'south' : 'north'),
    lon: format.format(Math.abs(lon)),
    eastWest: t(lon < 0 ? 'west' : 'east'),
  });
  return isApproximate ? t('site.about', { words }) : words;
}

interface SiteHeroProps {
  readonly site: SacredSite;
  /** How sure its place and its date are. */
  readonly children: ReactNode;
}

/** The head of a site's page: its name, where and when, and the world with it. */
export function SiteHero({ site, children }: SiteHeroProps) {
  const { t } = useTranslation('sky');
  const coordinates = useCoordinates(site);
  return (
    <header className="site-hero">
      <div className="site-hero-words">
        <p className="eyebrow">{site.civilization}</p>
        <h1>{site.name}</h1>
        <dl className="site-facts">
          <div>
            <dt>{t('site.where')}</dt>
            <dd>
              <span>{site.location}</span>
              <small>{coordinates}</small>
            </dd>
          </div>
          <div>
            <dt>{t('site.when')}</dt>
            <dd>
              {site.dateBuilt}
              <TimeStrip from={site.dateFrom} to={site.dateTo} />
            </dd>
          </div>
          {site.cultureName && (
            <div>
              <dt>{t('site.culture')}</dt>
              <dd>{site.cultureName}</dd>
            </div>
          )}
        </dl>
        {site.note && (
          <p className="site-note" lang={site.lang}>
            {site.note}
          </p>
        )}
        {children}
      </div>
      <WorldMap
        points={[site]}
        chosen={site.id}
        centred={t('list.centred')}
        label={t(site.isApproximate ? 'site.mapArea' : 'site.map', { place: site.location })}
      />
    </header>
  );
}
