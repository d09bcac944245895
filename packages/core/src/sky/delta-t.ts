/** Sum of c[n]·x^n. */
function polynomial(x: number, coefficients: readonly number[]): number {
  return coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
}

interface Stretch {
  readonly until: number;
  /** What stands for x: (year − from) / per. */
  readonly from: number;
  readonly per: number;
  readonly coefficients: readonly number[];
}

/** Espenak & Meeus, Five Millennium Canon of Solar Eclipses, NASA/TP-2006-214141, seconds. */
const STRETCHES: readonly Stretch[] = [
  { until: -500, from: 1820, per: 100, coefficients: [-20, 0, 32] },
  {
    until: 500,
    from: 0,
    per: 100,
    coefficients: [10583.6, -1014.41, 33.78311, -5.952053, -0.1798452, 0.022174192, 0.0090316521],
  },
  {
    until: 1600,
    from: 1000,
    per: 100,
    coefficients: [1574.2, -556.01, 71.23472, 0.319781, -0.8503463, -0.005050998, 0.0083572073],
  },
  { until: 1700, from: 1600, per: 1, coefficients: [120, -0.9808, -0.01532, 1 / 7129] },
  {
    until: 1800,
    from: 1700,
    per: 1,
    coefficients: [8.83, 0.1603, -0.0059285, 0.00013336, -1 / 1_174_000],
  },
  {
    until: 1860,
    from: 1800,
    per: 1,
    coefficients: [
      13.72, -0.332447, 0.0068612, 0.0041116, -0.00037436, 0.0000121272, -0.0000001699, 0.000000000875,
    ],
  },
  {
    until: 1900,
    from: 1860,
    per: 1,
    coefficients: [7.62, 0.5737, -0.251754, 0.01680668, -0.0004473624, 1 / 233_174],
  },
  { until: 1920, from: 1900, per: 1, coefficients: [-2.79, 1.494119, -0.0598939, 0.0061966, -0.000197] },
  { until: 1941, from: 1920, per: 1, coefficients: [21.2, 0.84493, -0.0761, 0.0020936] },
  { until: 1961, from: 1950, per: 1, coefficients: [29.07, 0.407, -1 / 233, 1 / 2547] },
  { until: 1986, from: 1975, per: 1, coefficients: [45.45, 1.067, -1 / 260, -1 / 718] },
  {
    until: 2005,
    from: 2000,
    per: 1,
    coefficients: [63.86, 0.3345, -0.060374, 0.0017275, 0.000651814, 0.00002373599],
  },
  { until: 2050, from: 2000, per: 1, coefficients: [62.92, 0.32217, 0.005589] },
];

/**
 * ΔT = TT − UT in seconds for a year with fraction: how far the turning Earth has fallen behind even time.
 * From eclipses that people wrote down, polynomials of Espenak & Meeus 2006; before −500 and after 2050 a parabola.
 */
export function deltaTSeconds(year: number): number {
  const stretch = STRETCHES.find(({ until }) => year < until);
  if (stretch) return polynomial((year - stretch.from) / stretch.per, stretch.coefficients);
  const parabola = -20 + 32 * ((year - 1820) / 100) ** 2;
  return year < 2150 ? parabola - 0.5628 * (2150 - year) : parabola;
}

/**
 * How uncertain ΔT is, seconds (one standard error): before −500 from the Earth's known irregularity (Huber, 2006,
 * as used by Espenak & Meeus), falling to nothing worth telling in our time.
 */
export function deltaTErrorSeconds(year: number): number {
  const beyond = Math.max(-500 - year, year - 2005, 0);
  if (beyond === 0) return year > 1700 ? 1 : 0.8 * ((year - 1820) / 100) ** 2;
  const wander = 365.25 * beyond * Math.sqrt(((beyond * 0.058) / 3) * (1 + beyond / 2500));
  return wander / 1000 + (year < -500 ? deltaTErrorSeconds(-500) : 0);
}
