import type { Result } from '@ori/contracts/result';
import { useState } from 'react';
import { useFailureWords } from '../../lib/failure-words.ts';
import type { Failure } from '../../lib/failure.ts';
import { useToasts } from '../../lib/toasts.ts';
import { usePortfolioChanged } from './portfolio.queries.ts';

/** A change made at a press: told when it is done or went wrong; portfolios are fetched anew. */
export function useKept() {
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const changed = usePortfolioChanged();
  const [busy, setBusy] = useState(false);
  const press = async (call: () => Promise<Result<unknown, Failure>>, message: string): Promise<void> => {
    setBusy(true);
    const answer = await call();
    if (answer.ok) await changed();
    setBusy(false);
    toasts.show(
      answer.ok ? { type: 'success', title: message } : { type: 'error', title: wordsOf(answer.failure) },
    );
  };
  return { press, busy };
}
