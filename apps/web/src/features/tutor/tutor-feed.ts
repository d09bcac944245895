import type { TutorLive, TutorMessage } from '@ori/contracts/tutor';
import { follow } from '../../lib/live.ts';
import type { ChatEvent } from './chat-state.ts';
import { MESSAGE_FIELDS } from './tutor.calls.ts';

/** All of a conversation by one connection: browsers keep few of them open for all tabs together. */
const LIVE = `subscription ($sessionId: ID!) { tutorLive(sessionId: $sessionId) {
  message { ${MESSAGE_FIELDS} } delta { messageId text isDone } typing { isTyping } } }`;

interface Told {
  readonly tutorLive?: {
    readonly message: TutorMessage | null;
    readonly delta: Pick<NonNullable<TutorLive['delta']>, 'messageId' | 'text' | 'isDone'> | null;
    readonly typing: Pick<NonNullable<TutorLive['typing']>, 'isTyping'> | null;
  } | null;
}

/**
 * Follows a conversation live: whole messages, sentences while a reply forms, and that one is on its way, from whatever
 * device. `onAgain` runs when a lost connection stands again. Returns how to stop.
 */
export function followConversation(
  sessionId: string,
  tell: (event: ChatEvent) => void,
  onAgain: () => void,
): () => void {
  const hear = ({ tutorLive: told }: Told) => {
    if (told?.message) tell({ kind: 'added', messages: [told.message] });
    if (told?.delta) tell({ kind: 'sentence', ...told.delta });
    if (told?.typing) tell({ kind: 'typing', ...told.typing });
  };
  return follow<Told>(LIVE, { sessionId }, hear, { onAgain });
}
