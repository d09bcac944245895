import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lib/loaded.tsx';
import type { Density } from '../../lib/subject-look.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ProgressFigures } from './progress-figures.tsx';
import { useProgress } from './progress.queries.ts';
import { SubjectMaps } from './subject-maps.tsx';
import { WorkByWeek } from './work-by-week.tsx';
import './progress.css';

interface ProgressViewProps {
  readonly density: Density;
  /** Reads a text aloud, for those who do not read yet. */
  readonly aloud?: ((text: string) => ReactNode) | undefined;
}

/** A learner's progress: what is mastered, what is due, what comes next and why, and how the weeks went. */
export function ProgressView({ density, aloud }: ProgressViewProps) {
  const { t } = useTranslation('dashboard');
  const query = useProgress();
  /** Who does not read yet has the sky; the figures wait for the grown-up beside. */
  const isYoung = aloud !== undefined;
  const figures = (
    <div className="grid grid-cols-1 gap-10">
      <Loaded query={query} waiting={<Skeleton className="h-28 w-full" />}>
        {(progress) =>
          progress.answers === 0 && progress.lessonsCompleted === 0 ? (
            <p className="text-mute">{t('progress.noFigures')}</p>
          ) : (
            <>
              <ProgressFigures progress={progress} />
              <WorkByWeek />
            </>
          )
        }
      </Loaded>
    </div>
  );
  return (
    <div className="page grid grid-cols-1 gap-10 pb-16" data-density={density}>
      <PageHeader
        title={t('progress.title')}
        lead={isYoung ? undefined : t('progress.lead')}
        actions={
          <>
            {aloud?.([t('progress.title'), t('progress.youngLead'), t('progress.practise')].join('. '))}
            <LinkButton to="/dashboard/practice">{t('progress.practise')}</LinkButton>
            {!isYoung && (
              <LinkButton to="/student-onboarding?find=start" variant="secondary">
                {t('placement.offer')}
              </LinkButton>
            )}
          </>
        }
      />
      <SubjectMaps aloud={aloud} />
      {isYoung ? <Disclosure summary={t('room.grownUps')}>{figures}</Disclosure> : figures}
    </div>
  );
}
