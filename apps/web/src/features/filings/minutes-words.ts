const HOUR = 60;

/** Minutes as hours and minutes, in the language's short units: "12 hr 5 min". */
export function minutesWords(minutes: number, language: string): string {
  const write = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  const hours = Math.floor(minutes / HOUR);
  const rest = minutes % HOUR;
  if (hours === 0) return write(rest, 'minute');
  return rest === 0 ? write(hours, 'hour') : `${write(hours, 'hour')} ${write(rest, 'minute')}`;
}
