/**
 * A number as a language writes it: `1,422,000`, `1 422 000`. Spanish parts its thousands by a narrow space (Real
 * Academia Española, Ortografía), where the tables of most programs still have a full stop.
 */
export function numberWords(value: number, language: string, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(language, options)
    .formatToParts(value)
    .map((part) => (part.type === 'group' && language === 'es' ? '\u202F' : part.value))
    .join('');
}
