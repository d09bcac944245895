import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { decimalItem, generator, integerItem, rounded, step, type Wrong } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-circle');

const PI = 3.14;

function circleFigure(length: number, isRadius: boolean) {
  return {
    figure: {
      type: 'sketch' as const,
      paths: [
        {
          corners: [
            [isRadius ? 0 : -1, 0],
            [1, 0],
          ] as [number, number][],
          closed: false,
        },
      ],
      circles: [{ x: 0, y: 0, radius: 1 }],
      labels: [{ x: isRadius ? 0.5 : 0, y: 0.14, text: `${length} cm` }],
    },
    figureText: text(
      isRadius
        ? message('circle-figure.figure-text.circle-radius-length-cm')
        : message('circle-figure.figure-text.circle-diameter-length-cm'),
      { length },
    ),
  };
}

const GIVEN = {
  radius: message('given.radius'),
  diameter: message('given.diameter'),
};

/** The way around, as a multiple of π. */
function around(random: SeededRandom): DraftItem {
  const [radius, isRadius] = [random.integer(2, 40), random.pick([true, false])];
  const length = isRadius ? radius : 2 * radius;
  const all = {
    length,
    given: text(isRadius ? GIVEN.radius : GIVEN.diameter, { length }),
    diameter: 2 * radius,
  };
  const explained = {
    prompt: text(message('around.explained.prompt'), all),
    ...circleFigure(length, isRadius),
    nudge: text(message('around.explained.nudge')),
    steps: [
      step(message('around.explained.step.find-diameter'), message('around.explained.reason.two-radii')),
      step(
        message('around.explained.step.circumference-diameter-times'),
        message('around.explained.reason.defined-circumference-over-diameter'),
        all,
      ),
    ],
  };
  return integerItem(explained, 2 * radius, [
    [isRadius ? radius : 4 * radius, 'radius-for-diameter'],
    [radius * radius, 'around-and-inside-mixed'],
  ]);
}

/** The space inside, as a multiple of π. */
function inside(random: SeededRandom): DraftItem {
  const [radius, isRadius] = [random.integer(3, 30), random.pick([true, false])];
  const length = isRadius ? radius : 2 * radius;
  const all = {
    length,
    given: text(isRadius ? GIVEN.radius : GIVEN.diameter, { length }),
    radius,
    square: radius * radius,
  };
  const explained = {
    prompt: text(message('inside.explained.prompt'), all),
    ...circleFigure(length, isRadius),
    nudge: text(message('inside.explained.nudge')),
    steps: [
      step(
        message('inside.explained.step.radius-radius-cm'),
        message('inside.explained.reason.half-diameter'),
        all,
      ),
      step(
        message('inside.explained.step.radius-radius-square-so'),
        message('inside.explained.reason.circle-times-area-square'),
        all,
      ),
    ],
  };
  return integerItem(explained, all.square, [
    [2 * radius, isRadius ? 'radius-doubled-not-squared' : 'around-and-inside-mixed'],
    [isRadius ? 4 * all.square : length * length, 'radius-for-diameter'],
  ]);
}

/** The area of a half or quarter circle with π ≈ 3.14. */
function partOf(random: SeededRandom): DraftItem {
  const [radius, share] = [random.integer(2, 20), random.pick([2, 4])];
  const whole = rounded(PI * radius * radius, 2);
  const area = rounded(whole / share, 2);
  const all = { radius, pi: PI, square: radius * radius, whole, share, area };
  const words =
    share === 2
      ? message('part-of.words.half-circle-radius-radius')
      : message('part-of.words.quarter-circle-radius-radius');
  const explained = {
    prompt: text(words, all),
    nudge: text(message('part-of.explained.nudge')),
    steps: [
      step('{radius} × {radius} × {pi} = {whole}', message('part-of.explained.reason.whole-circle'), all),
      step('{whole} ÷ {share} = {area}', message('part-of.explained.reason.then-take-part'), all),
    ],
  };
  const wrong: readonly Wrong<number>[] = [
    [whole, 'whole-circle-taken'],
    [rounded((2 * radius * PI) / share, 2), 'around-and-inside-mixed'],
  ];
  return decimalItem(
    explained,
    area,
    { tolerance: rounded(0.06 + radius * radius * 0.0009, 4), unit: 'cm²' },
    wrong,
  );
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return around(random);
  return difficulty === 2 ? inside(random) : partOf(random);
}

/** Circumference and area of circles (CCSS 7.G.B.4). */
export const maCircle = generator('ma-circle', make);
