import type { FirstRunFacts, FirstRunInput, RegisterAnswer, TrialState } from '@ori/contracts/first-run';
import type { Locale } from '@ori/contracts/locale';
import type { Result } from '@ori/contracts/result';
import type { Failure } from '../../lib/failure.ts';
import { rest } from '../../lib/rest.ts';

/** As every answer that lets somebody in. */
export type SignedInAnswer = Partial<RegisterAnswer>;

type Outcome<Value> = Promise<Result<Value, Failure>>;

/** What the environment says already; a wrong token is refused. */
export function lookAround(token: string): Outcome<FirstRunFacts> {
  return rest<FirstRunFacts>('POST', '/api/first-run/look', { token });
}

/** Sends the letter that tries whether mail works. */
export function sendTrial(token: string, email: string, locale: Locale): Outcome<{ readonly id: string }> {
  return rest<{ id: string }>('POST', '/api/first-run/letter', { token, email, locale }, { needs: ['id'] });
}

export function trialState(token: string, id: string): Outcome<TrialState> {
  return rest<TrialState>('POST', '/api/first-run/letter-state', { token, id }, { needs: ['state'] });
}

export function finish(input: FirstRunInput): Outcome<SignedInAnswer> {
  return rest<SignedInAnswer>('POST', '/api/first-run/finish', input);
}
