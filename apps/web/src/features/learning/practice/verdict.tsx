import type { AttemptAnswer } from '@ori/contracts/practice';
import type { WrongReply } from '@ori/core/learning/after-wrong';
import { Award } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { HearButton } from '../../../lib/hear-button.tsx';
import { OriEmblem } from '../../../ui/ornament/ori-emblem.tsx';
import { NewStar } from './new-star.tsx';
import { StepLines } from './step-lines.tsx';

interface VerdictProps {
  readonly reply: AttemptAnswer;
  /** What is said of a wrong answer; null of a right one. */
  readonly again: WrongReply | null;
  /** For those who cannot read yet: all of it can be heard. */
  readonly spoken: boolean;
  /** The skill that was mastered by this answer. */
  readonly newStar: string | null;
}

/** What is told of an answer, as a voice says it. */
function spokenOf(
  said: readonly string[],
  { steps }: AttemptAnswer,
  known: AttemptAnswer['misconception'],
  star: readonly string[],
): string {
  const asked = known === null ? [] : [known.question];
  const worked = (steps ?? []).flatMap(({ text, reason }) => [text, reason]);
  return [...said, ...star, ...asked, ...worked].filter((words) => words !== '').join('. ');
}

interface IdeaProps extends NonNullable<AttemptAnswer['misconception']> {
  /** Whoever is read to hears the question alone. */
  readonly isNamed: boolean;
}

/** The idea behind a wrong answer, and what to ask oneself. */
function Idea({ name, question, isNamed }: IdeaProps) {
  return (
    <div className="misconception">
      {isNamed && <p className="font-bold">{name}</p>}
      <p>{question}</p>
    </div>
  );
}

/** What the server says of an answer; the focus comes here, so that it is read first. */
export function Verdict({ reply, again, spoken, newStar }: VerdictProps) {
  const { t, i18n } = useTranslation('lesson');
  const heading = useRef<HTMLHeadingElement>(null);
  const isRight = reply.verdict === 'correct';
  const title = again === null ? t('verdict.right') : t(`verdict.notYet.${again.words}.title`);
  const message = again === null ? reply.message : t(`verdict.notYet.${again.words}.text`);
  const known = again?.tellsIdea === true ? reply.misconception : null;
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="verdict" data-verdict={reply.verdict} aria-live="polite">
      <OriEmblem mood={isRight ? 'celebrating' : 'helping'} size={64} />
      <div className="grid gap-3">
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
        {spoken && (
          <HearButton
            text={() =>
              spokenOf(
                [title, message],
                reply,
                known,
                newStar === null ? [] : [t('verdict.newStar'), newStar],
              )
            }
            language={i18n.language}
            start={t('tools.hear', { text: title })}
            stop={t('tools.stop')}
            className="justify-self-start"
          />
        )}
        <p>{message}</p>
        {known && <Idea {...known} isNamed={!spoken} />}
        {reply.steps && (
          <details open={!isRight}>
            <summary>{t('verdict.steps')}</summary>
            <StepLines steps={reply.steps} />
          </details>
        )}
        {reply.achievements.map(({ id, title }) => (
          <p key={id} className="flex items-center gap-2 font-bold text-gold">
            <Award size={20} aria-hidden="true" /> {t('verdict.earned', { title })}
          </p>
        ))}
      </div>
      {newStar !== null && <NewStar skill={newStar} />}
    </section>
  );
}
