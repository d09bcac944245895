import { SACRED_ID_MIN } from '@ori/contracts/limits';
import { useEffect, useState } from 'react';
import { checkSacredId, type SacredIdAnswer } from './accounts.calls.ts';

export type SacredIdCheck =
  | { readonly kind: 'unknown' | 'checking' | 'free' }
  | { readonly kind: 'taken'; readonly suggestions: readonly string[] };

/** How long typing must rest before the server is asked. */
const REST_MS = 350;
const ALLOWED = /^[A-Za-z0-9._-]+$/;

interface Asked {
  readonly sacredId: string;
  /** Null when the server could not say. */
  readonly answer: SacredIdAnswer | null;
}

function checkOf(sacredId: string, isAskable: boolean, asked: Asked | null): SacredIdCheck {
  if (!isAskable) return { kind: 'unknown' };
  if (asked?.sacredId !== sacredId) return { kind: 'checking' };
  if (!asked.answer) return { kind: 'unknown' };
  return asked.answer.available ? { kind: 'free' } : { kind: 'taken', suggestions: asked.answer.suggestions };
}

/** Whether a Sacred ID is free, asked once typing rests; the server's last word comes with the form. */
export function useSacredIdCheck(sacredId: string): SacredIdCheck {
  const [asked, setAsked] = useState<Asked | null>(null);
  const isAskable = sacredId.length >= SACRED_ID_MIN && ALLOWED.test(sacredId);
  useEffect(() => {
    if (!isAskable) return;
    const control = new AbortController();
    const ask = async (): Promise<void> => {
      const answer = await checkSacredId(sacredId, control.signal).catch(() => null);
      if (!control.signal.aborted) setAsked({ sacredId, answer: answer?.ok ? answer.value : null });
    };
    const timer = setTimeout(() => void ask(), REST_MS);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [sacredId, isAskable]);
  return checkOf(sacredId, isAskable, asked);
}
