import type { Result } from '@ori/contracts/result';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import { FailedCall, type Failure } from '../../lib/failure.ts';
import { useToasts } from '../../lib/toasts.ts';
import { useFamilyChange, useFamilyChanged } from './families.queries.ts';

/** A press, what it does, what is said afterwards; `onProofNeeded` where one's own secret may be asked for first. */
export function useDecision<Value>(
  call: () => Promise<Result<Value, Failure>>,
  message: string,
  onProofNeeded?: () => void,
) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const changed = useFamilyChanged();
  const change = useFamilyChange<void, Value>(call);
  // A second press comes before the button is drawn as busy.
  const isUnderWay = useRef(false);
  const decide = (after: () => void) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    change.mutate(undefined, {
      onSuccess: () => {
        toasts.show({ type: 'success', title: message });
        after();
      },
      onError: (error) => {
        const needsProof = error instanceof FailedCall && error.failure.code === 'proof-needed';
        if (needsProof && onProofNeeded !== undefined) return onProofNeeded();
        // The other parent, or another window, was first: this page is what is out of date.
        const isLate = error instanceof FailedCall && error.failure.status === 404;
        toasts.show({
          type: isLate ? 'info' : 'error',
          title: isLate ? t('errors:code.moved-on') : wordsOf(error),
        });
        if (!isLate) return;
        changed();
        after();
      },
      onSettled: () => {
        isUnderWay.current = false;
      },
    });
  };
  return { decide, busy: change.isPending };
}
