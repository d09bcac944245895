import { expect, test } from 'vitest';
import { dot } from '../maths/vectors.ts';
import { anglesOf, asinDeg, rotated, vectorOf } from './angles.ts';
import { obliquityDeg } from './obliquity.ts';
import { celestialPole, eclipticPole, precession } from './precession.ts';

test('the poles stand where the long-term theory was published to put them', () => {
  const [x, y, z] = celestialPole(-2500);
  expect([x, y, z]).toEqual([
    expect.closeTo(-0.3586652560237327, 13),
    expect.closeTo(-0.1996978910771128, 13),
    expect.closeTo(0.9118552442250819, 13),
  ]);
  const [p, q, r] = eclipticPole(-1500);
  expect([p, q, r]).toEqual([
    expect.closeTo(0.0004768625676477096, 13),
    expect.closeTo(-0.4052259533091875, 13),
    expect.closeTo(0.9142164401096448, 13),
  ]);
});

test('the whole turning is the published matrix of 1666', () => {
  expect(precession(1666.666).flat()).toEqual(
    [
      0.996704414115921, 0.0743780189319321, 0.032376244093456, -0.0743780273181962, 0.997229389445453,
      -0.00120576884272359, -0.0323762248276658, -0.00120628603969761, 0.999475024670401,
    ].map((value) => expect.closeTo(value, 12)),
  );
});

test('the tilt by Laskar and the angle between both poles agree within 0.003 degrees over all our years', () => {
  for (let year = -3500; year <= 2500; year += 250) {
    const between = 90 - asinDeg(dot(celestialPole(year), eclipticPole(year)));
    expect(Math.abs(between - obliquityDeg(year))).toBeLessThan(0.003);
  }
});

test('the tilt has the values of the tables: 23.4393 degrees in 2000, 24.03 about 3000 BCE', () => {
  expect(obliquityDeg(2000)).toBeCloseTo(23.43929, 4);
  expect(obliquityDeg(-2999)).toBeCloseTo(24.03, 1);
});

test('Thuban was the pole star of the Old Kingdom, within 0.2 degrees of the pole about 2790 BCE', () => {
  const thuban = vectorOf(211.0973, 64.3758);
  const fromPole = 90 - anglesOf(rotated(precession(-2789), thuban)).latitudeDeg;
  expect(fromPole).toBeLessThan(0.2);
  expect(90 - anglesOf(rotated(precession(2000), thuban)).latitudeDeg).toBeGreaterThan(25);
});
