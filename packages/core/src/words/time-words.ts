const HOUR_MINUTES = 60;
/** A space that no line breaks at. */
const UNBROKEN = '\u00a0';

/** Says a time, on the screen and on paper: "40 min", "12 h 40 min", "1,000 h". `language` is BCP 47. */
export function timeWords(minutes: number, language: string): string {
  const rest = minutes % HOUR_MINUTES;
  const ending = `${rest}${UNBROKEN}min`;
  if (minutes < HOUR_MINUTES) return ending;
  const hours = `${((minutes - rest) / HOUR_MINUTES).toLocaleString(language)}${UNBROKEN}h`;
  return rest === 0 ? hours : `${hours}${UNBROKEN}${ending}`;
}
