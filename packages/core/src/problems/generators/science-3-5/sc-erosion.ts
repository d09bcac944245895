import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Figure } from '@ori/contracts/practice';
import {
  type Explained,
  type Option,
  type Wrong,
  byOwnLetter,
  choiceItem,
  generator,
  integerItem,
  step,
} from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('sc-erosion');

type Slope = Extract<Figure, { type: 'slope' }>;
type Cover = Slope['cover'];
const COVERS: Readonly<Record<Cover, Phrase>> = {
  bare: message('covers.bare'),
  grass: message('covers.grass'),
  trees: message('covers.trees'),
  terraces: message('covers.terraces'),
};
const slope = (letter: string, degrees: number, cover: Cover): Option => ({
  text: text(message('slope.text'), { letter, degrees, cover: COVERS[cover] }),
  figure: { type: 'slope', degrees, cover },
});
const FASTER = [
  message('faster.think-fast-water-runs'),
  message('faster.faster-water-carries-more'),
] as const;

/** Hills with one difference: which loses the most or the least soil? */
function compare(
  random: SeededRandom,
  hills: readonly (readonly [number, Cover])[],
  why: Phrase,
  misconception: Wrong<Option>[1],
): DraftItem {
  const wantsMost = random.integer(0, 1) === 0;
  const letters = random.shuffle(['A', 'B', 'C', 'D'].slice(0, hills.length));
  const options = hills.map(([degrees, cover], index) => slope(letters[index] ?? '', degrees, cover));
  const [right, ...wrong] = wantsMost ? options : options.toReversed();
  if (!right) throw new Error('hills to compare');
  const explained: Explained = {
    prompt: text(
      wantsMost
        ? message('compare.explained.prompt.same-hard-rain-falls')
        : message('compare.explained.prompt.same-hard-rain-falls-2'),
    ),
    nudge: text(message('compare.explained.nudge')),
    steps: [step(...FASTER), step(message('compare.explained.step'), why, { hill: right.text })],
  };
  return byOwnLetter(
    choiceItem(
      explained,
      random,
      right,
      wrong.map((option) => [option, misconception]),
    ),
  );
}

function bySteepness(random: SeededRandom): DraftItem {
  const cover = random.pick(['bare', 'grass'] as const);
  const low = random.integer(5, 10);
  const degrees = [low + random.integer(22, 28), low + random.integer(10, 15), low];
  return compare(
    random,
    degrees.map((each) => [each, cover] as const),
    message('by-steepness.why'),
    'steepness-ignored',
  );
}

function byCover(random: SeededRandom): DraftItem {
  const degrees = random.integer(14, 32);
  const kept = random.pick(['grass', 'trees', 'terraces'] as const);
  const gentle = random.integer(6, 10);
  return random.integer(0, 1) === 0
    ? compare(
        random,
        [
          [degrees, 'bare'],
          [degrees, kept],
        ],
        message('by-cover.why.plants-steps-slow-water'),
        'cover-ignored',
      )
    : compare(
        random,
        [
          [degrees, 'bare'],
          [gentle, kept],
        ],
        message('by-cover.why.here-steepness-cover-both'),
        'cover-ignored',
      );
}

/** Soil kept back by terraces, over several rains. */
function soilKept(random: SeededRandom): DraftItem {
  const [rains, after] = [random.integer(3, 9), random.integer(2, 15)];
  const before = after + random.integer(10, 40);
  const all = { rains, before, after, by: before - after, kept: rains * (before - after) };
  const explained: Explained = {
    prompt: text(message('soil-kept.explained.prompt'), all),
    figure: { type: 'slope', degrees: 25, cover: 'terraces' },
    figureText: text(message('soil-kept.explained.figure-text')),
    nudge: text(message('soil-kept.explained.nudge')),
    steps: [
      step('{before} − {after} = {by}', message('soil-kept.explained.reason.so-less-lost-each'), all),
      step('{rains} × {by} = {kept}', message('soil-kept.explained.reason.each-rain-saves-same'), all),
    ],
  };
  return integerItem(explained, all.kept, [
    [rains * (before + after), 'added-for-difference'],
    [rains * before, 'one-value-only'],
    [rains * after, 'one-value-only'],
  ]);
}

/** Erosion on slopes and what slows it (NGSS 4-ESS2-1). */
export const scErosion = generator('sc-erosion', (random, difficulty) => {
  if (difficulty === 1) return bySteepness(random);
  return difficulty === 2 ? byCover(random) : soilKept(random);
});
