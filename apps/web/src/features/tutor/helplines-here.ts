import type { Result } from '@ori/contracts/result';
import type { Helpline } from '@ori/contracts/tutor-care';
import { useEffect, useRef, type RefObject } from 'react';
import type { Failure } from '../../lib/failure.ts';
import { rest } from '../../lib/rest.ts';

export type HelplinesCall = () => Promise<Result<readonly Helpline[], Failure>>;

export const helplinesCall: HelplinesCall = async () => {
  const answer = await rest<{ helplines: readonly Helpline[] }>('GET', '/api/tutor/helplines', undefined, {
    needs: ['helplines'],
  });
  return answer.ok ? { ok: true, value: answer.value.helplines } : answer;
};

/** The helplines that hold here, at hand before they are needed; null until they came. */
export function useHelplines(call: HelplinesCall): RefObject<readonly Helpline[] | null> {
  const lines = useRef<readonly Helpline[] | null>(null);
  useEffect(() => {
    const keep = async () => {
      const answer = await call();
      if (answer.ok) lines.current = answer.value;
    };
    void keep();
  }, [call]);
  return lines;
}
