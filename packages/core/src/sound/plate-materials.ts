/** What a plate is made of: stiffness, weight, and how much it thins when it is stretched. */
export interface PlateMaterial {
  /** Young's modulus, in pascals. */
  readonly youngPa: number;
  /** Kilograms a cubic metre. */
  readonly densityKgM3: number;
  /** Poisson's ratio. */
  readonly poisson: number;
}

/** The materials of the laboratory; the same values as in the content's table of plates. */
export const PLATE_MATERIALS = {
  aluminium: { youngPa: 69e9, densityKgM3: 2700, poisson: 0.33 },
  steel: { youngPa: 200e9, densityKgM3: 7850, poisson: 0.29 },
  brass: { youngPa: 100e9, densityKgM3: 8500, poisson: 0.34 },
  glass: { youngPa: 70e9, densityKgM3: 2500, poisson: 0.22 },
} as const satisfies Record<string, PlateMaterial>;

/**
 * Frequency in hertz of a thin plate's mode, f = λ/(2πa²)·√(D/ρh) with D = Eh³/12(1−ν²).
 * @param lambda the mode's own number, without unit
 * @param lengthM a: the side along x, or the radius, in metres
 * @param thicknessM h, in metres; thin means at most a tenth of the smaller side
 * @source Leissa, Vibration of Plates, NASA SP-160 (1969), chapter 1
 */
export function plateFrequencyHz(
  lambda: number,
  lengthM: number,
  thicknessM: number,
  { youngPa, densityKgM3, poisson }: PlateMaterial,
): number {
  const rigidity = (youngPa * thicknessM ** 3) / (12 * (1 - poisson ** 2));
  return (lambda / (2 * Math.PI * lengthM ** 2)) * Math.sqrt(rigidity / (densityKgM3 * thicknessM));
}
