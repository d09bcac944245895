import type { TrainingSummary } from '@ori/contracts/texts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RECORD, recordIn, stepsOf, trainingPath } from './training-place.ts';
import { TrainingRing } from './training-ring.tsx';

interface TrainingListProps {
  readonly parts: readonly TrainingSummary[];
  readonly preferences: Readonly<Record<string, unknown>>;
  /** The part that is open, or the record. */
  readonly open: string;
}

/** The parts on one cord, each with a ring of what is done of it, and the record at its end. */
export function TrainingList({ parts, preferences, open }: TrainingListProps) {
  const { t } = useTranslation('teacher');
  return (
    <nav className="training-cord no-print" aria-label={t('training.parts')}>
      <ol>
        {parts.map((part) => {
          const steps = stepsOf(part, recordIn(preferences, part.slug));
          return (
            <li key={part.slug}>
              <Link to={trainingPath(part.slug)} aria-current={part.slug === open ? 'page' : undefined}>
                <TrainingRing number={part.order} steps={steps} />
                <span>
                  <b>{part.title}</b>
                  <small>
                    {t('training.minutes', { count: part.minutes + part.task.minutes })} ·{' '}
                    {steps.includes(false)
                      ? t('training.done', { done: steps.filter(Boolean).length, all: steps.length })
                      : t('training.whole')}
                  </small>
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
      <p>
        <Link to={trainingPath(RECORD)} aria-current={open === RECORD ? 'page' : undefined}>
          {t('training.record.open')}
        </Link>
      </p>
    </nav>
  );
}
