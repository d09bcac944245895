import type { TutorPersonalityId } from '@ori/contracts/tutor-names';
import { useEffect, useReducer, useState } from 'react';
import { chatAfter, NO_CHAT } from './chat-state.ts';
import { followConversation } from './tutor-feed.ts';
import type { TutorCalls } from './tutor.calls.ts';

/** A conversation taken up where it was left, and followed live. A visitor has none. */
export function useLiveChat(calls: TutorCalls, isVisitor: boolean) {
  const [chat, dispatch] = useReducer(chatAfter, NO_CHAT);
  const [personality, setPersonality] = useState<TutorPersonalityId>('guide');
  const [rated, setRated] = useState<number | null>(null);
  const { sessionId } = chat;
  useEffect(() => {
    const resume = async (): Promise<void> => {
      const answer = await calls.active();
      if (!answer.ok || !answer.value) return;
      const { sessionId, messages, tutorPersonality, helpfulnessRating } = answer.value;
      dispatch({ kind: 'resumed', sessionId, messages });
      setPersonality(tutorPersonality.id);
      setRated(helpfulnessRating);
    };
    if (!isVisitor) void resume();
  }, [calls, isVisitor]);
  useEffect(() => (sessionId ? followConversation(sessionId, dispatch) : undefined), [sessionId]);
  return { chat, dispatch, personality, setPersonality, rated, setRated };
}
export type LiveChat = ReturnType<typeof useLiveChat>;
