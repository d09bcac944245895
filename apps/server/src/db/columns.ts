import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment with its time zone, read as a `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Bytes as they are; the driver reads them as a `Buffer`. */
export const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({ dataType: () => 'bytea' });
