import type { Result } from '@ori/contracts/result';
import { useEffect, useState } from 'react';
import type { Failure } from '../../lib/failure.ts';

export interface Call<Value> {
  /** Null until an answer came. */
  readonly answer: Result<Value, Failure> | null;
  readonly again: () => void;
}

/** Asks once the part is there, and again at a press; `ask` must stay the same between drawings. */
export function useCall<Value>(ask: () => Promise<Result<Value, Failure>>): Call<Value> {
  const [turn, setTurn] = useState(0);
  const [known, setKnown] = useState<{ turn: number; answer: Result<Value, Failure> } | null>(null);
  useEffect(() => {
    const current = { isStale: false };
    const look = async () => {
      const answer = await ask();
      if (!current.isStale) setKnown({ turn, answer });
    };
    void look();
    return () => {
      current.isStale = true;
    };
  }, [ask, turn]);
  return {
    answer: known?.turn === turn ? known.answer : null,
    again: () => setTurn(turn + 1),
  };
}
