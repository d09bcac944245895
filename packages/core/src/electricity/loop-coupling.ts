/** μ₀ in henries a metre: 4π · 10⁻⁷ to ten digits (CODATA 2018). */
const MU_0 = 4e-7 * Math.PI;

/** Complete elliptic integrals of the first and second kind, and K − E kept to all its digits. */
export interface EllipticIntegrals {
  readonly first: number;
  readonly second: number;
  readonly difference: number;
}

/** K and E of the modulus κ (0 ≤ κ < 1), by the arithmetic-geometric mean (Abramowitz & Stegun 17.6). */
export function ellipticIntegrals(modulus: number): EllipticIntegrals {
  let [a, b, c] = [1, Math.sqrt(1 - modulus * modulus), modulus];
  let [doubling, lost] = [0.5, (c * c) / 2];
  while (Math.abs(c) > 1e-16) {
    [a, b, c] = [(a + b) / 2, Math.sqrt(a * b), (a - b) / 2];
    doubling *= 2;
    lost += doubling * c * c;
  }
  const first = Math.PI / (2 * a);
  return { first, second: first * (1 - lost), difference: first * lost };
}

/**
 * What two round turns on one axis share, in henries: radii and distance in metres. Maxwell's second form
 * (Treatise, art. 701): 2 μ₀ √(ab) (K − E) / √κ, κ = (r₁ − r₂) / (r₁ + r₂) from the farthest and the nearest
 * points of the rings; it keeps its digits however far apart they are.
 */
export function loopsMutualH(radiusM: number, otherM: number, distanceM: number): number {
  const farthest = Math.hypot(radiusM + otherM, distanceM);
  const nearest = Math.hypot(radiusM - otherM, distanceM);
  const modulus = (4 * radiusM * otherM) / (farthest + nearest) ** 2;
  return (
    (2 * MU_0 * Math.sqrt(radiusM * otherM) * ellipticIntegrals(modulus).difference) / Math.sqrt(modulus)
  );
}

/**
 * The inductance of one round turn in henries, its current spread evenly over a round section: μ₀ a (ln(8a/w) − 7/4)
 * (Maxwell, art. 704). A coil of n turns in such a bundle has n² times as much.
 */
export function loopH(radiusM: number, sectionRadiusM: number): number {
  return MU_0 * radiusM * (Math.log((8 * radiusM) / sectionRadiusM) - 1.75);
}

/** The coupling k of two equal round coils on one axis, so far apart, each a bundle of this section; their turns do not matter. */
export function couplingAt(radiusM: number, sectionRadiusM: number, distanceM: number): number {
  return loopsMutualH(radiusM, radiusM, distanceM) / loopH(radiusM, sectionRadiusM);
}

/**
 * The greatest part of the power that two coils can carry over, with the best of all loads: U² / (1 + √(1 + U²))²,
 * U = k Q (Kurs et al., Science 317, 2007). Only the near field: nothing is radiated.
 */
export function bestShare(coupling: number, quality: number): number {
  const u2 = (coupling * quality) ** 2;
  return u2 / (1 + Math.sqrt(1 + u2)) ** 2;
}

/** What a plate of so many square metres catches of a power that spreads evenly to all sides: A / 4π d². */
export function spreadShare(areaM2: number, distanceM: number): number {
  return areaM2 / (4 * Math.PI * distanceM ** 2);
}
