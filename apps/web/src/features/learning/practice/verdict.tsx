import type { AttemptAnswer } from '@ori/contracts/practice';
import { Award } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { OriEmblem } from '../../../ui/ornament/ori-emblem.tsx';
import { StepLines } from './step-lines.tsx';

/** What the server says of an answer; the focus comes here, so that it is read first. */
export function Verdict({ reply }: { readonly reply: AttemptAnswer }) {
  const { t } = useTranslation('lesson');
  const heading = useRef<HTMLHeadingElement>(null);
  const isRight = reply.verdict === 'correct';
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="verdict" data-verdict={reply.verdict} aria-live="polite">
      <OriEmblem mood={isRight ? 'celebrating' : 'helping'} size={64} />
      <div className="grid gap-3">
        <h3 ref={heading} tabIndex={-1}>
          {t(isRight ? 'verdict.right' : 'verdict.wrong')}
        </h3>
        <p>{reply.message}</p>
        {reply.misconception && (
          <div className="misconception">
            <p className="font-bold">{reply.misconception.name}</p>
            <p>{reply.misconception.question}</p>
          </div>
        )}
        {reply.steps && (
          <details open={!isRight}>
            <summary>{t('verdict.steps')}</summary>
            <StepLines steps={reply.steps} />
          </details>
        )}
        {reply.mastery?.mastered && <p className="font-bold text-nile">{t('verdict.mastered')}</p>}
        {reply.achievements.map(({ id, title }) => (
          <p key={id} className="flex items-center gap-2 font-bold text-gold">
            <Award size={20} aria-hidden="true" /> {t('verdict.earned', { title })}
          </p>
        ))}
      </div>
    </section>
  );
}
