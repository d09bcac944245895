import type { Result } from '@ori/contracts/result';
import type { workHelpAnswer, workHelpInput } from '@ori/contracts/tutor';
import type { z } from 'zod';
import type { Failure } from '../../../lib/failure.ts';
import { rest } from '../../../lib/rest.ts';

export type WorkHelpInput = z.infer<typeof workHelpInput>;
export type WorkHelpAnswer = z.infer<typeof workHelpAnswer>;

/** What help inside the work asks of the server. */
export interface WorkHelpCalls {
  readonly ask: (input: WorkHelpInput) => Promise<Result<WorkHelpAnswer, Failure>>;
  readonly reportWrong: (messageId: string) => Promise<boolean>;
}

export const workHelpCalls: WorkHelpCalls = {
  ask: (input) => rest('POST', '/api/tutor/work-help', input, { needs: ['reply'] }),
  reportWrong: async (messageId) => (await rest('POST', '/api/tutor/wrong', { messageId })).ok,
};
