import type { Locale } from '@ori/contracts/locale';
import { energyEv, meanRadiusBohr, nodesOf, type Orbital } from '@ori/core/quantum/hydrogen-orbital';
import type { Found } from '@ori/core/quantum/measure-electron';
import type { OrbitalSurface } from '@ori/core/quantum/orbital-surface';
import { number, say } from '../frame/words.ts';
import { plainName } from './orbital-name.tsx';
import { WORDS } from './words.ts';

/** The Bohr radius in picometres (CODATA 2018). */
const BOHR_PM = 52.917721;

/** How many nodal surfaces an orbital has in all: n − 1. */
export const nodeCount = ({ n }: Orbital): number => n - 1;

/** Nodes, energy and size of an orbital. */
export function stateWords(orbital: Orbital, locale: Locale): string {
  const mean = meanRadiusBohr(orbital);
  return say(WORDS.state, locale, {
    name: plainName(orbital),
    count: nodeCount(orbital),
    ...nodesOf(orbital),
    energy: number(energyEv(orbital), locale, 4),
    mean: number(mean, locale, 1),
    pm: number(mean * BOHR_PM, locale, 0),
  });
}

/** Which surface is drawn: its value, what it encloses, how far it reaches. */
export function surfaceWords(surface: OrbitalSurface, share: number, locale: Locale): string {
  return say(WORDS.surfaceState, locale, {
    psi: new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 }).format(surface.amplitude),
    share: number(share * 100, locale, 0),
    reach: number(surface.reachBohr, locale, 1),
  });
}

/** How often the electron was found, and how often near. */
export function cloudWords(orbital: Orbital, found: readonly Found[], locale: Locale): string {
  if (found.length === 0) return say(WORDS.notYet, locale);
  const mean = meanRadiusBohr(orbital);
  const within = found.filter(({ x, y, z }) => Math.hypot(x, y, z) < mean).length;
  return say(WORDS.cloudState, locale, {
    all: number(found.length, locale, 0),
    within: number(within, locale, 0),
  });
}
