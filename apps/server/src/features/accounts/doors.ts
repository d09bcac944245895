import type { ErrorCode } from '@ori/contracts/errors';
import { type Result, fail, succeed } from '@ori/contracts/result';
import { isLoopback } from '@ori/core/accounts/address-bucket';
import { needsSecondStep } from '@ori/core/accounts/second-step';
import type { AccountsDeps, Caller } from './accounts.deps.ts';
import type { UserRow } from './accounts.tables.ts';
import type { Deletion } from './deletion.ts';
import type { GuessGuard } from './guess-guard.ts';
import { SPENT, type Verdict } from './guess-tries.ts';
import { BUSY, type SecretHasher, type SecretKind } from './secret-hasher.ts';
import type { Sessions } from './sessions.service.ts';
import type { UserStore } from './users.store.ts';

/** A secret shown to one of the doors. */
export interface Knock {
  readonly identifier: string;
  readonly kind: SecretKind;
  readonly secret: string;
}
/** The outcome at the door; `user` is there whenever the secret was right. */
export type Opening =
  | ({ readonly outcome: 'right'; readonly user: UserRow } & Pick<Verdict, 'device' | 'held'>)
  | ({ readonly outcome: Exclude<Verdict['outcome'], 'right'> } & Pick<Verdict, 'held'>);

/**
 * What a door says to a try that opens nothing; `wrong` are its words for a wrong secret. A held try is told
 * that it is held, whether its secret was right or wrong.
 */
export function refusalOf({ outcome, held }: Pick<Opening, 'outcome' | 'held'>, wrong: ErrorCode): ErrorCode {
  if (outcome === BUSY) return 'too-many-requests';
  if (outcome === SPENT) return 'account-held';
  return held === null ? wrong : 'sign-in-held';
}

/** Somebody whose secret was right, and where. */
export type Proof = Pick<Extract<Opening, { outcome: 'right' }>, 'user' | 'device'>;

interface DoorDeps extends Pick<AccountsDeps, 'isDemo'> {
  readonly users: UserStore;
  readonly hasher: SecretHasher;
  readonly guard: GuessGuard;
  readonly sessions: Sessions;
  readonly deletion: Deletion;
}

/** The one place where secrets are tested, for the front door and the side doors alike (assurance §4.1). */
export function createDoors(deps: DoorDeps) {
  const { users, hasher, guard, sessions } = deps;

  function storedHash(user: UserRow | null, kind: SecretKind): string | null {
    if (!user?.isActive || !deps.deletion.mayReturn(user)) return null;
    return kind === 'pin' ? user.pinHash : user.passwordHash;
  }

  async function knockToEnter({ identifier, kind, secret }: Knock, caller: Caller): Promise<Opening> {
    const user = await users.findByIdentifier(identifier);
    const deviceId = sessions.deviceIdOf(caller.deviceCookie);
    const { outcome, device, held } = await guard.judge(
      { userId: user?.id ?? null, identifier, deviceId, address: caller.address },
      () => hasher.verify(kind, storedHash(user, kind), secret),
    );
    if (outcome === 'right' && user) return { outcome, user, device, held };
    return { outcome: outcome === 'right' ? 'wrong' : outcome, held };
  }

  return {
    /** The same as `knock` for who opens a session next, which settles the device in the same statement; may be held. */
    knockToEnter,
    /** Tests a secret, if the budgets allow it, at a door that takes no code: there a held try is refused. */
    async knock(knock: Knock, wrong: ErrorCode, caller: Caller): Promise<Result<Proof, ErrorCode>> {
      const opening = await knockToEnter(knock, caller);
      if (opening.outcome !== 'right' || opening.held !== null) return fail(refusalOf(opening, wrong));
      await guard.settle(opening);
      return succeed(opening);
    },
    settle: guard.settle,
    acquit: guard.acquit,
    /** Must an e-mailed code follow this proof? */
    isStepNeeded: (user: UserRow, knownDevice: boolean, caller: Caller): boolean =>
      needsSecondStep({
        role: user.role,
        knownDevice,
        demoOnLoopback:
          deps.isDemo && user.metadata['demo'] === true && isLoopback(caller.address) && !caller.isForwarded,
      }),
  };
}
export type Doors = ReturnType<typeof createDoors>;
