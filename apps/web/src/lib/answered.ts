import type { Result } from '@ori/contracts/result';
import { FailedCall, type Failure } from './failure.ts';

/** The value of a call for TanStack Query, which wants failures thrown. */
export async function answered<Value>(call: Promise<Result<Value, Failure>>): Promise<Value> {
  const answer = await call;
  if (!answer.ok) throw new FailedCall(answer.failure);
  return answer.value;
}
