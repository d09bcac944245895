import type { Goal } from '@ori/contracts/goals';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressRing } from '../../ui/feedback/progress-ring.tsx';
import { useDropGoal } from './goals.queries.ts';

/** What a goal says: minutes a day, a skill, a course. */
function useGoalWords() {
  const { t } = useTranslation('dashboard');
  return ({ kind, title, of }: Goal): string =>
    kind === 'daily-minutes' ? t('goals.minutesADay', { count: of }) : t(`goals.kind.${kind}`, { title });
}

function LetGo({ id, words }: { readonly id: string; readonly words: string }) {
  const { t } = useTranslation('dashboard');
  const drop = useDropGoal();
  return (
    <Button
      variant="quiet"
      busy={drop.isPending}
      className="justify-self-start"
      onClick={() => drop.mutate(id)}
    >
      {t('goals.drop')}
      <span className="sr-only"> {words}</span>
    </Button>
  );
}

interface GoalCardProps {
  readonly goal: Goal;
  /** Whoever has a goal may let it go. */
  readonly isOwn?: boolean;
}

/** One goal, how far it is, and for whose it is the way to let it go. */
export function GoalCard({ goal, isOwn = true }: GoalCardProps) {
  const { t, i18n } = useTranslation('dashboard');
  const words = useGoalWords()(goal);
  const { done, of, by, daysReached, isReached } = goal;
  const unit = goal.kind === 'master-skill' ? 'percent' : goal.kind;
  return (
    <li className="goal-card" data-reached={isReached || undefined}>
      <ProgressRing
        label={words}
        value={Math.min(done, of)}
        max={of}
        valueText={t(`goals.done.${unit}`, { done, of })}
        size={96}
      >
        {isReached && <Check size={34} aria-hidden="true" />}
      </ProgressRing>
      <div className="grid gap-1">
        <h3 className="text-xl">{words}</h3>
        <p>{isReached ? t('goals.reached') : t(`goals.done.${unit}`, { done, of })}</p>
        {by && <p className="text-mute">{t('goals.by', { day: dayWords(by, i18n.language, 'long') })}</p>}
        {daysReached !== null && <p className="text-mute">{t('goals.week', { count: daysReached })}</p>}
        {isOwn && <LetGo id={goal.id} words={words} />}
      </div>
    </li>
  );
}
