import { useEffect, useRef, type RefObject } from 'react';
import type { Conversation } from './use-conversation.ts';

/** Keeps the end of the thread in sight: whenever something is said, sent, or forms. */
export function useNewestInSight(
  { messages, canned, sending, forming, isTyping }: Conversation,
  prompt: string | null,
): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const seen = useRef('');
  const newest = [messages.length, canned.length, sending, forming?.text, isTyping, prompt].join(' ');
  useEffect(() => {
    if (seen.current === newest) return;
    seen.current = newest;
    const scroller = end.current?.parentElement;
    scroller?.scrollTo({ top: scroller.scrollHeight });
  }, [newest]);
  return end;
}
