import type { TutorMessage } from '@ori/contracts/tutor';
import { ReplyBody } from './reply-body.tsx';
import { SpeakReply } from './speak-reply.tsx';
import { TurnNode } from './turn-node.tsx';
import { TwinCard } from './twin-card.tsx';
import { WrongButton } from './wrong-button.tsx';

interface TutorTurnProps {
  readonly message: TutorMessage;
  readonly onLeave: () => void;
  /** Null where nobody is asked to judge a reply. */
  readonly onWrong: ((messageId: string) => Promise<boolean>) | null;
}

/** One reply of Ori's: its words, the steps, what they stand on, what to do alone. */
export function TutorTurn({ message, onLeave, onWrong }: TutorTurnProps) {
  const { id, content, metadata, twin } = message;
  return (
    <li className="tutor-turn" data-move={metadata.move} data-message={id}>
      <TurnNode move={metadata.move} />
      <ReplyBody reply={message} onOpen={onLeave}>
        {twin && <TwinCard twin={twin} onOpen={onLeave} />}
        <div className="tutor-turn-tools">
          <SpeakReply text={content} />
          {onWrong && <WrongButton onReport={() => onWrong(id)} />}
        </div>
      </ReplyBody>
    </li>
  );
}
