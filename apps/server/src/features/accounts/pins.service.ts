import type { changePinInput, setPinInput, verifyPinInput } from '@ori/contracts/accounts';
import type { ErrorCode } from '@ori/contracts/errors';
import { type Result, fail, succeed } from '@ori/contracts/result';
import type { Refusal } from '@ori/core/accounts/sign-up';
import type { z } from 'zod';
import type { AccountsDeps, Caller } from './accounts.deps.ts';
import type { UserRow } from './accounts.tables.ts';
import type { Doors, Knock } from './doors.ts';
import { writeLetter } from './mail-texts.ts';
import type { NewPins } from './new-pins.ts';
import { refuseInTime } from './refusal-time.ts';
import type { OpenedSession, Sessions } from './sessions.service.ts';

interface PinDeps extends Pick<AccountsDeps, 'database' | 'mail' | 'publicUrl' | 'refusalAfterMs'> {
  readonly doors: Doors;
  readonly sessions: Sessions;
  readonly newPins: NewPins;
}
/** After a PIN was changed the asking browser, if signed in as that person, gets a fresh session. */
export interface PinChanged {
  readonly session: OpenedSession | null;
}
interface Change extends Knock {
  readonly newPin: string;
  /** What this door says to a wrong secret. */
  readonly wrong: ErrorCode;
}

const RENEWED = { act: 'session-renewed', remember: false, proved: null } as const;

/** Setting, changing and verifying a PIN: side doors with the same guard as the front door (assurance §4.1). */
export function createPins(deps: PinDeps) {
  const { doors, sessions } = deps;

  async function callerIs(user: UserRow, caller: Caller): Promise<boolean> {
    if (!caller.sessionToken) return false;
    const viewer = await sessions.viewerOfToken('cookie', caller.sessionToken);
    return viewer?.userId === user.id;
  }

  async function store(user: UserRow, pinHash: string, isHere: boolean, caller: Caller): Promise<PinChanged> {
    const session = await deps.database.db.transaction(async (tx) => {
      await deps.newPins.store(user, pinHash, user.id, tx);
      return isHere ? sessions.open(user, caller, RENEWED, tx) : null;
    });
    const link = `${deps.publicUrl}/forgot-password`;
    if (user.email) deps.mail.send(writeLetter('secretChanged', user.locale, user.email, { link }));
    return { session };
  }

  async function change(wanted: Change, caller: Caller): Promise<Result<PinChanged, Refusal>> {
    const opening = await doors.knock(wanted, wanted.wrong, caller);
    if (!opening.ok) return fail({ code: opening.failure });
    const { user, device } = opening.value;
    const isHere = await callerIs(user, caller);
    // A guessed secret must not get past the e-mailed code by a new PIN.
    const isHalfProved = doors.isStepNeeded(user, device !== null, caller);
    if (isHalfProved && !isHere) return fail({ code: wanted.wrong });
    const pinHash = await deps.newPins.hash(user, wanted.newPin);
    return pinHash.ok ? succeed(await store(user, pinHash.value, isHere, caller)) : pinHash;
  }

  return {
    /** Sets a PIN by password. */
    setPin(input: z.infer<typeof setPinInput>, caller: Caller): Promise<Result<PinChanged, Refusal>> {
      const { email: identifier, currentPassword: secret, pin: newPin } = input;
      const wanted = { identifier, kind: 'password', secret, newPin, wrong: 'set-pin-failed' } as const;
      return refuseInTime(deps.refusalAfterMs, () => change(wanted, caller));
    },
    /** Sets a PIN by the PIN that was. */
    async changePin(
      input: z.infer<typeof changePinInput>,
      caller: Caller,
    ): Promise<Result<PinChanged, Refusal>> {
      const { email: identifier, currentPin: secret, newPin } = input;
      const wanted = { identifier, kind: 'pin', secret, newPin, wrong: 'change-pin-failed' } as const;
      const changed = await refuseInTime(deps.refusalAfterMs, () => change(wanted, caller));
      const isAboutNewPin = !changed.ok && changed.failure.code.startsWith('pin-');
      return isAboutNewPin ? fail({ ...changed.failure, field: 'newPin' }) : changed;
    },
    /** Tells whether a PIN is right and opens nothing. */
    verifyPin(input: z.infer<typeof verifyPinInput>, caller: Caller): Promise<Result<null, ErrorCode>> {
      const knock = { identifier: input.email, kind: 'pin', secret: input.pin } as const;
      return refuseInTime(deps.refusalAfterMs, async () => {
        const opening = await doors.knock(knock, 'pin-authentication-failed', caller);
        return opening.ok ? succeed(null) : opening;
      });
    },
  };
}
export type Pins = ReturnType<typeof createPins>;
