import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import { type Explained, choiceItem, generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('sc-climate');

type Kind = 'rainforest' | 'desert' | 'cold' | 'wetSummer';
const KINDS = ['rainforest', 'desert', 'cold', 'wetSummer'] as const;
const WORDS: Readonly<Record<Kind, Phrase>> = {
  rainforest: message('words.rainforest'),
  desert: message('words.desert'),
  cold: message('words.cold'),
  wetSummer: message('words.wet-summer'),
};
/** Yearly mean and half range in °C; rain in the driest month and how much more falls in the wettest, in mm. */
const SHAPES: Readonly<Record<Kind, readonly [number, number, number, number]>> = {
  rainforest: [27, 1, 150, 110],
  desert: [24, 9, 1, 14],
  cold: [3, 15, 25, 50],
  wetSummer: [25, 4, 4, 230],
};

/** A year of a made-up place of this kind; all months of rain differ a little by chance. */
function drawYear(random: SeededRandom, kind: Kind) {
  const [mean, swing, driest, more] = SHAPES[kind];
  const isSouth = random.integer(0, 1) === 0;
  const season = (month: number) => Math.cos(((month - (isSouth ? 0 : 6)) / 12) * 2 * Math.PI);
  const months = Array.from({ length: 12 }, (_, month) => month);
  const warmer = random.integer(-1, 1);
  return {
    warmthC: months.map((month) => Math.round(mean + warmer + swing * season(month))),
    rainMm: months.map((month) =>
      Math.round(driest + (more * (1 + season(month))) / 2 + random.integer(0, Math.ceil(more / 12))),
    ),
  };
}
type Year = ReturnType<typeof drawYear>;

function shown({ warmthC, rainMm }: Year) {
  return {
    figure: { type: 'climate' as const, warmthC, rainMm },
    figureText: text(message('shown.figure-text'), {
      warmth: warmthC.map((degrees) => String(degrees).replace('-', '−')).join('; '),
      rain: rainMm.join('; '),
    }),
  };
}

function readMonth(random: SeededRandom, year: Year): DraftItem {
  const month = random.integer(0, 11);
  const rain = year.rainMm[month] ?? 0;
  const explained: Explained = {
    ...shown(year),
    prompt: text(message('read-month.explained.prompt'), { month: month + 1 }),
    nudge: text(message('read-month.explained.nudge')),
    steps: [
      step(message('read-month.explained.step'), message('read-month.explained.reason.columns-rain-mm-line')),
      step('{rain} mm', message('read-month.explained.reason.value-stands-top-column'), { rain }),
    ],
  };
  const degrees = year.warmthC[month] ?? 0;
  return integerItem(explained, rain, [
    [year.rainMm[(month + 1) % 12] ?? 0, 'chart-other-column'],
    [year.rainMm[(month + 6) % 12] ?? 0, 'chart-other-column'],
    [degrees, 'chart-other-column'],
    [Math.max(...year.rainMm), 'chart-other-column'],
    [Math.min(...year.rainMm), 'chart-other-column'],
  ]);
}

function wetMinusDry(year: Year): DraftItem {
  const [wet, dry] = [Math.max(...year.rainMm), Math.min(...year.rainMm)];
  const all = { wet, dry, by: wet - dry };
  const explained: Explained = {
    ...shown(year),
    prompt: text(message('wet-minus-dry.explained.prompt')),
    nudge: text(message('wet-minus-dry.explained.nudge')),
    steps: [
      step(
        message('wet-minus-dry.explained.step'),
        message('wet-minus-dry.explained.reason.question-compares-just-these'),
      ),
      step('{wet} − {dry} = {by}', message('wet-minus-dry.explained.reason.difference-says-more'), all),
    ],
  };
  return integerItem(explained, wet - dry, [
    [wet + dry, 'added-for-difference'],
    [wet, 'one-value-only'],
    [dry, 'one-value-only'],
  ]);
}

function whichClimate(random: SeededRandom, kind: Kind, year: Year): DraftItem {
  const explained: Explained = {
    ...shown(year),
    prompt: text(message('which-climate.explained.prompt')),
    nudge: text(message('which-climate.explained.nudge')),
    steps: [
      step(
        message('which-climate.explained.step'),
        message('which-climate.explained.reason.climate-pattern-whole-years'),
      ),
      step('{climate}', message('which-climate.explained.reason.only-one-fits-all'), {
        climate: WORDS[kind],
      }),
    ],
  };
  const wrong = random.shuffle(KINDS.filter((other) => other !== kind));
  return choiceItem(
    explained,
    random,
    { text: text(WORDS[kind]) },
    wrong.map((other) => [{ text: text(WORDS[other]) }, 'weather-for-climate']),
  );
}

/** Climate graphs of the world’s kinds of climate (NGSS 3-ESS2-2). */
export const scClimate = generator('sc-climate', (random, difficulty) => {
  const kind = random.pick(KINDS);
  const year = drawYear(random, kind);
  if (difficulty === 1) return readMonth(random, year);
  return difficulty === 2 ? wetMinusDry(year) : whichClimate(random, kind, year);
});
