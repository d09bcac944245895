import type { Result } from '@ori/contracts/result';
import { useFailureWords } from '../../lib/failure-words.ts';
import type { Failure } from '../../lib/failure.ts';
import { useToasts } from '../../lib/toasts.ts';
import { useFamilyChange } from './families.queries.ts';

/** A press, what it does, what is said afterwards. */
export function useDecision<Value>(call: () => Promise<Result<Value, Failure>>, message: string) {
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const change = useFamilyChange<void, Value>(call);
  const decide = (after: () => void) =>
    change.mutate(undefined, {
      onSuccess: () => {
        toasts.show({ type: 'success', title: message });
        after();
      },
      onError: (error) => toasts.show({ type: 'error', title: wordsOf(error) }),
    });
  return { decide, busy: change.isPending };
}
