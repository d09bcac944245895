/**
 * Legendre polynomials p₀ … p₍count−1₎ at x, each scaled so that its square over −1 … 1 adds up to 1.
 * @source Abramowitz & Stegun, Handbook of Mathematical Functions (1964), 22.7.10
 */
export function legendreValues(count: number, x: number): number[] {
  const plain = [1, x];
  for (let n = 1; n + 1 < count; n += 1)
    plain.push(((2 * n + 1) * x * (plain[n] ?? 0) - n * (plain[n - 1] ?? 0)) / (n + 1));
  return plain.slice(0, count).map((value, n) => value * Math.sqrt(n + 0.5));
}

/**
 * Slopes in the same polynomials: column n tells how much of each pₖ is in pₙ′. Exact, since
 * Pₙ′ = Σ (2k+1) Pₖ over k = n−1, n−3, …
 */
export function legendreSlopes(count: number): number[][] {
  return Array.from({ length: count }, (_, k) =>
    Array.from({ length: count }, (_column, n) =>
      n > k && (n - k) % 2 === 1 ? Math.sqrt((2 * n + 1) * (2 * k + 1)) : 0,
    ),
  );
}
