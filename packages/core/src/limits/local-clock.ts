import { wallReader } from '../learning/wall-clock.ts';

const onTheWall = /* @__PURE__ */ wallReader({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** What a wall clock and a calendar show. */
export interface LocalTime {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** Minutes since midnight as the clock shows them, 0–1439. */
  readonly minute: number;
}

/**
 * What the clock on somebody's wall shows at an instant.
 * @param timeZone an IANA name; a RangeError is thrown for an unknown one
 */
export function localTimeOf(instant: Date, timeZone: string): LocalTime {
  const { year = '', month = '', day = '', hour = '', minute = '' } = onTheWall(instant, timeZone);
  return { day: `${year}-${month}-${day}`, minute: Number(hour) * 60 + Number(minute) };
}

/** `19:30` as minutes since midnight. */
export function minuteOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}
