import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { fraction, generator, step, type Wrong } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { quadrantOf } from './planes.ts';

const message = messagesOf('ma-linfun');

const LABELS = [message('labels.change-each-step'), message('labels.value-start')] as const;
const pair = (rate: number, start: number) => [fraction(rate, 1), fraction(start, 1)] as const;
const RATE = message('rate');
const BACK = message('back');
const NUDGE = text(message('nudge'));

interface Story {
  readonly falls: boolean;
  readonly prompt: Phrase;
}
const STORIES = [
  {
    falls: false,
    prompt: message('stories.tank-fills-evenly.prompt'),
  },
  {
    falls: false,
    prompt: message('stories.club-joining-fee.prompt'),
  },
  {
    falls: true,
    prompt: message('stories.water-tank-empties.prompt'),
  },
  {
    falls: true,
    prompt: message('stories.balloon-sinks-evenly.prompt'),
  },
] as const satisfies readonly Story[];

function wrongFor(
  rate: number,
  start: number,
  run: number,
  first: number,
): readonly Wrong<ReturnType<typeof pair>>[] {
  return [
    [pair(start, rate), 'start-and-rate-swapped'],
    [pair(rate * run, start), 'total-change-for-rate'],
    [pair(rate, first), 'first-value-as-start'],
  ];
}

const FROM_GRAPH_PROMPT = message('from-graph-prompt');

const FROM_GRAPH_FIGURE = message('from-graph-figure');

/** A line on a graph whose start can be read off. */
function fromGraph(random: SeededRandom): DraftItem {
  const [rate, start] = [random.integer(1, 4), random.integer(1, 7)];
  const run = random.integer(2, Math.min(5, Math.floor((20 - start) / rate)));
  const [x, y] = [run, start + rate * run];
  const far = Math.min(6, (20 - start) / rate);
  const all = { x, y, start, rise: y - start, rate };
  const explained = {
    prompt: text(FROM_GRAPH_PROMPT, all),
    figure: quadrantOf(
      { to: 6, step: 1 },
      { to: 20, step: 2 },
      [
        { x: 0, y: start, label: 'A' },
        { x, y, label: 'B' },
      ],
      [
        {
          through: [
            [0, start],
            [far, start + rate * far],
          ],
        },
      ],
    ),
    figureText: text(FROM_GRAPH_FIGURE, all),
    nudge: NUDGE,
    steps: [
      step(message('from-graph.explained.step.b-grows-rise-cm'), message('from-graph.explained.reason'), all),
      step(message('from-graph.explained.step.rise-x-rate-start'), RATE, all),
    ],
  };
  return listItem(explained, LABELS, pair(rate, start), wrongFor(rate, start, run, y));
}

function fromStory(random: SeededRandom, falls: boolean): DraftItem {
  const told = STORIES.filter((story) => story.falls === falls);
  const { prompt } = told[random.integer(0, told.length - 1)] ?? STORIES[0];
  const [x1, run] = [random.integer(2, 5), random.integer(2, 6)];
  const size = random.integer(2, 15);
  const x2 = x1 + run;
  const rate = falls ? -size : size;
  const start = falls ? size * x2 + random.integer(5, 60) : random.integer(5, 60);
  const [y1, y2] = [start + rate * x1, start + rate * x2];
  const all = {
    x1,
    x2,
    y1,
    y2,
    run,
    change: y2 - y1,
    rate,
    start,
    size,
    back: size * x1,
    sign: falls ? '+' : '−',
  };
  const explained = {
    prompt: text(prompt, all),
    nudge: NUDGE,
    steps: [
      step(message('from-story.explained.step'), message('from-story.explained.reason'), all),
      step('{change} ÷ {run} = {rate}', RATE, all),
      step('{y1} {sign} {x1} × {size} = {start}', BACK, all),
    ],
  };
  return listItem(explained, LABELS, pair(rate, start), wrongFor(rate, start, run, y1));
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  return difficulty === 1 ? fromGraph(random) : fromStory(random, difficulty === 3);
}

/** Rate of change and starting value of linear functions (CCSS 8.F.B.4). */
export const maLinfun = generator('ma-linfun', make);
