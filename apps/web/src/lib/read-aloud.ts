import { useEffect, useState, useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;
const canSpeak = (): boolean => 'speechSynthesis' in globalThis;

interface ReadAloud {
  /** False where the browser has no voice, and while hydrating. */
  readonly available: boolean;
  readonly speaking: boolean;
  /** Reads a text in a language; a second press stops. */
  readonly toggle: (text: string, language: string) => void;
  /** Reads a text, and falls silent in what was being read. */
  readonly say: (text: string, language: string) => void;
}

/** The browser's own voice: nothing leaves the device. */
export function useReadAloud(): ReadAloud {
  const available = useSyncExternalStore(never, canSpeak, () => false);
  const [speaking, setSpeaking] = useState(false);
  useEffect(() => () => (canSpeak() ? speechSynthesis.cancel() : undefined), []);
  const say = (text: string, language: string): void => {
    if (!available) return;
    speechSynthesis.cancel();
    const speech = new SpeechSynthesisUtterance(text);
    speech.lang = language;
    speech.rate = 0.9;
    speech.addEventListener('end', () => setSpeaking(false));
    speech.addEventListener('error', () => setSpeaking(false));
    setSpeaking(true);
    speechSynthesis.speak(speech);
  };
  const toggle = (text: string, language: string): void => {
    if (!speaking) return say(text, language);
    speechSynthesis.cancel();
    return setSpeaking(false);
  };
  return { available, speaking, toggle, say };
}
