import type { SitesAnswer } from '@ori/contracts/heritage';
import { useTranslation } from 'react-i18next';
import { LabStage } from '../../features/labs/lab-stage.tsx';
import { SiteList } from '../../features/sky/site-list.tsx';
import { summaryPlaceOf } from '../../features/sky/sky-place.ts';

export interface SitesBodyProps {
  readonly answer: SitesAnswer;
}

/** The list of all sites, and the desk with every one of them. */
export function SitesBody({ answer: { sites } }: SitesBodyProps) {
  const { t } = useTranslation('sky');
  return (
    <>
      <section className="site-part" aria-labelledby="all-sites">
        <h2 id="all-sites">{t('list.title')}</h2>
        <p className="max-w-prose text-mute">{t('list.strip')}</p>
        <SiteList sites={sites} />
      </section>
      <LabStage
        id="sky"
        lab={{ name: 'sky-desk', props: { places: sites.map(summaryPlaceOf) }, label: t('desk.labelAll') }}
        title={t('desk.titleAll')}
        lead={t('desk.lead')}
        model={<p>{t('desk.model')}</p>}
      />
    </>
  );
}
