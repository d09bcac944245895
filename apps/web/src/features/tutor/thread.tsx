import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { OriEmblem } from '../../ui/ornament/ori-emblem.tsx';
import { spokenText } from './maths-markup.ts';
import { MessageText } from './message-text.tsx';
import { OwnLine } from './own-line.tsx';
import { PlainLine } from './plain-line.tsx';
import { SpeakReply } from './speak-reply.tsx';
import { TurnNode } from './turn-node.tsx';
import { TutorTurn } from './tutor-turn.tsx';
import type { CannedTurn, Conversation } from './use-conversation.ts';
import { useNewestInSight } from './use-newest-in-sight.ts';

interface ThreadProps {
  readonly conversation: Conversation;
  readonly greeting: string;
  /** For those who do not read yet: every line can be heard, and nothing else stands beside it. */
  readonly isSpoken: boolean;
  /** What Ori asks after a quick action or an offer. */
  readonly prompt: string | null;
  /** Leaves for another page: the panel gives way. */
  readonly onLeave: () => void;
}

function CannedLines({ turn, onLeave }: { readonly turn: CannedTurn; readonly onLeave: () => void }) {
  const { t } = useTranslation('tutor');
  const { asked, answer } = turn;
  return (
    <>
      <OwnLine text={asked} />
      <PlainLine text={answer.message} lang={answer.locale}>
        {answer.path && (
          <Link to={answer.path} className="tutor-lead-on" onClick={onLeave}>
            {t(`canned.${answer.id}`)}
          </Link>
        )}
      </PlainLine>
    </>
  );
}

/** Everything said, in its order: the server's messages, and the canned turns of this browser. */
function Said({ conversation, isSpoken, onLeave }: Omit<ThreadProps, 'greeting' | 'prompt'>) {
  const { messages, canned, reportWrong } = conversation;
  const said = [
    ...messages.map((message) => ({ at: message.timestamp, message, turn: null })),
    ...canned.map((turn) => ({ at: turn.at, message: null, turn })),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  return said.map(({ at, message, turn }) => {
    if (turn) return <CannedLines key={at} turn={turn} onLeave={onLeave} />;
    return message.role === 'student' ? (
      <OwnLine key={message.id} text={message.content} />
    ) : (
      <TutorTurn
        key={message.id}
        message={message}
        onLeave={onLeave}
        onWrong={isSpoken ? null : reportWrong}
      />
    );
  });
}

/** A reply is on its way: to this panel, or to the same conversation on another device. */
const isThinking = ({ isBusy, isTyping }: Conversation): boolean => isBusy || isTyping;

/** What is under way: the line sent, and the reply as far as it has formed. */
function UnderWay({ conversation }: Pick<ThreadProps, 'conversation'>) {
  const { t } = useTranslation('tutor');
  const { sending, forming } = conversation;
  return (
    <>
      {sending !== null && <OwnLine text={sending} />}
      {forming && (
        <li className="tutor-turn">
          <TurnNode move={null} />
          <div className="tutor-said">
            <MessageText text={forming.text} />
          </div>
        </li>
      )}
      {isThinking(conversation) && !forming && (
        <li className="tutor-typing">
          <OriEmblem mood="thinking" size={30} />
          {t('thinking')}
        </li>
      )}
    </>
  );
}

/** The newest reply for those who listen, as plain words. */
function spokenNow(conversation: Conversation, thinking: string): string {
  const { messages, canned } = conversation;
  if (isThinking(conversation)) return thinking;
  const message = messages.findLast(({ role }) => role === 'tutor');
  const turn = canned.at(-1);
  if (turn && (!message || turn.at > message.timestamp)) return turn.answer.message;
  return message ? spokenText(message.content) : '';
}

/** The conversation, hung along Ori's thread. */
export function Thread(props: ThreadProps) {
  const { conversation, greeting, isSpoken, prompt } = props;
  const { t } = useTranslation('tutor');
  const end = useNewestInSight(conversation, prompt);
  return (
    <section className="tutor-scroll" aria-label={t('thread')}>
      <ol className="tutor-thread">
        <PlainLine text={greeting} isFirst>
          {isSpoken && <SpeakReply text={greeting} />}
        </PlainLine>
        <Said {...props} />
        {prompt && <PlainLine text={prompt} />}
        <UnderWay conversation={conversation} />
      </ol>
      <div ref={end} />
      <div role="status" aria-live="polite" className="sr-only">
        {spokenNow(conversation, t('thinking'))}
      </div>
    </section>
  );
}
