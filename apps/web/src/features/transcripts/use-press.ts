import type { Result } from '@ori/contracts/result';
import { useState } from 'react';
import { useFailureWords } from '../../lib/failure-words.ts';
import type { Failure } from '../../lib/failure.ts';
import { useToasts } from '../../lib/toasts.ts';
import { useTranscriptsChanged } from './transcripts.queries.ts';

/** A change made at a press: told when it is done or went wrong; grades are fetched anew. */
export function usePress() {
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const changed = useTranscriptsChanged();
  const [busy, setBusy] = useState(false);
  const press = async <Value>(
    call: () => Promise<Result<Value, Failure>>,
    message: string,
  ): Promise<boolean> => {
    setBusy(true);
    const answer = await call();
    if (answer.ok) await changed();
    setBusy(false);
    toasts.show(
      answer.ok ? { type: 'success', title: message } : { type: 'error', title: wordsOf(answer.failure) },
    );
    return answer.ok;
  };
  return { press, busy };
}
