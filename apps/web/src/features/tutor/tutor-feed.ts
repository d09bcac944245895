import type { TutorMessage } from '@ori/contracts/tutor';
import { follow } from '../../lib/live.ts';
import type { ChatEvent } from './chat-state.ts';
import { MESSAGE_FIELDS } from './tutor.calls.ts';

const MESSAGES = `subscription ($sessionId: ID!) { tutorMessageAdded(sessionId: $sessionId) { ${MESSAGE_FIELDS} } }`;
const SENTENCES =
  'subscription ($sessionId: ID!) { tutorTokens(sessionId: $sessionId) { messageId text isDone } }';

interface Told {
  readonly tutorMessageAdded?: TutorMessage | null;
}
interface Said {
  readonly tutorTokens?: {
    readonly messageId: string;
    readonly text: string;
    readonly isDone: boolean;
  } | null;
}

/** Follows a conversation live: whole messages, and sentences while a reply forms. Returns how to stop. */
export function followConversation(sessionId: string, tell: (event: ChatEvent) => void): () => void {
  const ends = [
    follow<Told>(MESSAGES, { sessionId }, ({ tutorMessageAdded: added }) => {
      if (added) tell({ kind: 'added', messages: [added] });
    }),
    follow<Said>(SENTENCES, { sessionId }, ({ tutorTokens: said }) => {
      if (said) tell({ kind: 'sentence', ...said });
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
