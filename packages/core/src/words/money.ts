/** Prices are in dollars of the United States, so Spanish writes them as it is written there: `$29`, not `29 US$`. */
const WRITTEN_IN: Readonly<Record<string, string>> = { es: 'es-US' };

/**
 * An amount in the smallest unit of its currency (cents; yen as they are) as a language writes it, the same on pages,
 * in letters and in talk: `$29`, `49,99 $US`.
 * `cents` tells whether whole amounts carry theirs, as receipts do.
 */
export function moneyWords(
  amount: number,
  language: string,
  currency: string,
  cents: 'always' | 'broken' = 'broken',
): string {
  const format = new Intl.NumberFormat(WRITTEN_IN[language] ?? language, {
    style: 'currency',
    currency: currency.toUpperCase(),
    trailingZeroDisplay: cents === 'always' ? 'auto' : 'stripIfInteger',
  });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
