import { describe, expect, it } from 'vitest';
import {
  configurationOf,
  coreAndRest,
  keepsMadelung,
  orbitalBoxes,
  roomOf,
  shellsOf,
  subshellName,
} from './configuration.ts';
import { ELEMENTS, elementOf } from './elements.ts';
import { blockOf, groupOf, periodOf } from './position.ts';

const zOf = (symbol: string) => elementOf(symbol)?.z ?? 0;
const written = (symbol: string) => {
  const { core, rest } = coreAndRest(zOf(symbol));
  const own = rest.map((each) => `${subshellName(each)}${each.electrons}`);
  return [...(core ? [`[${core}]`] : []), ...own].join(' ');
};

/** Ground states as NIST prints them (Ground Levels and Ionization Energies for the Neutral Atoms), by n and l. */
const NIST: Readonly<Record<string, string>> = {
  H: '1s1',
  C: '[He] 2s2 2p2',
  Ne: '[He] 2s2 2p6',
  K: '[Ar] 4s1',
  Fe: '[Ar] 3d6 4s2',
  Cr: '[Ar] 3d5 4s1',
  Cu: '[Ar] 3d10 4s1',
  Nb: '[Kr] 4d4 5s1',
  Mo: '[Kr] 4d5 5s1',
  Tc: '[Kr] 4d5 5s2',
  Ru: '[Kr] 4d7 5s1',
  Rh: '[Kr] 4d8 5s1',
  Pd: '[Kr] 4d10',
  Ag: '[Kr] 4d10 5s1',
  Sn: '[Kr] 4d10 5s2 5p2',
  La: '[Xe] 5d1 6s2',
  Ce: '[Xe] 4f1 5d1 6s2',
  Eu: '[Xe] 4f7 6s2',
  Gd: '[Xe] 4f7 5d1 6s2',
  W: '[Xe] 4f14 5d4 6s2',
  Pt: '[Xe] 4f14 5d9 6s1',
  Au: '[Xe] 4f14 5d10 6s1',
  Pb: '[Xe] 4f14 5d10 6s2 6p2',
  Ac: '[Rn] 6d1 7s2',
  Th: '[Rn] 6d2 7s2',
  Pa: '[Rn] 5f2 6d1 7s2',
  U: '[Rn] 5f3 6d1 7s2',
  Np: '[Rn] 5f4 6d1 7s2',
  Pu: '[Rn] 5f6 7s2',
  Cm: '[Rn] 5f7 6d1 7s2',
  Lr: '[Rn] 5f14 7s2 7p1',
  Rf: '[Rn] 5f14 6d2 7s2',
};

describe('electron configurations', () => {
  it.each(Object.entries(NIST))('%s is as NIST has it', (symbol, printed) => {
    expect(written(symbol)).toBe(printed);
  });

  it('twenty ground states leave Madelung’s rule, and no others', () => {
    const odd = ELEMENTS.filter(({ z }) => !keepsMadelung(z)).map(({ symbol }) => symbol);
    expect(odd.join(' ')).toBe('Cr Cu Nb Mo Ru Rh Pd Ag La Ce Gd Pt Au Ac Th Pa U Np Cm Lr');
  });

  it('every atom has as many electrons as protons, none too many in a subshell, and boxes that hold them all', () => {
    for (const { z } of ELEMENTS) {
      const subshells = configurationOf(z);
      expect(subshells.reduce((sum, { electrons }) => sum + electrons, 0)).toBe(z);
      expect(shellsOf(z).reduce((sum, electrons) => sum + electrons, 0)).toBe(z);
      for (const each of subshells) {
        expect(each.electrons).toBeLessThanOrEqual(roomOf(each.l));
        expect(orbitalBoxes(each).reduce((sum, electrons) => sum + electrons, 0)).toBe(each.electrons);
      }
    }
  });

  it('the place in the table follows from the electrons: outer shell, outer electrons, and what fills', () => {
    for (const { z, symbol } of ELEMENTS) {
      const { rest } = coreAndRest(z);
      const outside = (l: number) => rest.find((each) => each.l === l)?.electrons ?? 0;
      const outer = Math.max(...rest.map(({ n, l }) => n + (l === 0 || l === 1 ? 0 : l - 1)));
      expect(outer, symbol).toBe(periodOf(z));
      const valence = rest
        .filter(({ l, electrons }) => !(l === 3 && electrons === 14))
        .reduce((sum, { electrons }) => sum + electrons, 0);
      const group = groupOf(z);
      if (group === null) expect(blockOf(z), symbol).toBe('f');
      else if (symbol === 'He') expect(group).toBe(18);
      else expect(valence + (outside(1) > 0 && periodOf(z) < 4 ? 10 : 0), symbol).toBe(group);
    }
  });

  it('puts one electron into each box before it pairs them', () => {
    expect(orbitalBoxes({ n: 3, l: 2, electrons: 6 })).toEqual([2, 1, 1, 1, 1]);
    expect(orbitalBoxes({ n: 2, l: 1, electrons: 3 })).toEqual([1, 1, 1]);
  });
});
