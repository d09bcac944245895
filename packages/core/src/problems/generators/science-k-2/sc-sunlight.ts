import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import type { PictureName } from '@ori/contracts/science-figures';
import { picture } from '../../generators/drawing/draw-picture.ts';
import { orderItem } from '../../item-picked.ts';
import { type Explained, choiceItem, generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('sc-sunlight');

interface Ground {
  readonly name: Phrase;
  readonly picture: PictureName;
}
const CHOSEN: readonly [Ground, ...Ground[]] = [
  { name: message('chosen.sand.name'), picture: 'sand' },
  { name: message('chosen.grass.name'), picture: 'grass' },
  { name: message('chosen.stone.name'), picture: 'stone' },
  { name: message('chosen.water.name'), picture: 'drop' },
];
/** Grounds, and things that stand on them. */
const WARMED: readonly [Ground, ...Ground[]] = [
  ...CHOSEN,
  { name: message('warmed.chair.name'), picture: 'chair' },
  { name: message('warmed.box.name'), picture: 'box' },
];

/** The same thing in sun and in shade: which is warmer, or cooler? */
function sunOrShade(random: SeededRandom): DraftItem {
  const { name, picture: shown } = random.pick(WARMED);
  const wantsWarm = random.integer(0, 1) === 0;
  const inSun = {
    text: text(message('sun-or-shade.in-sun.text'), { name }),
    figure: { type: 'pictures' as const, names: ['sun' as const, shown] },
  };
  const inShade = {
    text: text(message('sun-or-shade.in-shade.text'), { name }),
    figure: { type: 'pictures' as const, names: ['tree' as const, shown] },
  };
  const same = { text: text(message('sun-or-shade.same.text')) };
  const [right, wrong] = wantsWarm ? [inSun, inShade] : [inShade, inSun];
  const explained: Explained = {
    prompt: text(
      wantsWarm
        ? message('sun-or-shade.explained.prompt.sunny-noon-warmer')
        : message('sun-or-shade.explained.prompt.sunny-noon-cooler'),
    ),
    nudge: text(message('sun-or-shade.explained.nudge')),
    steps: [
      step(
        message('sun-or-shade.explained.step.ask-where-sunlight-fall'),
        message('sun-or-shade.explained.reason.sunlight-warms-hits'),
      ),
      step(
        message('sun-or-shade.explained.step.right'),
        message('sun-or-shade.explained.reason.tree-keeps-sunlight-away'),
        { right: right.text },
      ),
    ],
  };
  return choiceItem(explained, random, right, [
    [wrong, 'sun-and-shade-alike'],
    [same, 'sun-and-shade-alike'],
  ]);
}

/** A chart of sunny grounds as they warm by noon: water least, then grass, stone, dry sand. */
function drawChart(random: SeededRandom) {
  const start = random.integer(18, 24);
  const values = [
    start + random.integer(12, 15),
    start + random.integer(4, 6),
    start + random.integer(8, 10),
    start,
  ];
  const measured = random.shuffle(CHOSEN.map((ground, index) => ({ ...ground, value: values[index] ?? 0 })));
  const columns = measured.map(({ picture: shown, value }, index) => ({
    label: 'ABCD'[index] ?? '',
    value,
    picture: shown,
  }));
  return {
    measured,
    figure: { type: 'columns' as const, unit: '°C', columns },
    figureText: text(message('draw-chart.figure-text')),
  };
}

function orderGrounds(random: SeededRandom): DraftItem {
  const { measured, figure, figureText } = drawChart(random);
  const right = random
    .shuffle(measured)
    .slice(0, 3)
    .toSorted((a, b) => a.value - b.value);
  const explained: Explained = {
    figure,
    figureText,
    prompt: text(message('order-grounds.explained.prompt')),
    nudge: text(message('order-grounds.explained.nudge')),
    steps: [
      step(
        message('order-grounds.explained.step.find-lowest-column'),
        message('order-grounds.explained.reason.low-means-cool'),
      ),
      step(
        message('order-grounds.explained.step.then-go-higher-ones'),
        message('order-grounds.explained.reason.higher-means-warmer'),
      ),
    ],
  };
  const options = right.map(({ name, picture: shown }) => ({ text: text(name), figure: picture(shown) }));
  return orderItem(explained, random, options, [
    [[2, 1, 0], 'largest-for-smallest'],
    [[1, 0, 2], 'chart-other-column'],
    [[0, 2, 1], 'chart-other-column'],
  ]);
}

function warmedBy(random: SeededRandom): DraftItem {
  const { name, picture: shown } = random.pick(CHOSEN);
  const low = random.integer(9, 18);
  const by = random.integer(3, 15);
  const all = { name, low, high: low + by, by };
  const explained: Explained = {
    prompt: text(message('warmed-by.explained.prompt'), all),
    figure: {
      type: 'columns',
      unit: '°C',
      columns: [
        { label: '8', value: low, picture: shown },
        { label: '12', value: low + by, picture: 'sun' },
      ],
    },
    figureText: text(message('warmed-by.explained.figure-text'), all),
    nudge: text(message('warmed-by.explained.nudge')),
    steps: [
      step(message('warmed-by.explained.step'), message('warmed-by.explained.reason.sun-warmed-ground')),
      step('{high} − {low} = {by}', message('warmed-by.explained.reason.count-up-low-high'), all),
    ],
  };
  return integerItem(explained, by, [
    [2 * low + by, 'added-for-difference'],
    [low + by, 'one-value-only'],
    [low, 'one-value-only'],
  ]);
}

/** Sunlight warms the ground (NGSS K-PS3-1). */
export const scSunlight = generator('sc-sunlight', (random, difficulty) => {
  if (difficulty === 1) return sunOrShade(random);
  return difficulty === 2 ? orderGrounds(random) : warmedBy(random);
});
