import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db, Executor } from '../../db/database.ts';
import { knownDevices } from './accounts.tables.ts';

export interface DeviceOf {
  readonly deviceId: string;
  readonly userId: string;
}

/** What stands counted on a device. */
export interface FailuresOn {
  readonly failures: number;
  /** From when the next one fades. */
  readonly since: Date;
}
/** A known device on which a secret was right: how many failures its success takes back, its own try among them. */
export interface ProvedDevice extends DeviceOf {
  readonly takenBack: number;
  readonly since: Date;
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
    .select({ failures: knownDevices.failures })
    .from(knownDevices)
    .where(isThisDevice)
    .prepare('accounts_known_device');

  const reservation = db
    .update(knownDevices)
    .set({
      failures: sql`${knownDevices.failures} + 1`,
      failingSince: sql`case when ${knownDevices.failures} = 0 then ${sql.placeholder('at')}::timestamptz
        else ${knownDevices.failingSince} end`,
    })
    .where(and(isThisDevice, lt(knownDevices.failures, sql.placeholder('max'))))
    .returning({ failures: knownDevices.failures, since: knownDevices.failingSince })
    .prepare('accounts_reserve_try');

  return {
    /** Failures on a device, or null when the person never signed in from it. */
    async failuresOn(device: DeviceOf): Promise<number | null> {
      const [row] = await failures.execute({ deviceId: device.deviceId, userId: device.userId });
      return row?.failures ?? null;
    },
    /** Counts a failure before it is known to be one; answers how many there were before and since when, or null when `max` are. */
    async reserve({ deviceId, userId }: DeviceOf, max: number, at: Date): Promise<FailuresOn | null> {
      const [row] = await reservation.execute({ deviceId, userId, max, at: at.toISOString() });
      return row ? { failures: row.failures - 1, since: row.since } : null;
    },
    /** Takes one reservation back. */
    async release(device: DeviceOf): Promise<void> {
      await db
        .update(knownDevices)
        .set({ failures: sql`greatest(0, ${knownDevices.failures} - 1)` })
        .where(isDevice(device));
    },
    /** After a success on this device, and only on this one: takes back its own try and what has faded. */
    async settle({ takenBack, since, ...device }: ProvedDevice): Promise<void> {
      await db
        .update(knownDevices)
        .set({
          failures: sql`greatest(0, ${knownDevices.failures} - ${takenBack}::int)`,
          failingSince: since,
        })
        .where(isDevice(device));
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
