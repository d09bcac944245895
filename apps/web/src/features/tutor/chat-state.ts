import type { TutorMessage } from '@ori/contracts/tutor';

/** A reply while it forms: the sentences that came so far. */
export interface Forming {
  readonly messageId: string;
  readonly text: string;
}

/** One conversation as this browser knows it. */
export interface ChatState {
  readonly sessionId: string | null;
  readonly messages: readonly TutorMessage[];
  /** What is on its way, shown until it is kept. */
  readonly sending: string | null;
  readonly forming: Forming | null;
  /** A reply is on its way, perhaps to another device of the same person. */
  readonly isTyping: boolean;
}

export type ChatEvent =
  | { readonly kind: 'resumed'; readonly sessionId: string; readonly messages: readonly TutorMessage[] }
  | { readonly kind: 'sending'; readonly text: string }
  | { readonly kind: 'started'; readonly sessionId: string }
  | { readonly kind: 'added'; readonly messages: readonly TutorMessage[] }
  | { readonly kind: 'sentence'; readonly messageId: string; readonly text: string; readonly isDone: boolean }
  | { readonly kind: 'typing'; readonly isTyping: boolean }
  | { readonly kind: 'settled' };

export const NO_CHAT: ChatState = {
  sessionId: null,
  messages: [],
  sending: null,
  forming: null,
  isTyping: false,
};

/** Messages in the order of their time; one that came twice, by answer and by feed, stands once. */
function together(known: readonly TutorMessage[], more: readonly TutorMessage[]): readonly TutorMessage[] {
  const byId = new Map([...known, ...more].map((message) => [message.id, message]));
  return [...byId.values()].toSorted((a, b) => a.timestamp.localeCompare(b.timestamp));
}

function withSentence(
  state: ChatState,
  { messageId, text, isDone }: Forming & { isDone: boolean },
): ChatState {
  if (isDone || state.messages.some(({ id }) => id === messageId)) return state;
  const before = state.forming?.messageId === messageId ? `${state.forming.text} ` : '';
  return { ...state, forming: { messageId, text: before + text } };
}

function withMessages(state: ChatState, more: readonly TutorMessage[]): ChatState {
  const messages = together(state.messages, more);
  const isFormed = messages.some(({ id }) => id === state.forming?.messageId);
  const isSent = more.some(({ role, content }) => role === 'student' && content === state.sending?.trim());
  return {
    ...state,
    messages,
    forming: isFormed ? null : state.forming,
    sending: isSent ? null : state.sending,
    isTyping: state.isTyping && !more.some(({ role }) => role === 'tutor'),
  };
}

/** The conversation after something came or went. */
export function chatAfter(state: ChatState, event: ChatEvent): ChatState {
  switch (event.kind) {
    case 'resumed':
      return { ...state, sessionId: event.sessionId, messages: together(event.messages, state.messages) };
    case 'sending':
      return { ...state, sending: event.text };
    case 'started':
      return { ...state, sessionId: event.sessionId };
    case 'added':
      return withMessages(state, event.messages);
    case 'sentence':
      return withSentence(state, event);
    case 'typing':
      return { ...state, isTyping: event.isTyping };
    case 'settled':
      return { ...state, sending: null, forming: null, isTyping: false };
  }
}
