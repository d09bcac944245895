import type { Result } from '@ori/contracts/result';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { Failure } from './failure.ts';
import { ProveForm } from './prove-form.tsx';

interface AskedProof {
  /** Goes onto the form. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** Takes note of an answer that asks for the secret. */
  readonly heard: <Value>(answer: Result<Value, Failure>) => Result<Value, Failure>;
  /** Stands in place of the form's end while the secret is asked for; null else. */
  readonly proof: ReactNode;
}

/** A form whose sending may ask for one's secret first: once it is given, what then stands in the form is sent. */
export function useAskedProof(hasPin: boolean, withPasskey = true): AskedProof {
  const form = useRef<HTMLFormElement>(null);
  const [isAsked, setAsked] = useState(false);
  const send = () => {
    setAsked(false);
    form.current?.requestSubmit();
  };
  return {
    form,
    heard: (answer) => {
      if (!answer.ok && answer.failure.code === 'proof-needed') setAsked(true);
      return answer;
    },
    proof: isAsked ? (
      <ProveForm hasPin={hasPin} withPasskey={withPasskey} onProved={send} onCancel={() => setAsked(false)} />
    ) : null,
  };
}
