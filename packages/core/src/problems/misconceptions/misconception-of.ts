import type { Misconception } from '@ori/contracts/practice';
import * as atoms from './atoms.ts';
import * as bonding from './bonding.ts';
import * as comparing from './comparing.ts';
import * as counting from './counting.ts';
import * as dataAndRates from './data-and-rates.ts';
import * as decimals from './decimals.ts';
import * as equations from './equations.ts';
import * as fractions from './fractions.ts';
import * as geometry from './geometry.ts';
import * as operations from './operations.ts';
import * as shapes from './shapes.ts';
import * as wavesAndPhotons from './waves-and-photons.ts';
import * as wholeNumbers from './whole-numbers.ts';

/** Every misconception that a generator may name. */
export const MISCONCEPTIONS: readonly Misconception[] = [
  atoms,
  bonding,
  comparing,
  counting,
  dataAndRates,
  decimals,
  equations,
  fractions,
  geometry,
  operations,
  shapes,
  wavesAndPhotons,
  wholeNumbers,
].flatMap((room) => Object.values<Misconception>(room));
const byId = new Map(MISCONCEPTIONS.map((misconception) => [misconception.id, misconception]));

/** The words of a misconception that was stored by its id; null when it is gone from the product. */
export function misconceptionOf(id: string): Misconception | null {
  return byId.get(id) ?? null;
}
