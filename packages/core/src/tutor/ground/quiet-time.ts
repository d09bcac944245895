const formatters = new Map<string, Intl.DateTimeFormat>();

function clockOf(instant: Date, timeZone: string): string {
  const known = formatters.get(timeZone);
  const formatter =
    known ??
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  formatters.set(timeZone, formatter);
  return formatter.format(instant);
}

/**
 * Whether a moment lies in quiet hours by the learner's clock. `from` belongs to them, `to` does not; `from` after
 * `to` goes over midnight; the same hour twice is the whole day.
 * @param timeZone an IANA name; a RangeError is thrown for an unknown one
 */
export function isQuietAt(
  quiet: { readonly from: string; readonly to: string },
  instant: Date,
  timeZone: string,
): boolean {
  const clock = clockOf(instant, timeZone);
  const { from, to } = quiet;
  if (from < to) return clock >= from && clock < to;
  return clock >= from || clock < to;
}
