import type { MindAnswer } from '@ori/contracts/mind';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LabStage } from '../features/labs/lab-stage.tsx';
import { MindHero } from '../features/mind/mind-hero.tsx';
import { QuietActivities } from '../features/mind/quiet-activities.tsx';
import { usePageData } from '../lib/page-data.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Contested } from './consciousness/contested.tsx';
import { Known } from './consciousness/known.tsx';
import { Traditions } from './consciousness/traditions.tsx';
import '../features/mind/mind.css';

export const dataPath = (): string => '/api/heritage/mind';

const ATTENTION = { bench: 'neighbours' };
const BELL = { way: 'sound' };
const BREATH = { picture: 'tide' };

/** `/consciousness`: what is known of the mind, what is open, what traditions teach; experiments and quiet activities. */
export function Page() {
  const { t } = useTranslation('mind');
  const { findings, traditions, contested, activities, safety } = usePageData<MindAnswer>();
  return (
    <div className="mind">
      <MindHero />
      <Known findings={findings} />
      <div className="page mind-labs">
        <LabStage
          id="attention"
          lab={{ name: 'attention', props: ATTENTION, label: t('attention.figure') }}
          title={t('attention.title')}
          lead={t('attention.lead')}
          model={<p>{t('attention.model')}</p>}
        />
      </div>
      <Traditions traditions={traditions} />
      <Contested contested={contested} />
      <QuietActivities activities={activities} safety={safety} />
      <div className="page mind-labs mind-pair">
        <LabStage
          id="bell"
          lab={{ name: 'listening-bell', props: BELL, label: t('bell.figure') }}
          title={t('bell.title')}
          lead={t('bell.lead')}
          model={<p>{t('bell.model')}</p>}
        />
        <LabStage
          id="breath"
          lab={{ name: 'breath', props: BREATH, label: t('breath.figure') }}
          title={t('breath.title')}
          lead={t('breath.lead')}
          model={<p>{t('breath.model')}</p>}
        />
      </div>
      <div className="page pb-16">
        <div className="mind-next">
          <p className="flex-1 text-lg">{t('next.lead')}</p>
          <LinkButton to="/lessons/wash-sleep-move">{t('next.sleep')}</LinkButton>
          <Link to="/lessons/recall-not-reread">{t('next.memory')}</Link>
        </div>
      </div>
    </div>
  );
}
