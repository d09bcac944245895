import type { SiteAnswer } from '@ori/contracts/heritage';
import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { PageWords, PathParams } from '../../app/route-rows.ts';
import { HowSure } from '../../features/heritage/how-sure.tsx';
import { SiteHero } from '../../features/sky/site-hero.tsx';
import { laterPart } from '../../lib/later-part.tsx';
import { usePageData } from '../../lib/page-data.ts';
import type { SiteBodyProps } from './site-body.tsx';
// The part below is in the first document, so its sheets must be, too.
import '@ori/labs/labs.css';
import '../../features/labs/lab-stage.css';
import '../../features/sky/sites.css';

const loadBody = async (): Promise<ComponentType<SiteBodyProps>> =>
  (await import('./site-body.tsx')).SiteBody;

const Body = laterPart(
  'site',
  loadBody,
  import.meta.env.SSR || import.meta.env.MODE === 'test' ? await loadBody() : null,
);

export const dataPath = ({ id }: PathParams): string => `/api/heritage/sites/${encodeURIComponent(id ?? '')}`;

/** The site's own name, and what the page tells of it. */
export function describe(data: unknown, t: TFunction): PageWords {
  const { site } = data as SiteAnswer;
  return {
    title: t('sky:page.site.titleOf', { place: site.name }),
    description: t('sky:page.site.descriptionOf', { place: site.name, where: site.location }),
  };
}

/** `/sites/:id`: a place, what was measured there and how, what is not claimed, and its sky. */
export function Page() {
  const answer = usePageData<SiteAnswer>();
  const { built, lang } = answer.site;
  return (
    <div className="site-page">
      <SiteHero site={answer.site}>{built && <HowSure {...built} lang={lang} />}</SiteHero>
      <Body answer={answer} />
    </div>
  );
}
