import { AUTH_TOKEN_LIFETIME_MS, REMEMBERED_SESSION_MS } from '@ori/contracts/limits';
import type { Viewer } from '@ori/core/access/viewer';
import type { Tx } from '../../db/database.ts';
import type { AccountsDeps, Caller } from './accounts.deps.ts';
import type { UserRow } from './accounts.tables.ts';
import type { Audit } from './audit.ts';
import { sha256, sign, tokenOf, unsign } from './keyed-hash.ts';
import type { KnownDeviceStore } from './known-devices.store.ts';
import type { NewSession, SessionKind, SessionStore } from './sessions.store.ts';

const TOKEN_BYTES = 32;
/** How fresh `lastSeenAt` must be; a write on every request would cost more than the request. */
const SEEN_EVERY_MS = 5 * 60 * 1000;

/** A session just opened, with the secrets only the browser will know from now on. */
export interface OpenedSession {
  readonly sessionToken: string;
  readonly bearerToken: string;
  readonly deviceCookie: string;
  readonly remembered: boolean;
  readonly expiresAt: Date;
}

interface SessionDeps extends Pick<AccountsDeps, 'database' | 'now' | 'newId' | 'randomBytes' | 'secrets'> {
  readonly sessionStore: SessionStore;
  readonly devices: KnownDeviceStore;
  readonly audit: Audit;
}
interface Opening {
  readonly user: UserRow;
  readonly opened: OpenedSession;
  readonly deviceId: string;
  readonly label: string;
  readonly at: Date;
}

/** The session of the browser, and the bearer token that hangs on it. */
function rowsOf({ user, opened, deviceId, label, at }: Opening, newId: () => string): NewSession[] {
  const shared = { userId: user.id, familyId: user.familyId, createdAt: at, lastSeenAt: at };
  const { remembered, expiresAt } = opened;
  const cookie = { ...shared, id: newId(), kind: 'cookie', deviceId, label, remembered, expiresAt } as const;
  const bearerExpiresAt = new Date(at.getTime() + AUTH_TOKEN_LIFETIME_MS);
  const bearer = {
    ...shared,
    id: newId(),
    kind: 'bearer',
    parentId: cookie.id,
    expiresAt: bearerExpiresAt,
  } as const;
  return [
    { ...cookie, tokenHash: sha256(opened.sessionToken) },
    { ...bearer, tokenHash: sha256(opened.bearerToken) },
  ];
}

/** Opens, finds and ends sessions: opaque random tokens, kept as hashes (design §5). */
export function createSessions(deps: SessionDeps) {
  const { sessionStore, devices, now, secrets } = deps;
  const newToken = () => tokenOf(deps.randomBytes(TOKEN_BYTES));
  const deviceIdOf = (cookie: string | null) => cookie && unsign(secrets.session, 'device', cookie);

  return {
    deviceIdOf,
    /** Who is behind a token, or null. */
    async viewerOfToken(kind: SessionKind, token: string): Promise<Viewer | null> {
      const at = now();
      const row = await sessionStore.findLive(kind, sha256(token), at);
      if (!row) return null;
      const { lastSeenAt, ...viewer } = row;
      if (at.getTime() - lastSeenAt.getTime() > SEEN_EVERY_MS) await sessionStore.touch(row.sessionId, at);
      return viewer;
    },
    /** Opens a session in place of the one the browser came with, and makes its device a known one. */
    async open(user: UserRow, caller: Caller, remembered: boolean, tx: Tx): Promise<OpenedSession> {
      if (caller.sessionToken) await sessionStore.endByToken(sha256(caller.sessionToken), tx);
      const at = now();
      const deviceId = deviceIdOf(caller.deviceCookie) ?? deps.newId();
      const opened = {
        sessionToken: newToken(),
        bearerToken: newToken(),
        deviceCookie: sign(secrets.session, 'device', deviceId),
        remembered,
        expiresAt: new Date(at.getTime() + (remembered ? REMEMBERED_SESSION_MS : AUTH_TOKEN_LIFETIME_MS)),
      };
      const opening = { user, opened, deviceId, label: caller.deviceLabel, at };
      await sessionStore.insert(rowsOf(opening, deps.newId), tx);
      await devices.remember({ deviceId, userId: user.id }, user.familyId, at, tx);
      return opened;
    },
    /** Ends the session of a cookie or bearer token; nothing happens when there is none. */
    async signOut(token: string): Promise<void> {
      await deps.database.db.transaction(async (tx) => {
        const ended = await sessionStore.endByToken(sha256(token), tx);
        if (!ended) return;
        const { familyId, userId } = ended;
        await deps.audit({ act: 'sign-out', familyId, actorId: userId, subjectId: userId }, tx);
      });
    },
  };
}
export type Sessions = ReturnType<typeof createSessions>;
