import { registerInput } from '@ori/contracts/accounts';
import type { Locale } from '@ori/contracts/locale';
import { type Result, fail, succeed } from '@ori/contracts/result';
import type { Refusal } from '@ori/core/accounts/sign-up';
import type { Audit } from '../../db/audit-entry.ts';
import type { Tx } from '../../db/database.ts';
import type { AccountMaker } from './account-maker.ts';
import type { AccountsDeps } from './accounts.deps.ts';
import type { UserRow } from './accounts.tables.ts';
import type { Deletion } from './deletion.ts';
import { newMailedToken } from './mailed-token.ts';
import type { OneTimeStore } from './one-time.store.ts';
import type { UserStore } from './users.store.ts';

const GOOD_FOR_MS = 24 * 60 * 60 * 1000;

interface ShellAdminsDeps extends Pick<
  AccountsDeps,
  'database' | 'now' | 'newId' | 'randomBytes' | 'publicUrl'
> {
  readonly users: UserStore;
  readonly tokens: OneTimeStore;
  readonly maker: AccountMaker;
  readonly deletion: Deletion;
  readonly audit: Audit;
}

interface NewAdmin {
  readonly email: string;
  readonly fullName: string;
  readonly locale?: Locale;
}

/** The page where a PIN is chosen, once, until then. */
export interface WayIn {
  readonly link: string;
  readonly until: Date;
}

/**
 * Admins as whoever holds the server's shell makes them; no route leads here. The link is shown to that person and
 * mailed to nobody; the database keeps its hash.
 */
export function createShellAdmins(deps: ShellAdminsDeps) {
  const { users, tokens } = deps;

  /** The latest link is the only one that works. */
  async function openWay(user: UserRow, act: string, tx: Tx): Promise<WayIn> {
    await tokens.void(user.id, 'pin-reset', deps.now(), tx);
    const wanted = { kind: 'pin-reset', binding: 'shell', goodForMs: GOOD_FOR_MS } as const;
    const { token, row } = newMailedToken(deps, user, wanted);
    await tokens.insert(row, tx);
    const { familyId, id: subjectId } = user;
    await deps.audit({ act, familyId, actorId: null, subjectId, detail: { by: 'shell' } }, tx);
    return { link: `${deps.publicUrl}/forgot-password?token=${token}`, until: row.expiresAt };
  }

  return {
    /** Makes an admin who has no way in but the link. */
    async create({ email, fullName, locale }: NewAdmin): Promise<Result<WayIn, 'email-taken' | Refusal>> {
      if (await users.findByIdentifier(email)) return fail('email-taken');
      const input = registerInput.parse({ role: 'teacher', email, fullName, locale });
      const appointment = { role: 'admin', emailVerifiedAt: deps.now() } as const;
      return deps.maker.make(input, appointment, (user, tx) => openWay(user, 'account-appointed', tx));
    },
    /** A new link for an admin; the old PIN, passkeys, app and sessions end when it is used, not before. */
    async renew(email: string): Promise<Result<WayIn, 'not-found' | 'not-admin' | 'not-active'>> {
      return deps.database.db.transaction(async (tx) => {
        const found = await users.findByEmail(email, tx);
        const user = found && (await users.findForUpdate(found.id, tx));
        if (!user) return fail('not-found');
        if (user.role !== 'admin') return fail('not-admin');
        if (!user.isActive || !deps.deletion.mayReturn(user)) return fail('not-active');
        return succeed(await openWay(user, 'account-renewed', tx));
      });
    },
  };
}
