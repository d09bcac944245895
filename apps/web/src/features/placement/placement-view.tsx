import type { PlacementRun } from '@ori/contracts/placement';
import type { Subject } from '@ori/contracts/subjects';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Note } from '../../ui/note.tsx';
import { PlacementChoice } from './placement-choice.tsx';
import { PlacementResultView } from './placement-result.tsx';
import { PlacementWalk } from './placement-walk.tsx';
import { usePlacements, useStartPlacement } from './placement.queries.ts';
import type { QuestionSlot } from './question-slot.ts';
import './placement.css';

interface ViewProps {
  readonly slot: QuestionSlot;
  readonly newId: () => string;
  readonly homeTo: string;
  /** For those whom a grown-up sits beside. */
  readonly isYoung: boolean;
  readonly aloud?: ((text: string) => ReactNode) | undefined;
}

/** Finding a place to start: choose a subject, walk through it, see where to begin. */
export function PlacementView({ slot, newId, homeTo, isYoung, aloud }: ViewProps) {
  const { t } = useTranslation('dashboard');
  const client = useQueryClient();
  const wordsOf = useFailureWords();
  const placements = usePlacements();
  const start = useStartPlacement();
  const [run, setRun] = useState<PlacementRun | null>(null);
  const begin = (subject: Subject) => start.mutate(subject, { onSuccess: setRun });
  const choose = () => {
    setRun(null);
    void client.invalidateQueries({ queryKey: ['placements'] });
  };
  if (run?.question)
    return <PlacementWalk run={run} slot={slot} newId={newId} onRun={setRun} onLeave={choose} />;
  if (run) return <PlacementResultView run={run} homeTo={homeTo} onOther={choose} />;
  return (
    <>
      {start.error && <Note tone="danger">{wordsOf(start.error)}</Note>}
      {placements.data === undefined && <h1 className="sr-only">{t('placement.title')}</h1>}
      <Loaded query={placements} waiting={<Skeleton className="mt-8 h-96 w-full" />}>
        {(known) => (
          <PlacementChoice
            placements={known.placements}
            isYoung={isYoung}
            busy={start.isPending}
            onSubject={begin}
            onRun={setRun}
            aloud={aloud}
          />
        )}
      </Loaded>
    </>
  );
}
