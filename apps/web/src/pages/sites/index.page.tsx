import type { SitesAnswer } from '@ori/contracts/heritage';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type MapPoint, WorldMap } from '../../features/sky/world-map.tsx';
import { laterPart } from '../../lib/later-part.tsx';
import { usePageData } from '../../lib/page-data.ts';
import type { SitesBodyProps } from './index-body.tsx';
// The part below is in the first document, so its sheets must be, too.
import '@ori/labs/labs.css';
import '../../features/labs/lab-stage.css';
import '../../features/sky/sites.css';

const loadBody = async (): Promise<ComponentType<SitesBodyProps>> =>
  (await import('./index-body.tsx')).SitesBody;

const Body = laterPart(
  'sites',
  loadBody,
  import.meta.env.SSR || import.meta.env.MODE === 'test' ? await loadBody() : null,
);

export const dataPath = (): string => '/api/heritage/sites';
export const failed = 'sky:failed';

const linkOf = (point: MapPoint, drawing: ReactNode) => (
  <Link to={`/sites/${point.id}`} tabIndex={-1}>
    <title>{point.name}</title>
    {drawing}
  </Link>
);

/** `/sites`: the world with 27 places, and what each of them is known for. */
export function Page() {
  const { t } = useTranslation('sky');
  const answer = usePageData<SitesAnswer>();
  return (
    <div className="site-page">
      <header className="sites-hero">
        <p className="eyebrow">{t('list.eyebrow')}</p>
        <h1>{t('list.heading')}</h1>
        <p className="text-xl text-mute">{t('list.lead', { count: answer.sites.length })}</p>
        <WorldMap points={answer.sites} label={t('list.map')} centred={t('list.centred')} linkOf={linkOf} />
      </header>
      <Body answer={answer} />
    </div>
  );
}
