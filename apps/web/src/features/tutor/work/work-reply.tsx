import type { Question } from '@ori/contracts/practice';
import type { TutorMessage } from '@ori/contracts/tutor';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { OriEmblem, type OriMood } from '../../../ui/ornament/ori-emblem.tsx';
import { CitationCard } from '../citation-card.tsx';
import { MessageText } from '../message-text.tsx';
import { SpeakReply } from '../speak-reply.tsx';
import { TwinFrame } from '../twin-frame.tsx';
import { WorkedSteps } from '../worked-steps.tsx';
import { WrongButton } from '../wrong-button.tsx';

const LEVELS = [1, 2, 3] as const;

interface WorkReplyProps {
  readonly reply: TutorMessage;
  /** For those who do not read yet: nothing beside hearing it again. */
  readonly spoken: boolean;
  /** Puts the unaided question in place of this one. */
  readonly onTwin: (twin: Question) => void;
  readonly onWrong: (messageId: string) => Promise<boolean>;
}

function moodOf({ metadata: { move } }: TutorMessage): OriMood {
  if (move === 'praise') return 'celebrating';
  return move === 'safety' ? 'concerned' : 'helping';
}

/** How much of the way was shown: three rings, filled from within. */
function HelpRings({ level }: { readonly level: number }) {
  const { t } = useTranslation('tutor');
  return (
    <p className="work-rings">
      {LEVELS.map((each) => (
        <span key={each} data-on={each <= level || undefined} aria-hidden="true" />
      ))}
      <span className="text-sm text-mute">{t('work.level', { level })}</span>
    </p>
  );
}

function Twin({ twin, onTwin }: { readonly twin: Question; readonly onTwin: WorkReplyProps['onTwin'] }) {
  const { t } = useTranslation('tutor');
  return (
    <TwinFrame prompt={twin.prompt}>
      <Button variant="secondary" onClick={() => onTwin(twin)}>
        {t('work.twinGo')}
      </Button>
    </TwinFrame>
  );
}

/** What Ori says to a piece of work, in its place. */
export function WorkReply({ reply, spoken, onTwin, onWrong }: WorkReplyProps) {
  const { id, content, steps, citations, metadata } = reply;
  const twin = reply.twin as Question | null;
  return (
    <div className="work-reply" data-move={metadata.move}>
      <OriEmblem mood={moodOf(reply)} size={52} />
      <div className="tutor-said">
        <MessageText text={content} />
        {metadata.level !== null && metadata.level > 0 && <HelpRings level={metadata.level} />}
        <WorkedSteps key={id} steps={steps} />
        {citations.map((citation) => (
          <CitationCard
            key={`${citation.claimId ?? citation.lessonId} ${citation.section}`}
            citation={citation}
            onOpen={() => undefined}
          />
        ))}
        {twin && <Twin twin={twin} onTwin={onTwin} />}
        <div className="tutor-turn-tools">
          <SpeakReply text={content} />
          {!spoken && <WrongButton key={id} onReport={() => onWrong(id)} />}
        </div>
      </div>
    </div>
  );
}
