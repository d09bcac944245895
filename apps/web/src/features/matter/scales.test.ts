import { distanceBetween } from '@ori/core/molecules/measures';
import { structureOf } from '@ori/core/molecules/structure';
import { orbitalNamed } from '@ori/core/quantum/hydrogen-orbital';
import { enclosingAmplitude } from '@ori/core/quantum/enclosed';
import { expect, it } from 'vitest';
import { along, ATOMS_ACROSS_A_HAIR, SCALES } from './scales.ts';

const BOHR_NM = 0.052917721;
const widthOf = (id: (typeof SCALES)[number]['id']) => SCALES.find((scale) => scale.id === id)?.nm ?? 0;

it('tells widths that the labs’ own numbers give', () => {
  const amplitude = enclosingAmplitude(orbitalNamed('1s'), 0.9);
  const radiusBohr = -Math.log(amplitude * Math.sqrt(Math.PI));
  expect(radiusBohr).toBeCloseTo(2.66, 1);
  expect(2 * radiusBohr * BOHR_NM).toBeCloseTo(widthOf('hydrogen'), 2);
  const { atoms } = structureOf('sucrose');
  const longest = Math.max(...atoms.flatMap((one) => atoms.map((other) => distanceBetween(one, other))));
  expect(longest / 10).toBeCloseTo(widthOf('sucrose'), 1);
  const salt = structureOf('sodium-chloride');
  const xs = salt.atoms.map(({ x }) => x);
  expect((Math.max(...xs) - Math.min(...xs)) / 10).toBeCloseTo(widthOf('salt'), 2);
  expect(ATOMS_ACROSS_A_HAIR).toBe(290_000);
});

it('puts every length between a tenth of a nanometre and a millimetre', () => {
  for (const { nm } of SCALES) expect(along(nm)).toBeGreaterThan(0);
  for (const { nm } of SCALES) expect(along(nm)).toBeLessThan(1);
});
