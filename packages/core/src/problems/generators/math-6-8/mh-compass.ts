import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { decimalItem, generator, integerItem, rounded, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('mh-compass');

const HOUSES = 32;
const WIDTH = 360 / HOUSES;
const FRAME = message('frame');
const ONE_HOUSE = message('one-house');

/** The horizon with one tick for each house. */
function horizon() {
  const at = (house: number, reach: number): [number, number] => [
    rounded(reach * Math.sin((house * 2 * Math.PI) / HOUSES), 3),
    rounded(reach * Math.cos((house * 2 * Math.PI) / HOUSES), 3),
  ];
  return {
    figure: {
      type: 'sketch' as const,
      paths: Array.from({ length: HOUSES }, (_, house) => ({
        corners: [at(house, house % 8 === 0 ? 0.8 : 0.9), at(house, 1)],
        closed: false,
      })),
      circles: [{ x: 0, y: 0, radius: 1 }],
      labels: [0, 8, 16, 24].map((house) => {
        const [x, y] = at(house, 0.66);
        return { x, y, text: String(house) };
      }),
    },
    figureText: text(message('horizon.figure-text')),
  };
}

/** The bearing of a house. */
function toDegrees(random: SeededRandom): DraftItem {
  const house = random.integer(2, 31);
  const all = { frame: text(FRAME), house, width: WIDTH, bearing: house * WIDTH };
  const explained = {
    prompt: text(message('to-degrees.explained.prompt'), all),
    ...horizon(),
    nudge: text(message('to-degrees.explained.nudge')),
    steps: [
      step('360 ÷ 32 = {width}', ONE_HOUSE, all),
      step('{house} × {width} = {bearing}', message('to-degrees.explained.reason'), all),
    ],
  };
  return decimalItem(explained, all.bearing, { tolerance: 0, unit: '°' }, [
    [house * 10, 'house-as-ten-degrees'],
    [(house - 1) * WIDTH, 'house-off-by-one'],
  ]);
}

/** The house of a bearing. */
function toHouse(random: SeededRandom): DraftItem {
  const house = random.integer(2, 31);
  const all = { frame: text(FRAME), house, width: WIDTH, bearing: house * WIDTH };
  const explained = {
    prompt: text(message('to-house.explained.prompt'), all),
    ...horizon(),
    nudge: text(message('to-house.explained.nudge')),
    steps: [
      step('360 ÷ 32 = {width}', ONE_HOUSE, all),
      step('{bearing} ÷ {width} = {house}', message('to-house.explained.reason'), all),
    ],
  };
  return integerItem(explained, house, [
    [house + 1, 'house-off-by-one'],
    [Math.floor(all.bearing / 10), 'house-as-ten-degrees'],
  ]);
}

/** Where a star sets that rises in a given house: the mirror image in the line from north to south. */
function setting(random: SeededRandom): DraftItem {
  const house = random.pick([2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14]);
  const all = {
    frame: text(FRAME),
    house,
    width: WIDTH,
    mirror: HOUSES - house,
    bearing: (HOUSES - house) * WIDTH,
  };
  const explained = {
    prompt: text(message('setting.explained.prompt'), all),
    ...horizon(),
    nudge: text(message('setting.explained.nudge')),
    steps: [
      step(message('setting.explained.step'), message('setting.explained.reason'), all),
      step('{mirror} × {width} = {bearing}', ONE_HOUSE, all),
    ],
  };
  return decimalItem(explained, all.bearing, { tolerance: 0, unit: '°' }, [
    [(house + 16) * WIDTH, 'opposite-for-mirror'],
    [all.mirror * 10, 'house-as-ten-degrees'],
    [(all.mirror + 1) * WIDTH, 'house-off-by-one'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return toDegrees(random);
  return difficulty === 2 ? toHouse(random) : setting(random);
}

/** Houses of the modern Hawaiian star compass and their bearings. */
export const mhCompass = generator('mh-compass', make);
