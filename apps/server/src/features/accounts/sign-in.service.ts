import type { User, loginInput, pinLoginInput } from '@ori/contracts/accounts';
import type { ErrorCode } from '@ori/contracts/errors';
import { type Result, fail, succeed } from '@ori/contracts/result';
import type { z } from 'zod';
import type { Tx } from '../../db/database.ts';
import type { AccountsDeps, Caller } from './accounts.deps.ts';
import type { UserRow } from './accounts.tables.ts';
import type { Deletion } from './deletion.ts';
import { type Doors, type Knock, refusalOf } from './doors.ts';
import type { NewDevices } from './new-devices.ts';
import { presentUser } from './present-user.ts';
import { refuseInTime } from './refusal-time.ts';
import type { GivenStep, SecondStep } from './second-step.service.ts';
import type { Entrance, OpenedSession, Sessions } from './sessions.service.ts';

/** Somebody who has just come in. */
export interface SignedIn {
  readonly user: User;
  readonly session: OpenedSession;
}

interface SignInDeps extends Pick<AccountsDeps, 'database' | 'now' | 'refusalAfterMs'> {
  readonly doors: Doors;
  readonly sessions: Sessions;
  readonly secondStep: SecondStep;
  readonly deletion: Deletion;
  readonly newDevices: NewDevices;
}
interface Attempt extends Knock {
  readonly step: GivenStep;
  readonly remember: boolean;
  /** What this door says to a wrong secret. */
  readonly wrong: ErrorCode;
}

/** Signing in by PIN or password (spec §7, design §5). */
export function createSignIn(deps: SignInDeps) {
  const { doors } = deps;

  async function open(user: UserRow, caller: Caller, entrance: Entrance, tx: Tx | null): Promise<SignedIn> {
    const session = await deps.sessions.open(user, caller, entrance, tx);
    return { user: presentUser(user, deps.now()), session };
  }

  /** Opens a session for somebody who has proved who they are; coming back undoes one's own deletion. */
  async function enter(user: UserRow, caller: Caller, entrance: Entrance, tx: Tx): Promise<SignedIn> {
    return open(user.deletedAt ? await deps.deletion.undo(user, tx) : user, caller, entrance, tx);
  }

  /** Most people were never deleted: for them coming in is one statement and needs no transaction around it. */
  async function enterAlone(user: UserRow, caller: Caller, entrance: Entrance): Promise<SignedIn> {
    const entered = await (user.deletedAt
      ? deps.database.db.transaction((tx) => enter(user, caller, entrance, tx))
      : open(user, caller, entrance, null));
    if (entered.session.isNewDevice) await deps.newDevices.tell(user, caller);
    return entered;
  }

  async function signIn(attempt: Attempt, caller: Caller): Promise<Result<SignedIn, ErrorCode>> {
    const opening = await doors.knockToEnter(attempt, caller);
    if (opening.outcome !== 'right') return fail(refusalOf(opening, attempt.wrong));
    const { user, device, held } = opening;
    let proved = device;
    if (held !== null) {
      // Without its code a right secret is answered as a wrong one is, so that guessing on here tells nothing.
      if (!(await deps.secondStep.passHeld(user, attempt.step))) return fail('sign-in-held');
      await doors.acquit(held);
    } else if (doors.isStepNeeded(user, device !== null, caller)) {
      await doors.settle(opening);
      const step = await deps.secondStep.pass(user, attempt.step, caller);
      if (!step.ok) return step;
      proved = null;
    }
    const act = `sign-in-${attempt.kind}`;
    return succeed(await enterAlone(user, caller, { act, remember: attempt.remember, proved }));
  }

  return {
    enter,
    enterAlone,
    /** Sacred ID or e-mail, and PIN. */
    pinLogin(input: z.infer<typeof pinLoginInput>, caller: Caller): Promise<Result<SignedIn, ErrorCode>> {
      const { identifier, pin: secret, code, mailCode, remember = false } = input;
      const [step, wrong] = [{ code, mailCode }, 'invalid-sacred-id-or-pin' as const];
      const attempt = { identifier, kind: 'pin', secret, step, remember, wrong } as const;
      return refuseInTime(deps.refusalAfterMs, () => signIn(attempt, caller));
    },
    /** E-mail and password. */
    login(input: z.infer<typeof loginInput>, caller: Caller): Promise<Result<SignedIn, ErrorCode>> {
      const { email: identifier, password: secret, code, mailCode, remember = false } = input;
      const [step, wrong] = [{ code, mailCode }, 'invalid-email-or-password' as const];
      const attempt = { identifier, kind: 'password', secret, step, remember, wrong } as const;
      return refuseInTime(deps.refusalAfterMs, () => signIn(attempt, caller));
    },
  };
}
export type SignIn = ReturnType<typeof createSignIn>;
