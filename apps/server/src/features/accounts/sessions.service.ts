import { AUTH_TOKEN_LIFETIME_MS, REMEMBERED_SESSION_MS } from '@ori/contracts/limits';
import type { Viewer } from '@ori/core/access/viewer';
import type { Tx } from '../../db/database.ts';
import type { AccountsDeps, Caller } from './accounts.deps.ts';
import type { UserRow } from './accounts.tables.ts';
import type { Audit } from '../../db/audit-entry.ts';
import { sha256, sign, tokenOf, unsign } from './keyed-hash.ts';
import type { ProvedDevice } from './known-devices.store.ts';
import type { SessionOpeningStore } from './session-opening.store.ts';
import type { SessionKind, SessionStore } from './sessions.store.ts';

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
  /** The person never came in from this browser before. */
  readonly isNewDevice: boolean;
}

interface SessionDeps extends Pick<AccountsDeps, 'database' | 'now' | 'newId' | 'randomBytes' | 'secrets'> {
  readonly sessionStore: SessionStore;
  readonly sessionOpenings: SessionOpeningStore;
  readonly audit: Audit;
}

/** How somebody comes in. */
export interface Entrance {
  /** What the audit calls it. */
  readonly act: string;
  readonly remember: boolean;
  /** The known device a secret was right on just now, when its try is not settled yet. */
  readonly proved: ProvedDevice | null;
}

/** Opens, finds and ends sessions: opaque random tokens, kept as hashes (design §5). */
export function createSessions(deps: SessionDeps) {
  const { sessionStore, now, secrets } = deps;
  const newToken = () => tokenOf(deps.randomBytes(TOKEN_BYTES));
  const deviceIdOf = (cookie: string | null) => cookie && unsign(secrets.session, 'device', cookie);

  return {
    deviceIdOf,
    /** Who is behind a token, or null. */
    async viewerOfToken(kind: SessionKind, token: string): Promise<Viewer | null> {
      const at = now();
      const row = await sessionStore.findLive({ kind, tokenHash: sha256(token), now: at });
      if (!row) return null;
      const { lastSeenAt, ...viewer } = row;
      if (at.getTime() - lastSeenAt.getTime() > SEEN_EVERY_MS) await sessionStore.touch(viewer, at);
      return viewer;
    },
    /**
     * Opens a session in place of the one the browser came with, makes its device a known one, and writes
     * it down; by itself, or as part of the transaction given.
     */
    async open(user: UserRow, caller: Caller, entrance: Entrance, tx: Tx | null): Promise<OpenedSession> {
      const { act, remember: remembered, proved } = entrance;
      const at = now();
      const lastsUntil = (lifetimeMs: number) => new Date(at.getTime() + lifetimeMs);
      const deviceId = deviceIdOf(caller.deviceCookie) ?? deps.newId();
      const [sessionToken, bearerToken] = [newToken(), newToken()];
      const expiresAt = lastsUntil(remembered ? REMEMBERED_SESSION_MS : AUTH_TOKEN_LIFETIME_MS);
      const who = { userId: user.id, familyId: user.familyId, deviceId, label: caller.deviceLabel };
      const cookie = { cookieId: deps.newId(), cookieHash: sha256(sessionToken), expiresAt, remembered };
      const bearerExpiresAt = lastsUntil(AUTH_TOKEN_LIFETIME_MS);
      const bearer = { bearerId: deps.newId(), bearerHash: sha256(bearerToken), bearerExpiresAt };
      const endedHash = caller.sessionToken === null ? '' : sha256(caller.sessionToken);
      const entry = { entryId: deps.newId(), act, at };
      const failures = { takenBack: proved?.takenBack ?? 0, failingSince: proved?.since ?? at };
      const isNewDevice = await deps.sessionOpenings.write(
        { ...who, ...cookie, ...bearer, ...entry, ...failures, endedHash },
        tx,
      );
      const deviceCookie = sign(secrets.session, 'device', deviceId);
      return { sessionToken, bearerToken, deviceCookie, remembered, expiresAt, isNewDevice };
    },
    /** A bearer token for one more tab of the browser whose cookie this is, and whose it is; null where it is nobody's. */
    async tabToken(cookieToken: string): Promise<{ token: string; userId: string } | null> {
      const token = newToken();
      const at = now();
      const expiresAt = new Date(at.getTime() + AUTH_TOKEN_LIFETIME_MS);
      const hashes = { tokenHash: sha256(token), cookieHash: sha256(cookieToken) };
      const bearer = { id: deps.newId(), ...hashes, now: at, expiresAt };
      const added = await deps.database.db.transaction((tx) => sessionStore.addBearer(bearer, tx));
      return added && { token, ...added };
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
