import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db, Executor } from '../../db/database.ts';
import { knownDevices } from './accounts.tables.ts';

export interface DeviceOf {
  readonly deviceId: string;
  readonly userId: string;
}

const isDevice = ({ deviceId, userId }: DeviceOf) =>
  and(eq(knownDevices.deviceId, deviceId), eq(knownDevices.userId, userId));

/** The only SQL about the browsers a person signed in from before. */
export function createKnownDeviceStore(db: Db) {
  const failures = db
    .select({ inARow: knownDevices.failuresInARow })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.deviceId, sql.placeholder('deviceId')),
        eq(knownDevices.userId, sql.placeholder('userId')),
      ),
    )
    .prepare('accounts_known_device');

  return {
    /** Failures in a row on a device, or null when the person never signed in from it. */
    async failuresInARow(device: DeviceOf): Promise<number | null> {
      const [row] = await failures.execute({ deviceId: device.deviceId, userId: device.userId });
      return row?.inARow ?? null;
    },
    /** Counts a failure before it is known to be one; answers how many there were before, or null when `max` are. */
    async reserve(device: DeviceOf, max: number): Promise<number | null> {
      const [row] = await db
        .update(knownDevices)
        .set({ failuresInARow: sql`${knownDevices.failuresInARow} + 1` })
        .where(and(isDevice(device), lt(knownDevices.failuresInARow, max)))
        .returning({ inARow: knownDevices.failuresInARow });
      return row ? row.inARow - 1 : null;
    },
    /** Takes one reservation back. */
    async release(device: DeviceOf): Promise<void> {
      await db
        .update(knownDevices)
        .set({ failuresInARow: sql`greatest(0, ${knownDevices.failuresInARow} - 1)` })
        .where(isDevice(device));
    },
    /** A success ends the row of failures on this device, and only on this one. */
    async clear(device: DeviceOf): Promise<void> {
      await db.update(knownDevices).set({ failuresInARow: 0 }).where(isDevice(device));
    },
    async remember(device: DeviceOf, familyId: string, now: Date, tx: Executor): Promise<void> {
      await tx
        .insert(knownDevices)
        .values({ ...device, familyId, createdAt: now, lastUsedAt: now })
        .onConflictDoUpdate({
          target: [knownDevices.deviceId, knownDevices.userId],
          set: { lastUsedAt: now },
        });
    },
    async forget(device: DeviceOf, tx: Executor): Promise<void> {
      await tx.delete(knownDevices).where(isDevice(device));
    },
    /** No browser of the person is known any more. */
    async forgetAllOf(userId: string, tx: Executor): Promise<void> {
      await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
    },
    async ofUser(userId: string): Promise<number[]> {
      const rows = await db
        .select({ inARow: knownDevices.failuresInARow })
        .from(knownDevices)
        .where(eq(knownDevices.userId, userId));
      return rows.map((row) => row.inARow);
    },
    async forgetUnused(since: Date): Promise<void> {
      await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, since));
    },
  };
}
export type KnownDeviceStore = ReturnType<typeof createKnownDeviceStore>;
