import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { formatRational } from '../../../maths/rational.ts';
import { fraction, generator, integerItem, rationalItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-solids');

const LAYER = message('layer');

function cylinder(random: SeededRandom): DraftItem {
  const [radius, height, isRadius] = [
    random.integer(3, 12),
    random.integer(3, 20),
    random.pick([true, false]),
  ];
  const all = {
    length: isRadius ? radius : 2 * radius,
    radius,
    height,
    square: radius ** 2,
    volume: radius ** 2 * height,
  };
  const explained = {
    prompt: text(
      isRadius
        ? message('cylinder.explained.prompt.cylinder-radius-length-cm')
        : message('cylinder.explained.prompt.cylinder-diameter-length-cm'),
      all,
    ),
    figure: { type: 'shape' as const, name: 'cylinder' as const, turnDegrees: 0 },
    figureText: text(message('cylinder.explained.figure-text')),
    nudge: text(message('cylinder.explained.nudge')),
    steps: [
      step('{radius} × {radius} = {square}', LAYER, all),
      step('{square} × {height} = {volume}', message('cylinder.explained.reason'), all),
    ],
  };
  return integerItem(explained, all.volume, [
    [2 * radius * height, 'radius-doubled-not-squared'],
    [isRadius ? 4 * all.volume : all.length ** 2 * height, 'radius-for-diameter'],
    [all.square, 'height-forgotten'],
  ]);
}

function cone(random: SeededRandom): DraftItem {
  const [third, other] = [random.integer(1, 5) * 3, random.integer(2, 12)];
  const [radius, height] = random.pick([true, false]) ? [third, other] : [other, third];
  const all = { radius, height, full: radius ** 2 * height, volume: (radius ** 2 * height) / 3 };
  const explained = {
    prompt: text(message('cone.explained.prompt'), all),
    figure: { type: 'shape' as const, name: 'cone' as const, turnDegrees: 0 },
    figureText: text(message('cone.explained.figure-text')),
    nudge: text(message('cone.explained.nudge')),
    steps: [
      step(message('cone.explained.step'), LAYER, all),
      step('{full} ÷ 3 = {volume}', message('cone.explained.reason'), all),
    ],
  };
  return integerItem(explained, all.volume, [
    [all.full, 'third-forgotten'],
    [(2 * radius * height) / 3, 'radius-doubled-not-squared'],
  ]);
}

function sphere(random: SeededRandom): DraftItem {
  const [radius, isRadius] = [random.integer(2, 15), random.pick([true, false])];
  const answer = fraction(4 * radius ** 3, 3);
  const all = {
    length: isRadius ? radius : 2 * radius,
    radius,
    cube: radius ** 3,
    volume: formatRational(answer),
  };
  const explained = {
    prompt: text(
      isRadius
        ? message('sphere.explained.prompt.sphere-radius-length-cm')
        : message('sphere.explained.prompt.sphere-diameter-length-cm'),
      all,
    ),
    figure: { type: 'shape' as const, name: 'sphere' as const, turnDegrees: 0 },
    figureText: text(message('sphere.explained.figure-text')),
    nudge: text(message('sphere.explained.nudge')),
    steps: [
      step('{radius} × {radius} × {radius} = {cube}', message('sphere.explained.reason.cube-radius'), all),
      step('{cube} × 4 ÷ 3 = {volume}', message('sphere.explained.reason.sphere-4-3-times'), all),
    ],
  };
  return rationalItem(explained, answer, 'any', [
    [fraction(4 * radius ** 2, 3), 'radius-squared-not-cubed'],
    [fraction(4 * (isRadius ? 8 * radius ** 3 : all.length ** 3), 3), 'radius-for-diameter'],
    [fraction(radius ** 3, 3), 'third-forgotten'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return cylinder(random);
  return difficulty === 2 ? cone(random) : sphere(random);
}

/** Volumes of round solids as multiples of π (CCSS 8.G.C.9). */
export const maSolids = generator('ma-solids', make);
