import type { Locale } from '@ori/contracts/locale';
import type { TutorMessage } from '@ori/contracts/tutor';
import { typedLocale } from '@ori/core/tutor/intent/typed-locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CitationCard } from './citation-card.tsx';
import { MessageText } from './message-text.tsx';
import { WorkedSteps } from './worked-steps.tsx';

interface ReplyBodyProps {
  readonly reply: Pick<TutorMessage, 'content' | 'steps' | 'citations'>;
  /** Called when a cited lesson is opened. */
  readonly onOpen: () => void;
  /** What may be done with the reply. */
  readonly children?: ReactNode;
}

/** What Ori said: the words, the steps, what they stand on. */
export function ReplyBody({ reply, onOpen, children }: ReplyBodyProps) {
  const { t, i18n } = useTranslation('tutor');
  return (
    <div className="tutor-said">
      <span className="sr-only">{t('said.ori')}</span>
      <MessageText text={reply.content} lang={typedLocale(reply.content, i18n.language as Locale)} />
      <WorkedSteps steps={reply.steps} />
      {reply.citations.map((citation) => (
        <CitationCard
          key={`${citation.claimId ?? citation.lessonId} ${citation.section}`}
          citation={citation}
          onOpen={onOpen}
        />
      ))}
      {children}
    </div>
  );
}
