import type { SoundAnswer } from '@ori/contracts/sound';
import { useTranslation } from 'react-i18next';
import { ClaimChecks } from './frequencies/claim-checks.tsx';
import { Hero } from '../features/sound/hero.tsx';
import { History } from './frequencies/history.tsx';
import { LessonPlans } from '../features/sound/lesson-plans.tsx';
import { SoundLabs } from './frequencies/sound-labs.tsx';
import { TonesSection } from './frequencies/tones-section.tsx';
import { usePageData } from '../lib/page-data.ts';
import { LinkButton } from '../ui/link-button.tsx';
import '../features/sound/sound.css';

export const dataPath = (): string => '/api/heritage/sound';
export const failed = 'sound:failed';

/** `/frequencies`: what a frequency is, two laboratories of sound, and what is said of tones. */
export function Page() {
  const { t } = useTranslation('sound');
  const { tones, claims, history, lessons } = usePageData<SoundAnswer>();
  return (
    <div className="sound">
      <Hero />
      <SoundLabs />
      <TonesSection tones={tones} />
      <ClaimChecks claims={claims} />
      <History history={history} />
      <LessonPlans lessons={lessons} />
      <div className="page pb-16">
        <div className="sound-next">
          <p className="flex-1 text-lg">{t('next.lead')}</p>
          <LinkButton to="/lessons/bells-with-two-notes">{t('next.bells')}</LinkButton>
        </div>
      </div>
    </div>
  );
}
