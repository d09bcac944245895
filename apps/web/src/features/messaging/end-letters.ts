import type { Result } from '@ori/contracts/result';
import type { Failure } from '../../lib/failure.ts';
import { rest } from '../../lib/rest.ts';

/** By the signed text of a letter, without signing in. */
export function endLetters(token: string): Promise<Result<{ success: true }, Failure>> {
  return rest<{ success: true }>('POST', '/api/notifications/unsubscribe', { token });
}
