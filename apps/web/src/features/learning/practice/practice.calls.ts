import type { User } from '@ori/contracts/accounts';
import type {
  AttemptAnswer,
  AttemptInput,
  hintAnswer,
  questionsAnswer,
  questionsInput,
} from '@ori/contracts/practice';
import type { Result } from '@ori/contracts/result';
import type { z } from 'zod';
import type { Failure } from '../../../lib/failure.ts';
import { rest } from '../../../lib/rest.ts';

export type Questions = z.infer<typeof questionsAnswer>;
export type QuestionsInput = z.infer<typeof questionsInput>;
export type Hint = z.infer<typeof hintAnswer>;

/** What practice asks of the server. */
export interface PracticeCalls {
  readonly questions: (asked: QuestionsInput) => Promise<Result<Questions, Failure>>;
  readonly hint: (item: string, level: number) => Promise<Result<Hint, Failure>>;
  readonly attempt: (attempt: AttemptInput) => Promise<Result<AttemptAnswer, Failure>>;
  /** Id of whoever is signed in now. */
  readonly whoIsHere: () => Promise<string | null>;
}

export const practiceCalls: PracticeCalls = {
  questions: (asked) => rest('POST', '/api/learning/questions', asked, { needs: ['questions'] }),
  hint: (item, level) => rest('POST', '/api/learning/hints', { item, level }, { needs: ['lines'] }),
  attempt: (attempt) => rest('POST', '/api/learning/attempts', attempt, { needs: ['verdict'] }),
  whoIsHere: async () => {
    const answer = await rest<{ user: User | null }>('GET', '/api/auth/check-session');
    return answer.ok ? (answer.value.user?.id ?? null) : null;
  },
};
