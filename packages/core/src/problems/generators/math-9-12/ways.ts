/** n · (n − 1) · … · 1 */
export const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));

/** Ways to line up k of n things. */
export const arrangements = (n: number, k: number) => factorial(n) / factorial(n - k);

/** Ways to choose k of n things, whatever their order. */
export const choices = (n: number, k: number) => Math.round(arrangements(n, k) / factorial(k));
