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
  const isThisDevice = and(
    eq(knownDevices.deviceId, sql.placeholder('deviceId')),
    eq(knownDevices.userId, sql.placeholder('userId')),
  );
  const failures = db
    .select({ inARow: knownDevices.failuresInARow })
    .from(knownDevices)
    .where(isThisDevice)
    .prepare('accounts_known_device');

  const reservation = db
    .update(knownDevices)
    .set({ failuresInARow: sql`${knownDevices.failuresInARow} + 1` })
    .where(and(isThisDevice, lt(knownDevices.failuresInARow, sql.placeholder('max'))))
    .returning({ inARow: knownDevices.failuresInARow })
    .prepare('accounts_reserve_try');

  return {
    /** Failures in a row on a device, or null when the person never signed in from it. */
    async failuresInARow(device: DeviceOf): Promise<number | null> {
      const [row] = await failures.execute({ deviceId: device.deviceId, userId: device.userId });
      return row?.inARow ?? null;
    },
    /** Counts a failure before it is known to be one; answers how many there were before, or null when `max` are. */
    async reserve({ deviceId, userId }: DeviceOf, max: number): Promise<number | null> {
      const [row] = await reservation.execute({ deviceId, userId, max });
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
    async forget(device: DeviceOf, tx: Executor): Promise<void> {
      await tx.delete(knownDevices).where(isDevice(device));
    },
    /** No browser of the person is known any more. */
    async forgetAllOf(userId: string, tx: Executor): Promise<void> {
      await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
    },
    async forgetUnused(since: Date): Promise<void> {
      await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, since));
    },
  };
}
export type KnownDeviceStore = ReturnType<typeof createKnownDeviceStore>;
