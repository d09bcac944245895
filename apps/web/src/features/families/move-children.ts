import { type Result, succeed } from '@ori/contracts/result';
import type { Failure } from '../../lib/failure.ts';
import { rest } from '../../lib/rest.ts';

/** Puts children into a time zone; the first failure is answered, and who was moved before stays there. */
export async function moveChildren(
  childIds: readonly string[],
  timeZone: string,
): Promise<Result<null, Failure>> {
  for (const id of childIds) {
    const moved = await rest<unknown>('PUT', `/api/users/${id}`, { timeZone });
    if (!moved.ok) return moved;
  }
  return succeed(null);
}
