import type { TrainingSummary, TrainingText } from '@ori/contracts/texts';
import type { TrainingRecord } from '@ori/core/teaching/training-record';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { useTrainingParts } from './teacher.queries.ts';
import { recordIn } from './training-place.ts';

function Answers({ part, record }: { readonly part: TrainingText; readonly record: TrainingRecord }) {
  const { t } = useTranslation('teacher');
  return (
    <ul>
      {part.questions.map(({ ask, options }, at) => {
        const chosen = options[record.answers[at] ?? -1];
        return (
          <li key={ask}>
            {ask}
            <br />
            {chosen === undefined ? (
              <em>{t('training.record.unanswered')}</em>
            ) : (
              <>
                <strong>{chosen.text}</strong>{' '}
                {t(chosen.right ? 'training.record.right' : 'training.record.other')}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface RecordSheetProps {
  readonly name: string;
  readonly parts: readonly TrainingSummary[];
  readonly preferences: Readonly<Record<string, unknown>>;
}

/** What somebody read and answered, to print. It says what it is, and that nobody judged it. */
export function TrainingRecordSheet({ name, parts, preferences }: RecordSheetProps) {
  const { t, i18n } = useTranslation('teacher');
  const texts = useTrainingParts(parts.map(({ slug }) => slug));
  return (
    <article className="training-sheet" aria-labelledby="record">
      <header>
        <h2 id="record">{t('training.record.title')}</h2>
        <p>{t('training.record.of', { name })}</p>
        <p className="text-mute">{t('training.record.what')}</p>
      </header>
      <ol>
        {parts.map((part) => {
          const record = recordIn(preferences, part.slug);
          const text = texts.find(({ slug }) => slug === part.slug);
          return (
            <li key={part.slug}>
              <h3>{part.title}</h3>
              <p>
                {record.readOn === null
                  ? t('training.record.unread')
                  : t('training.readOn', { day: dayWords(record.readOn, i18n.language, 'long') })}
              </p>
              {text && <Answers part={text} record={record} />}
            </li>
          );
        })}
      </ol>
      <p>
        <Button onClick={() => window.print()}>{t('training.record.print')}</Button>
      </p>
    </article>
  );
}
