import type { SitesAnswer } from '@ori/contracts/heritage';
import { useTranslation } from 'react-i18next';
import { useEvidenceWords } from '../../features/heritage/evidence-words.ts';
import { LabStage } from '../../features/labs/lab-stage.tsx';
import { SiteList } from '../../features/sky/site-list.tsx';
import { summaryPlaceOf } from '../../features/sky/sky-place.ts';
import { EvidenceChip } from '../../ui/evidence-chip.tsx';

export interface SitesBodyProps {
  readonly answer: SitesAnswer;
}

/** The list of all sites, and the desk with every one of them. */
export function SitesBody({ answer: { sites } }: SitesBodyProps) {
  const { t } = useTranslation('sky');
  const { name } = useEvidenceWords('6-8')('record');
  return (
    <>
      <section className="site-part" aria-labelledby="all-sites">
        <h2 id="all-sites">{t('list.title')}</h2>
        <p className="max-w-prose text-mute" data-frame>
          {t('list.strip')}
        </p>
        <SiteList sites={sites} mark={<EvidenceChip kind="record" label={name} />} />
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
