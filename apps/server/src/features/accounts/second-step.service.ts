import type { ErrorCode } from '@ori/contracts/errors';
import { type Result, fail, succeed } from '@ori/contracts/result';
import { isMailedCodeEnough } from '@ori/core/accounts/authenticator';
import type { Caller } from './accounts.deps.ts';
import type { UserRow } from './accounts.tables.ts';
import type { AppCodes } from './authenticator/app-codes.ts';
import type { AuthenticatorRow } from './authenticator/authenticator.tables.ts';
import type { GuessGuard } from './guess-guard.ts';
import { SPENT } from './guess-tries.ts';
import type { MailedCode } from './mailed-code.ts';
import type { PasskeyStore } from './passkeys/passkeys.store.ts';
import type { Sessions } from './sessions.service.ts';

/** What came as a second step: a code of any kind, or the wish for a mailed one. */
export interface GivenStep {
  readonly code?: string | undefined;
  readonly mailCode?: boolean | undefined;
}

interface SecondStepDeps {
  readonly mailedCode: MailedCode;
  readonly appCodes: AppCodes;
  readonly passkeyStore: PasskeyStore;
  readonly guard: GuessGuard;
  readonly sessions: Sessions;
}
/** What a person's second step may be. */
interface Means {
  readonly app: AuthenticatorRow | null;
  readonly mayMail: boolean;
}

function codeIn({ code, mailCode }: GivenStep): string | null {
  return code === undefined || code.trim() === '' || mailCode === true ? null : code;
}

/** The second step (decision 049): a code of the authenticator app, a recovery code, or one that is mailed. */
export function createSecondStep(deps: SecondStepDeps) {
  const { mailedCode, appCodes, guard } = deps;

  async function meansOf(user: UserRow): Promise<Means> {
    const app = await appCodes.appOf(user);
    const hasPasskey = user.role === 'admin' && (await deps.passkeyStore.count(user.id)) > 0;
    return { app, mayMail: isMailedCodeEnough({ role: user.role, hasApp: app !== null, hasPasskey }) };
  }

  async function isRight(user: UserRow, { app, mayMail }: Means, code: string): Promise<boolean> {
    if (app !== null && (await appCodes.use(user, app, code))) return true;
    return mayMail && mailedCode.isRight(user, code);
  }

  /**
   * An app's codes are there all the time, so their wrong tries count as those of a PIN do (decision 044). A mailed
   * code has tries of its own.
   */
  async function judged(
    user: UserRow,
    means: Means,
    code: string,
    caller: Caller,
  ): Promise<Result<null, ErrorCode>> {
    const deviceId = deps.sessions.deviceIdOf(caller.deviceCookie);
    const attempt = { userId: user.id, identifier: user.id, deviceId, address: caller.address };
    const verdict = await guard.judge(attempt, () => isRight(user, means, code));
    if (verdict.outcome === SPENT) return fail('account-held');
    if (verdict.outcome !== 'right') return fail('code-wrong');
    await guard.settle(verdict);
    if (verdict.held !== null) await guard.takeBack(verdict.held);
    return succeed(null);
  }

  return {
    /**
     * Where sign-in is held back: whoever asks learns neither that a code was mailed nor what was wrong. The try is
     * counted already.
     */
    async passHeld(user: UserRow, given: GivenStep): Promise<boolean> {
      const [code, means] = [codeIn(given), await meansOf(user)];
      if (code !== null) return isRight(user, means, code);
      if (means.mayMail) await mailedCode.mail(user);
      return false;
    },
    /** Checks the code. Without one, says which is asked for, and mails it where it is a mailed one. */
    async pass(user: UserRow, given: GivenStep, caller: Caller): Promise<Result<null, ErrorCode>> {
      const [code, means] = [codeIn(given), await meansOf(user)];
      const { app, mayMail } = means;
      if (app === null && !mayMail) return fail('passkey-needed');
      if (code !== null) {
        if (app !== null) return judged(user, means, code, caller);
        return (await mailedCode.isRight(user, code)) ? succeed(null) : fail('code-wrong');
      }
      if (app !== null && given.mailCode !== true) return fail('app-code-needed');
      if (!mayMail) return fail('code-not-mailed');
      await mailedCode.mail(user);
      return fail('second-step-needed');
    },
  };
}
export type SecondStep = ReturnType<typeof createSecondStep>;
