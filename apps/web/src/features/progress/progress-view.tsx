import { SUBJECTS, type Subject } from '@ori/contracts/subjects';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lib/loaded.tsx';
import { type Density, SUBJECT_LOOKS } from '../../lib/subject-look.ts';
import { TabSet } from '../../ui/aria/tab-set.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Emblem } from '../../ui/ornament/emblem.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { LaterSubjectMap } from './later-subject-map.tsx';
import { ProgressFigures } from './progress-figures.tsx';
import { useProgress } from './progress.queries.ts';
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
  const [subject, setSubject] = useState<Subject>('math');
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
      <TabSet
        label={t('progress.subjects')}
        selected={subject}
        onSelect={(id) => setSubject(SUBJECTS.find((known) => known === id) ?? 'math')}
        tabs={SUBJECTS.map((id) => ({
          id,
          label: (
            <span className="inline-flex items-center gap-2">
              <Emblem shape={SUBJECT_LOOKS[id].emblem} size={22} />
              {t(`subject.${id}`)}
            </span>
          ),
          content: <LaterSubjectMap key={id} subject={id} aloud={aloud} />,
        }))}
      />
      {isYoung ? <Disclosure summary={t('room.grownUps')}>{figures}</Disclosure> : figures}
    </div>
  );
}
