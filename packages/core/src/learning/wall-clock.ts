type Parts = Readonly<Partial<Record<Intl.DateTimeFormatPartTypes, string>>>;

/**
 * Reads an instant off the wall of a place: year, month and day in digits, and what else is asked for. To make a
 * formatter takes far longer than to use it, so one is kept for each time zone.
 */
export function wallReader(more: Intl.DateTimeFormatOptions = {}) {
  const formatters = new Map<string, Intl.DateTimeFormat>();
  return (instant: Date, timeZone: string): Parts => {
    const formatter =
      formatters.get(timeZone) ??
      new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
        timeZone,
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        ...more,
      });
    formatters.set(timeZone, formatter);
    return Object.fromEntries(formatter.formatToParts(instant).map(({ type, value }) => [type, value]));
  };
}
