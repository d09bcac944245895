import type { SiteSummary } from '@ori/contracts/heritage';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { TimeStrip } from './time-strip.tsx';

interface Shelf {
  readonly key: string;
  readonly title: string;
  readonly sites: readonly SiteSummary[];
}

/** Sites by culture, the largest shelves first and those beside the cultures last; each by date. */
export function shelvesOf(sites: readonly SiteSummary[], others: string): readonly Shelf[] {
  const keys = [...new Set(sites.map(({ culture }) => culture ?? ''))];
  return keys
    .map((key) => {
      const shelf = sites.filter(({ culture }) => (culture ?? '') === key);
      return {
        key,
        title: shelf[0]?.cultureName ?? others,
        sites: shelf.toSorted((a, b) => a.dateFrom - b.dateFrom),
      };
    })
    .toSorted((a, b) => Number(a.key === '') - Number(b.key === '') || b.sites.length - a.sites.length);
}

function SiteCard({ site }: { readonly site: SiteSummary }) {
  const { t } = useTranslation('sky');
  const looks = site.alignmentKinds.length > 0 ? t('list.alignment') : t('list.noAlignment');
  return (
    <li>
      <Link to={`/sites/${site.id}`} className="site-card">
        <strong>{site.name}</strong>
        <span>{site.dateBuilt}</span>
        <TimeStrip from={site.dateFrom} to={site.dateTo} />
        <small>{[looks, ...(site.hasAcoustics ? [t('list.sound')] : [])].join(' · ')}</small>
      </Link>
    </li>
  );
}

interface SiteListProps {
  readonly sites: readonly SiteSummary[];
  /** How sure the places and dates are. */
  readonly mark: ReactNode;
}

/** Every site, by culture, with its date on a line of the same length. */
export function SiteList({ sites, mark }: SiteListProps) {
  const { t } = useTranslation('sky');
  return (
    <div className="site-shelves">
      {shelvesOf(sites, t('list.others')).map((shelf) => (
        <section key={shelf.key} aria-labelledby={`shelf-${shelf.key}`}>
          <h3 id={`shelf-${shelf.key}`}>{shelf.title}</h3>
          {mark}
          <ul>
            {shelf.sites.map((site) => (
              <SiteCard key={site.id} site={site} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
