/** Laskar, Astronomy & Astrophysics 157 (1986) 59: arc seconds, u in ten thousand years from J2000. */
const LASKAR = [
  84381.448, -4680.93, -1.55, 1999.25, -51.38, -249.67, -39.05, 7.12, 27.87, 5.79, 2.45,
] as const;

/** Mean tilt of the Earth's axis in degrees, for a year −8000 to 12000; within 0.003° of later theory (Vondrák 2011) since 3500 BCE. */
export function obliquityDeg(year: number): number {
  const u = (year - 2000) / 10_000;
  return LASKAR.reduceRight((sum, coefficient) => sum * u + coefficient, 0) / 3600;
}
