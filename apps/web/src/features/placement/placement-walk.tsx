import type { PlacementRun } from '@ori/contracts/placement';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import { SUBJECT_LOOKS } from '../../lib/subject-look.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Note } from '../../ui/note.tsx';
import { Emblem } from '../../ui/ornament/emblem.tsx';
import { PlacementQuestion } from './placement-question.tsx';
import { useStopPlacement } from './placement.queries.ts';
import type { QuestionSlot } from './question-slot.ts';

interface WalkProps {
  readonly run: PlacementRun;
  readonly slot: QuestionSlot;
  readonly newId: () => string;
  readonly onRun: (run: PlacementRun) => void;
  /** Back to the choice of subjects; the walk stays open. */
  readonly onLeave: () => void;
}

/** A walk through one subject, a question at a time. It may be left and taken up again, or ended where it is. */
export function PlacementWalk({ run, slot, newId, onRun, onLeave }: WalkProps) {
  const { t } = useTranslation('dashboard');
  const wordsOf = useFailureWords();
  const stop = useStopPlacement(run.id);
  const { subject, question, asked, atMost } = run;
  const { emblem, tone } = SUBJECT_LOOKS[subject];
  const number = t('placement.asked', { number: asked + 1, atMost });
  if (question === null) return null;
  return (
    <section className="grid max-w-3xl gap-6 py-8" data-tone={tone} aria-labelledby="walk">
      <header className="flex items-center gap-4">
        <Emblem shape={emblem} size={56} className="placement-emblem" />
        <h1 id="walk" className="text-3xl">
          {t('placement.walk', { subject: t(`subject.${subject}`) })}
        </h1>
      </header>
      <ProgressBar
        label={t('placement.progress')}
        value={asked}
        max={atMost}
        valueText={number}
        tone={tone}
      />
      <h2 className="sr-only">{number}</h2>
      <PlacementQuestion
        key={question.item}
        runId={run.id}
        question={question}
        slot={slot}
        newId={newId}
        onRun={onRun}
        focusFirst={asked > 0}
      />
      {stop.error && <Note tone="danger">{wordsOf(stop.error)}</Note>}
      <p className="flex flex-wrap gap-x-2">
        <Button variant="quiet" onClick={onLeave}>
          {t('placement.later')}
        </Button>
        <Button
          variant="quiet"
          busy={stop.isPending}
          onClick={() => stop.mutate(undefined, { onSuccess: onRun })}
        >
          {t('placement.stop')}
        </Button>
      </p>
    </section>
  );
}
