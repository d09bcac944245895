import type { TutorPersonalityId } from '@ori/contracts/tutor-names';
import { useCallback, useEffect, useReducer, useState } from 'react';
import { isSound } from '../../lib/is-sound.ts';
import { chatAfter, NO_CHAT } from './chat-state.ts';
import { followConversation } from './tutor-feed.ts';
import type { ShownConversation, TutorCalls } from './tutor.calls.ts';

/** Without these there is nothing to take up. */
const SHOWN = ['sessionId', 'messages', 'tutorPersonality'] as const;

/** Longer than any reply takes, a language model's among them. */
const TYPING_MOST_MS = 30_000;

/** A conversation taken up where it was left, and followed live. A visitor has none. */
export function useLiveChat(calls: Pick<TutorCalls, 'active'>, isVisitor: boolean) {
  const [chat, dispatch] = useReducer(chatAfter, NO_CHAT);
  const [personality, setPersonality] = useState<TutorPersonalityId>('guide');
  const [rated, setRated] = useState<number | null>(null);
  const { sessionId, isTyping } = chat;
  const takeUp = useCallback((answer: Awaited<ReturnType<TutorCalls['active']>>): void => {
    if (!answer.ok || !isSound<ShownConversation>(answer.value, SHOWN)) return;
    const { sessionId, messages, tutorPersonality, helpfulnessRating } = answer.value;
    dispatch({ kind: 'resumed', sessionId, messages });
    setPersonality(tutorPersonality.id);
    setRated(helpfulnessRating);
  }, []);
  useEffect(() => {
    if (!isVisitor) void calls.active().then(takeUp);
  }, [calls, takeUp, isVisitor]);
  useEffect(() => {
    if (!sessionId) return undefined;
    return followConversation(sessionId, dispatch, () => void calls.active().then(takeUp));
  }, [sessionId, calls, takeUp]);
  useEffect(() => {
    // Who was to answer may have gone: nobody thinks for ever.
    const stop = () => dispatch({ kind: 'typing', isTyping: false });
    const timer = isTyping ? setTimeout(stop, TYPING_MOST_MS) : undefined;
    return () => clearTimeout(timer);
  }, [isTyping]);
  return { chat, dispatch, personality, setPersonality, rated, setRated };
}
export type LiveChat = ReturnType<typeof useLiveChat>;
