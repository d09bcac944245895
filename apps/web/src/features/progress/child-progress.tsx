import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lib/loaded.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { MasteryBySubject } from './mastery-by-subject.tsx';
import { ProgressFigures } from './progress-figures.tsx';
import { type ProgressChild, ProgressOwner } from './progress-owner.ts';
import { useProgress, useStatistics } from './progress.queries.ts';
import { Strengths } from './strengths.tsx';
import { StuckSkills } from './stuck-skills.tsx';
import { SubjectMaps } from './subject-maps.tsx';
import { useWeekWords } from './week-words.ts';
import { WorkByWeek } from './work-by-week.tsx';
import './progress.css';
import './parent.css';

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid content-start gap-3">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Counted({ isTaught }: { readonly isTaught: boolean }) {
  const { t } = useTranslation('family');
  const query = useStatistics();
  const weekWords = useWeekWords();
  return (
    <Loaded query={query} waiting={<Skeleton className="h-96 w-full" />}>
      {(statistics) => (
        <div className="progress-pair">
          <Part title={t('progress.weeks')}>
            <p>{weekWords(statistics)}</p>
            <WorkByWeek />
          </Part>
          <Part title={t('progress.bySubject')}>
            <p className="text-mute">{t('progress.bySubjectText')}</p>
            <MasteryBySubject subjects={statistics.subjects} />
          </Part>
          {!isTaught && (
            <Part title={t('progress.stuckTitle')}>
              <StuckSkills />
            </Part>
          )}
          <Part title={t('progress.strengths')}>
            <p className="text-mute">{t('progress.teach')}</p>
            <Strengths skills={statistics.skills} />
          </Part>
        </div>
      )}
    </Loaded>
  );
}

function Figures() {
  const query = useProgress();
  return (
    <Loaded query={query} waiting={<Skeleton className="h-28 w-full" />}>
      {(progress) => <ProgressFigures progress={progress} />}
    </Loaded>
  );
}

interface ChildProgressProps {
  readonly child: ProgressChild;
  /** For a linked teacher, who is told of skills and never of single answers. */
  readonly isTaught?: boolean | undefined;
}

/** One child's progress as a grown-up reads it: figures, weeks, subjects, where it is stuck, strengths, the map. */
export function ChildProgress({ child, isTaught = false }: ChildProgressProps) {
  return (
    <ProgressOwner value={child}>
      <div className="grid grid-cols-1 gap-10">
        <Figures />
        <Counted isTaught={isTaught} />
        <SubjectMaps />
      </div>
    </ProgressOwner>
  );
}
