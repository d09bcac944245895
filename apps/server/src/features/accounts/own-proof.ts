import type { ErrorCode } from '@ori/contracts/errors';
import { PROOF_MINUTES, type ProveInput } from '@ori/contracts/privacy';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import { eq } from 'drizzle-orm';
import type { AccountsDeps, Caller } from './accounts.deps.ts';
import { sessionProofs, type UserRow } from './accounts.tables.ts';
import type { Doors } from './doors.ts';
import type { PasskeyProof } from './passkeys/passkey-proof.ts';
import { refuseInTime } from './refusal-time.ts';
import type { SecondStep } from './second-step.service.ts';
import type { SessionStore } from './sessions.store.ts';
import type { UserStore } from './users.store.ts';

interface ProofDeps extends Pick<AccountsDeps, 'database' | 'now' | 'refusalAfterMs'> {
  readonly users: UserStore;
  readonly sessionStore: SessionStore;
  readonly doors: Doors;
  readonly secondStep: SecondStep;
  readonly passkeyProof: PasskeyProof;
}

const PROOF_MS = PROOF_MINUTES * 60_000;
const WRONG = { pin: 'pin-authentication-failed', password: 'invalid-email-or-password' } as const;

/** What was given of a secret; null for a code, or the wish to be asked for one. */
function secretIn({ pin, password }: ProveInput) {
  if (pin !== undefined) return { kind: 'pin', secret: pin } as const;
  return password === undefined ? null : ({ kind: 'password', secret: password } as const);
}

/** Asks somebody signed in for their secret once more, before what a borrowed browser must not do (design §5). */
export function createOwnProof(deps: ProofDeps) {
  const { database, users, doors, secondStep, now } = deps;

  /** A browser's session: the bearer tokens of its tabs hang on it. */
  const browserOf = async ({ sessionId }: Viewer): Promise<string> =>
    (await deps.sessionStore.find(sessionId))?.parentId ?? sessionId;

  async function keep(viewer: Viewer): Promise<void> {
    const { userId, familyId } = viewer;
    const [provedAt, sessionId] = [now(), await browserOf(viewer)];
    await database.db
      .insert(sessionProofs)
      .values({ sessionId, userId, familyId, provedAt })
      .onConflictDoUpdate({ target: sessionProofs.sessionId, set: { provedAt } });
  }

  async function isSelf(user: UserRow, input: ProveInput, caller: Caller): Promise<Result<null, ErrorCode>> {
    if (input.passkey !== undefined) {
      const person = await deps.passkeyProof.personOf(input.passkey, caller.passkeyCookie);
      return person?.id === user.id ? succeed(null) : fail('passkey-refused');
    }
    const given = secretIn(input);
    if (given === null) return secondStep.pass(user, input, caller);
    const identifier = user.sacredId ?? user.email ?? '';
    const opening = await doors.knock({ identifier, ...given }, WRONG[given.kind], caller);
    return opening.ok ? succeed(null) : opening;
  }

  return {
    browserOf,
    /** Counts for ten minutes in this browser's session. Refused as at the front door, by the same budgets. */
    prove(viewer: Viewer, input: ProveInput, caller: Caller): Promise<Result<null, ErrorCode>> {
      return refuseInTime(deps.refusalAfterMs, async () => {
        const user = await users.find(viewer.userId);
        if (user === null) return fail('not-found');
        const proved = await isSelf(user, input, caller);
        if (proved.ok) await keep(viewer);
        return proved;
      });
    },
    /** Until when the last proof counts; null without one. */
    async provedUntil(viewer: Viewer): Promise<Date | null> {
      const [row] = await database.db
        .select()
        .from(sessionProofs)
        .where(eq(sessionProofs.sessionId, await browserOf(viewer)));
      const until = row === undefined ? 0 : row.provedAt.getTime() + PROOF_MS;
      return until > now().getTime() ? new Date(until) : null;
    },
  };
}
export type OwnProof = ReturnType<typeof createOwnProof>;
