import type { Device } from '@ori/contracts/accounts';
import type { ErrorCode } from '@ori/contracts/errors';
import { type Result, fail, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import type { AccountsDeps } from './accounts.deps.ts';
import type { Audit } from '../../db/audit-entry.ts';
import type { KnownDeviceStore } from './known-devices.store.ts';
import type { SessionStore } from './sessions.store.ts';

/** The browsers a person is signed in on, for the profile page. */
export function createDeviceList(deps: {
  readonly database: AccountsDeps['database'];
  readonly now: AccountsDeps['now'];
  readonly sessionStore: SessionStore;
  readonly devices: KnownDeviceStore;
  readonly audit: Audit;
}) {
  const { sessionStore } = deps;
  return {
    async list(viewer: Viewer): Promise<Device[]> {
      const [rows, own] = await Promise.all([
        sessionStore.list(viewer.userId, deps.now()),
        sessionStore.find(viewer.sessionId),
      ]);
      const currentId = own?.parentId ?? viewer.sessionId;
      return rows.map(({ id, label, createdAt, lastSeenAt }) => ({
        id,
        label,
        current: id === currentId,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      }));
    },
    /** Signs one of one's own browsers out and forgets it: there, a second step is asked again. */
    async revoke(viewer: Viewer, id: string): Promise<Result<null, ErrorCode>> {
      return deps.database.db.transaction(async (tx) => {
        const { userId, familyId } = viewer;
        const ended = await sessionStore.end(id, userId, tx);
        if (!ended) return fail('not-found');
        if (ended.deviceId) await deps.devices.forget({ deviceId: ended.deviceId, userId }, tx);
        await deps.audit({ act: 'device-revoked', familyId, actorId: userId, subjectId: userId }, tx);
        return succeed(null);
      });
    },
  };
}
export type DeviceList = ReturnType<typeof createDeviceList>;
