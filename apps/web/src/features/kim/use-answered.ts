import type { Result } from '@ori/contracts/result';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../lib/failure.ts';

interface Answered<Value> {
  /** Null while it is on its way, and after a failure. */
  readonly value: Value | null;
  readonly failure: Failure | null;
  readonly refresh: () => void;
}

/** What a call answers for what is asked, in the language on screen. `call` must stay the same; null asks nothing. */
export function useAnswered<Asked extends string, Value>(
  call: (asked: Asked) => Promise<Result<Value, Failure>>,
  asked: Asked | null,
): Answered<Value> {
  const { i18n } = useTranslation();
  const [turn, setTurn] = useState(0);
  const [found, setFound] = useState<{ key: string; answer: Result<Value, Failure> } | null>(null);
  const { language } = i18n;
  useEffect(() => {
    let isHere = true;
    const ask = async (what: Asked) => {
      const answer = await call(what);
      // A refresh leaves on screen what stands there until the new answer comes.
      if (isHere && turn >= 0) setFound({ key: `${what} ${language}`, answer });
    };
    if (asked !== null) void ask(asked);
    return () => {
      isHere = false;
    };
  }, [call, asked, language, turn]);
  const answer = found?.key === `${asked} ${language}` ? found.answer : null;
  const refresh = useCallback(() => setTurn((before) => before + 1), []);
  return {
    value: answer?.ok ? answer.value : null,
    failure: answer && !answer.ok ? answer.failure : null,
    refresh,
  };
}
