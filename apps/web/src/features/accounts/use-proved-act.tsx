import type { User } from '@ori/contracts/accounts';
import type { Result } from '@ori/contracts/result';
import { type ReactNode, useState } from 'react';
import type { Failure } from '../../lib/failure.ts';
import { ProveForm } from '../../lib/prove-form.tsx';

/** Something done that may ask for one's secret first. Answers what went wrong, null when it is done. */
export type Act = () => Promise<Result<unknown, Failure>>;

interface ProvedAct {
  /** The name of what is under way. */
  readonly doing: string | null;
  readonly failure: Failure | null;
  readonly start: (name: string, act: Act) => Promise<void>;
  /** Stands while the secret is asked for; null else. */
  readonly proof: ReactNode;
}

/** Presses that may ask for one's secret first: once it is given, what was pressed is done. */
export function useProvedAct({ sacredId }: User, onDone: () => unknown): ProvedAct {
  const [doing, setDoing] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [waiting, setWaiting] = useState<{ readonly name: string; readonly act: Act } | null>(null);
  const start = async (name: string, act: Act) => {
    setWaiting(null);
    setFailure(null);
    setDoing(name);
    const answer = await act();
    setDoing(null);
    if (answer.ok) await onDone();
    else if (answer.failure.code === 'proof-needed') setWaiting({ name, act });
    else setFailure(answer.failure);
  };
  const proof = waiting && (
    <ProveForm
      hasPin={sacredId !== null}
      onProved={() => void start(waiting.name, waiting.act)}
      onCancel={() => setWaiting(null)}
    />
  );
  return { doing, failure, start, proof };
}
