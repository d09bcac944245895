const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formatters.set(timeZone, made);
  return made;
}

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
  const parts = Object.fromEntries(
    formatterFor(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const { year = '', month = '', day = '', hour = '', minute = '' } = parts;
  return { day: `${year}-${month}-${day}`, minute: Number(hour) * 60 + Number(minute) };
}

/** `19:30` as minutes since midnight. */
export function minuteOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}
