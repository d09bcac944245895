import type { FirstRunInput, RegisterAnswer } from '@ori/contracts/first-run';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Refusal } from '@ori/core/accounts/sign-up';
import { isSameCode, trialCode } from './first-run-codes.ts';
import { settingsOf } from './first-run-settings.ts';
import type { FirstRunDeps } from './first-run.deps.ts';
import type { FirstRunStore } from './first-run.store.ts';
import type { TrialLetters } from './trial-letters.ts';

interface Deps extends Pick<
  FirstRunDeps,
  'admit' | 'hasAccount' | 'keepSettings' | 'now' | 'payments' | 'secrets' | 'told'
> {
  readonly store: FirstRunStore;
  readonly letters: TrialLetters;
  readonly isOver: () => Promise<boolean>;
  readonly isRight: (token: string) => Promise<boolean>;
}

/** Makes the admin and keeps the settings, or neither. Of two who finish at once, one does. */
export function createFinish({ store, secrets, ...deps }: Deps) {
  const isCodeRight = ({ token, email, code }: FirstRunInput) =>
    isSameCode(code ?? '', trialCode(secrets.session, token, email));

  async function refusalOf(input: FirstRunInput): Promise<Refusal | null> {
    if (!(await deps.isRight(input.token))) return { code: 'first-run-link' };
    if (input.code !== undefined && !isCodeRight(input)) return { code: 'trial-code-wrong' };
    return (await deps.hasAccount(input.email)) ? { code: 'address-has-account' } : null;
  }

  return async (
    at: Parameters<FirstRunDeps['admit']>[0],
    input: FirstRunInput,
  ): Promise<Result<RegisterAnswer, Refusal>> => {
    const refusal = await refusalOf(input);
    if (refusal) return fail(refusal);
    const { fullName, email, password, locale, timeZone, code } = input;
    const admin = { fullName, email, password, locale, timeZone, isEmailProved: code !== undefined };
    const settings = settingsOf(input, await deps.told(), deps.payments !== null);
    const made = await deps.admit(at, admin, async (adminId, tx) => {
      if (!(await store.endFor(adminId, deps.now(), tx))) return false;
      await deps.keepSettings(adminId, settings, tx);
      return true;
    });
    if (made.ok) {
      await deps.letters.forget();
      return succeed(made.value);
    }
    // Whoever was faster may have taken the same address as well.
    if (made.failure === 'undone' || (await deps.isOver())) return fail({ code: 'not-found' });
    return fail(made.failure);
  };
}
