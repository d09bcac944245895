/** Planck's constant, J s; electron mass, kg; elementary charge, C (SI 2019 and CODATA 2018). */
const PLANCK_JS = 6.62607015e-34;
const ELECTRON_KG = 9.1093837015e-31;
const CHARGE_C = 1.602176634e-19;

/**
 * Energy of level n of a particle between two hard walls, E = n²h²/(8mL²), in electronvolts.
 * @param n level, 1 and up
 * @param widthNm distance of the walls in nanometres
 * @param massElectrons mass in electron masses
 * @source Griffiths, Introduction to Quantum Mechanics, 2nd ed. (2005), section 2.2
 */
export function boxEnergyEv(n: number, widthNm: number, massElectrons: number): number {
  const widthM = widthNm * 1e-9;
  return (n * n * PLANCK_JS * PLANCK_JS) / (8 * massElectrons * ELECTRON_KG * widthM * widthM * CHARGE_C);
}

/** Wave function √(2/L) sin(nπx/L) with x and L in widths of the box: x from 0 to 1, L = 1. */
export function boxWave(n: number, x: number): number {
  return x < 0 || x > 1 ? 0 : Math.SQRT2 * Math.sin(n * Math.PI * x);
}

/** Chance, 0–1, of finding the particle of level n between `from` and `to`, in widths of the box. */
export function boxChance(n: number, from: number, to: number): number {
  const upTo = (x: number) => x - Math.sin(2 * n * Math.PI * x) / (2 * n * Math.PI);
  return upTo(Math.min(1, to)) - upTo(Math.max(0, from));
}

/**
 * Where a measurement finds the particle of level n, in widths of the box.
 * @param chance a number drawn evenly from 0 to 1; the place up to which that much chance lies is returned
 */
export function boxMeasurement(n: number, chance: number): number {
  let low = 0;
  let high = 1;
  for (let halving = 0; halving < 40; halving += 1) {
    const middle = (low + high) / 2;
    if (boxChance(n, 0, middle) < chance) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Wavelength of light, in nanometres, whose quantum has the energy given in electronvolts. */
export function wavelengthNm(energyEv: number): number {
  return 1239.841984 / energyEv;
}
