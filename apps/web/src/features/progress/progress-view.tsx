import { SUBJECTS, type Subject } from '@ori/contracts/subjects';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lib/loaded.tsx';
import { type Density, SUBJECT_LOOKS } from '../../lib/subject-look.ts';
import { TabSet } from '../../ui/aria/tab-set.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Emblem } from '../../ui/ornament/emblem.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ProgressFigures } from './progress-figures.tsx';
import { useProgress } from './progress.queries.ts';
import { SubjectMap } from './subject-map.tsx';
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
  const [subject, setSubject] = useState<Subject>('math');
  return (
    <div className="page grid grid-cols-1 gap-10 pb-16" data-density={density}>
      <PageHeader
        title={t('progress.title')}
        lead={t('progress.lead')}
        actions={
          <>
            {aloud?.(`${t('progress.title')}. ${t('progress.lead')}`)}
            <LinkButton to="/dashboard/practice">{t('progress.practise')}</LinkButton>
            <LinkButton to="/student-onboarding?find=start" variant="secondary">
              {t('placement.offer')}
            </LinkButton>
          </>
        }
      />
      <Loaded query={query} waiting={<Skeleton className="h-28 w-full" />}>
        {(progress) => <ProgressFigures progress={progress} />}
      </Loaded>
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
          content: <SubjectMap key={id} subject={id} aloud={aloud} />,
        }))}
      />
      <WorkByWeek />
    </div>
  );
}
