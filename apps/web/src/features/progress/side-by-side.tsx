import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lib/loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { MasteryBySubject } from './mastery-by-subject.tsx';
import { type ProgressChild, ProgressOwner } from './progress-owner.ts';
import { useStatistics } from './progress.queries.ts';
import { Strengths } from './strengths.tsx';
import { StuckSkills } from './stuck-skills.tsx';
import { useWeekWords } from './week-words.ts';
import './parent.css';

interface ColumnProps {
  readonly child: ProgressChild;
  readonly onChoose: (id: string) => void;
}

function Column({ child: { id, firstName }, onChoose }: ColumnProps) {
  const { t } = useTranslation('family');
  const query = useStatistics();
  const weekWords = useWeekWords();
  const headingId = useId();
  return (
    <Card as="article" aria-labelledby={headingId} className="side-child">
      <h2 id={headingId} className="text-3xl">
        {firstName}
      </h2>
      <Loaded query={query} waiting={<Skeleton className="h-96 w-full" />}>
        {(statistics) => (
          <>
            <p>{weekWords(statistics)}</p>
            <MasteryBySubject subjects={statistics.subjects} />
            <div className="grid content-start gap-2">
              <h3 className="text-lg">{t('progress.strengths')}</h3>
              <Strengths skills={statistics.skills} />
            </div>
            <div className="grid content-start gap-2">
              <h3 className="text-lg">{t('progress.stuckTitle')}</h3>
              <StuckSkills />
            </div>
          </>
        )}
      </Loaded>
      <p>
        <Button variant="secondary" onClick={() => onChoose(id)}>
          {t('progress.open', { name: firstName })}
        </Button>
      </p>
    </Card>
  );
}

interface SideBySideProps {
  readonly family: readonly ProgressChild[];
  readonly onChoose: (id: string) => void;
}

/** Each child beside the others, in the family's own order and measured against themselves only: nobody is ranked. */
export function SideBySide({ family, onChoose }: SideBySideProps) {
  const { t } = useTranslation('family');
  return (
    <div className="grid gap-5">
      <p className="max-w-prose text-mute">{t('progress.noRanks')}</p>
      <div className="side-by-side">
        {family.map((child) => (
          <ProgressOwner value={child} key={child.id}>
            <Column child={child} onChoose={onChoose} />
          </ProgressOwner>
        ))}
      </div>
    </div>
  );
}
