import type { Orbital } from '@ori/core/quantum/hydrogen-orbital';
import { electronFinder, type Found } from '@ori/core/quantum/measure-electron';
import { seededRandom } from '@ori/core/problems/seeded-random';

const MILLION = 1_000_000;

/** Places where the electron of an orbital was found, always the same for the same orbital. */
export function sameCloud(orbital: Orbital, count: number): readonly Found[] {
  const { integer } = seededRandom(orbital.id, 1);
  const find = electronFinder(orbital, () => (integer(1, MILLION) - 0.5) / MILLION);
  return Array.from({ length: count }, find);
}
