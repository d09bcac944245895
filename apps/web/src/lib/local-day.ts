const two = (part: number): string => String(part).padStart(2, '0');

/** The day (`YYYY-MM-DD`) of a moment on this computer's calendar. */
export function localDay(at: Date): string {
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
