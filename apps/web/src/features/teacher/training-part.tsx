import type { TrainingText } from '@ori/contracts/texts';
import type { TrainingRecord } from '@ori/core/teaching/training-record';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Markup } from '../../lib/markup.tsx';
import { type CriteriaSlot, SampleDesk } from './sample-desk.tsx';
import { SelfCheck } from './self-check.tsx';

interface TrainingPartProps {
  readonly part: TrainingText;
  readonly record: TrainingRecord;
  readonly onRead: () => void;
  readonly onAnswer: (question: number, option: number) => void;
  /** What is tried on real questions, where this part has that. */
  readonly trial: ReactNode;
  readonly criteria: CriteriaSlot;
}

/** What is tried in the product, and what one practises on. */
function Practice({ part, trial, criteria }: Pick<TrainingPartProps, 'part' | 'trial' | 'criteria'>) {
  const { t } = useTranslation('teacher');
  return (
    <>
      {part.samples.map((sample) => (
        <SampleDesk key={sample.by} sample={sample} criteria={criteria} />
      ))}
      {part.readsWrongAnswers && trial}
      <section className="training-task" aria-labelledby="task">
        <h2 id="task">{t('training.task', { count: part.task.minutes })}</h2>
        <p>{part.task.text}</p>
        <p>
          <LinkButton to={part.task.to} variant="secondary">
            {t('training.try')}
          </LinkButton>
        </p>
      </section>
    </>
  );
}

/** The end of the reading: said to be read, once. */
function ReadIt({ record, onRead }: Pick<TrainingPartProps, 'record' | 'onRead'>) {
  const { t, i18n } = useTranslation('teacher');
  if (record.readOn !== null)
    return (
      <p className="text-mute">
        {t('training.readOn', { day: dayWords(record.readOn, i18n.language, 'long') })}
      </p>
    );
  return (
    <p>
      <Button onClick={onRead}>{t('training.read')}</Button>
    </p>
  );
}

/** One part: the text, what to practise and to try, and questions to check oneself with. */
export function TrainingPart({ part, record, onRead, onAnswer, trial, criteria }: TrainingPartProps) {
  const { t } = useTranslation('teacher');
  return (
    <article className="training-part" aria-labelledby="part">
      <header>
        <p className="eyebrow">{t('training.part', { number: part.order })}</p>
        <h2 id="part">{part.title}</h2>
        <p className="training-about">{part.description}</p>
      </header>
      {part.sections.map(({ id, heading, html }) => (
        <section key={id} className="text-html" {...(id === '' ? {} : { 'aria-labelledby': id })}>
          {id !== '' && <h3 id={id}>{heading}</h3>}
          {/* Sanitised when it was compiled (packages/content, lessons/compile). */}
          <Markup html={html} />
        </section>
      ))}
      <ReadIt record={record} onRead={onRead} />
      <Practice part={part} trial={trial} criteria={criteria} />
      <section className="training-checks" aria-labelledby="checks">
        <h2 id="checks">{t('training.check.title')}</h2>
        <p className="text-mute">{t('training.check.lead')}</p>
        {part.questions.map((question, at) => (
          <SelfCheck
            key={question.ask}
            question={question}
            first={record.answers[at] ?? null}
            onAnswer={(option) => onAnswer(at, option)}
          />
        ))}
      </section>
    </article>
  );
}
