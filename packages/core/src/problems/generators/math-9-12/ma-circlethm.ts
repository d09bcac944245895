import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty, Figure } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { tangents } from './two-tangents.ts';

const message = messagesOf('ma-circlethm');

type Circle = Extract<Figure, { type: 'circle-points' }>;

const on = (name: string, degrees: number) => ({ name, degrees, reach: 1 });
const TWICE = message('twice');
const WHICH_THEOREM = text(message('which-theorem'));

/** The chord AB seen from O and from C; `centre` is the angle AOB, below 180. */
function chord(centre: number, atO: string, atC: string): Circle {
  return {
    type: 'circle-points',
    points: [on('A', 270 - centre / 2), on('B', 270 + centre / 2), on('C', 75)],
    lines: [
      ['O', 'A'],
      ['O', 'B'],
      ['C', 'A'],
      ['C', 'B'],
    ],
    angles: [
      { at: 'O', from: 'A', to: 'B', label: atO },
      { at: 'C', from: 'A', to: 'B', label: atC },
    ],
  };
}

/** From the centre to the circle, or back. */
function centreAndCircle(inscribed: number, asksCentre: boolean): DraftItem {
  const centre = 2 * inscribed;
  const all = {
    inscribed,
    centre,
    given: asksCentre ? inscribed : centre,
    name: asksCentre ? 'ACB' : 'AOB',
    asked: asksCentre ? 'AOB' : 'ACB',
  };
  const explained = {
    prompt: text(message('centre-and-circle.explained.prompt'), all),
    figure: chord(centre, asksCentre ? '?' : `${centre}°`, asksCentre ? `${inscribed}°` : '?'),
    figureText: text(message('centre-and-circle.explained.figure-text'), all),
    nudge: WHICH_THEOREM,
    steps: [
      step(message('centre-and-circle.explained.step'), TWICE),
      step(asksCentre ? '2 · {inscribed}° = {centre}°' : '{centre}° ÷ 2 = {inscribed}°', TWICE, all),
    ],
  };
  return asksCentre
    ? integerItem(explained, centre, [
        [inscribed, 'centre-angle-not-halved'],
        [inscribed / 2, 'halved-for-doubled'],
        [180 - inscribed, 'opposite-angles-equal'],
      ])
    : integerItem(explained, inscribed, [
        [centre, 'centre-angle-not-halved'],
        [180 - centre, 'opposite-angles-equal'],
      ]);
}

const OVER_A_DIAMETER = message('over-a-diameter');

/** A triangle over a diameter. */
function overDiameter(atA: number): DraftItem {
  const all = { atA, atB: 90 - atA };
  const explained = {
    prompt: text(OVER_A_DIAMETER, all),
    figure: {
      type: 'circle-points' as const,
      points: [on('A', 180), on('B', 0), on('C', 2 * atA)],
      lines: [
        ['A', 'B'],
        ['A', 'C'],
        ['B', 'C'],
      ] as [string, string][],
      angles: [
        { at: 'A', from: 'B', to: 'C', label: `${atA}°` },
        { at: 'B', from: 'A', to: 'C', label: '?' },
      ],
    },
    figureText: text(message('over-diameter.explained.figure-text'), all),
    nudge: text(message('over-diameter.explained.nudge')),
    steps: [
      step(
        message('over-diameter.explained.step'),
        message('over-diameter.explained.reason.angle-over-diameter-right'),
      ),
      step(
        '180° − 90° − {atA}° = {atB}°',
        message('over-diameter.explained.reason.angles-triangle-add-up'),
        all,
      ),
    ],
  };
  return integerItem(explained, all.atB, [
    [atA, 'opposite-angles-equal'],
    [180 - atA, 'half-turn-for-right-angle'],
  ]);
}

/** The base angle of triangle OAB is given, the angle at the circle is asked. */
function fromBaseAngle(base: number): DraftItem {
  const centre = 180 - 2 * base;
  const all = { base, centre, inscribed: 90 - base };
  const drawn = chord(centre, '', '?');
  const explained = {
    prompt: text(message('from-base-angle.explained.prompt'), all),
    figure: {
      ...drawn,
      lines: [...drawn.lines, ['A', 'B'] as [string, string]],
      angles: [
        { at: 'A', from: 'O', to: 'B', label: `${base}°` },
        { at: 'C', from: 'A', to: 'B', label: '?' },
      ],
    },
    figureText: text(message('from-base-angle.explained.figure-text'), all),
    nudge: text(message('from-base-angle.explained.nudge')),
    steps: [
      step(message('from-base-angle.explained.step'), message('from-base-angle.explained.reason'), all),
      step('{centre}° ÷ 2 = {inscribed}°', TWICE, all),
    ],
  };
  return integerItem(explained, all.inscribed, [
    [centre, 'centre-angle-not-halved'],
    [base, 'opposite-angles-equal'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return centreAndCircle(random.integer(20, 75), random.pick([true, false]));
  if (difficulty === 2) return overDiameter(random.integer(15, 75));
  return random.pick([true, false])
    ? fromBaseAngle(random.integer(15, 70))
    : tangents(random.integer(60, 110));
}

/** Angles in and at circles (CCSS HSG-C.A.2). */
export const maCirclethm = generator('ma-circlethm', make);
