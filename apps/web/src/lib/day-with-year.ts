/** A day (`YYYY-MM-DD`) with its year: "Aug 1, 2026". */
export function dayWithYear(day: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(new Date(`${day}T12:00:00Z`));
}
