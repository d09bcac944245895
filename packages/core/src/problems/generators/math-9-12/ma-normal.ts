import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { decimalItem, generator, rounded, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { bell } from './bell.ts';

const message = messagesOf('ma-normal');

/** Shares of a normal distribution below z, as tables give them to three places. */
const BELOW = [
  [0.5, 0.691],
  [0.75, 0.773],
  [0.8, 0.788],
  [1, 0.841],
  [1.2, 0.885],
  [1.25, 0.894],
  [1.5, 0.933],
  [1.6, 0.945],
  [2, 0.977],
] as const;

const SUBJECTS = [
  [message('subjects.masses-mangoes-harvest'), 'g', 320, 40],
  [message('subjects.lengths-maize-cobs'), 'mm', 180, 20],
  [message('subjects.masses-loaves-bakery'), 'g', 500, 20],
  [message('subjects.points-test'), '', 100, 20],
  [message('subjects.waiting-times-ferry'), 's', 600, 80],
] as const;

function draw(random: SeededRandom) {
  const [subject, unit, mean, spread] = random.pick(SUBJECTS);
  const shift = random.integer(-4, 4) * 5;
  return { subject, unit: unit === '' ? '' : ` ${unit}`, mean: mean + shift, spread };
}
type Drawn = ReturnType<typeof draw>;

const SETTING = message('setting');

function zScore(drawn: Drawn, z: number): DraftItem {
  const value = rounded(drawn.mean + z * drawn.spread, 2);
  const all = { ...drawn, value, distance: value - drawn.mean, z };
  const setting = text(SETTING, all);
  const explained = {
    prompt: text(message('z-score.explained.prompt'), { ...all, setting }),
    nudge: text(message('z-score.explained.nudge')),
    steps: [
      step('{value} − {mean} = {distance}', message('z-score.explained.reason.distance-mean-sign'), all),
      step(
        '{distance} ÷ {spread} = {z}',
        message('z-score.explained.reason.z-counts-standard-deviations'),
        all,
      ),
    ],
  };
  return decimalItem(explained, z, { tolerance: 0.01 }, [
    [all.distance, 'spread-not-divided'],
    [-z, 'difference-reversed'],
  ]);
}

/** The 68–95–99.7 rule: a band or one side beyond it. */
const BANDS = { 1: 68, 2: 95, 3: 99.7 } as const;

function rule(drawn: Drawn, k: 1 | 2 | 3, isTail: boolean): DraftItem {
  const { mean, spread } = drawn;
  const band = BANDS[k];
  const tail = rounded((100 - band) / 2, 2);
  const all = {
    ...drawn,
    k,
    band,
    tail,
    low: mean - k * spread,
    high: mean + k * spread,
    rest: rounded(100 - band, 2),
  };
  const setting = text(SETTING, all);
  const explained = {
    prompt: text(
      isTail
        ? message('rule.explained.prompt.setting-using-68-95')
        : message('rule.explained.prompt.setting-using-68-95-2'),
      { ...all, setting },
    ),
    ...bell(mean, spread, isTail ? [all.high, mean + 4 * spread] : [mean, all.high]),
    nudge: text(message('rule.explained.nudge')),
    steps: [
      step(message('rule.explained.step'), message('rule.explained.reason.rule'), all),
      step(
        isTail ? '(100 − {band}) ÷ 2 = {tail}' : '{band} ÷ 2 = {half}',
        message('rule.explained.reason.both-sides-equal'),
        { ...all, half: rounded(band / 2, 2) },
      ),
    ],
  };
  const how = { tolerance: 0.005, unit: '%' };
  return isTail
    ? decimalItem(explained, tail, how, [
        [all.rest, 'band-for-tail'],
        [rounded(100 - tail, 2), 'other-side-of-curve'],
      ])
    : decimalItem(explained, rounded(band / 2, 2), how, [[band, 'band-for-tail']]);
}

/** A share above or below, with a value of the table given. */
function fromTable(drawn: Drawn, z: number, below: number, asksAbove: boolean): DraftItem {
  const sign = asksAbove ? 1 : -1;
  const value = rounded(drawn.mean + sign * z * drawn.spread, 2);
  const share = rounded(1 - below, 3);
  const all = { ...drawn, z, below, value, share, signed: sign * z };
  const setting = text(SETTING, all);
  const explained = {
    prompt: text(
      asksAbove
        ? message('from-table.explained.prompt.setting-table-says-share')
        : message('from-table.explained.prompt.setting-table-says-share-2'),
      { ...all, setting },
    ),
    ...bell(
      drawn.mean,
      drawn.spread,
      asksAbove ? [value, drawn.mean + 4 * drawn.spread] : [drawn.mean - 4 * drawn.spread, value],
    ),
    nudge: text(message('from-table.explained.nudge')),
    steps: [
      step(
        '({value} − {mean}) ÷ {spread} = {signed}',
        message('z-score.explained.reason.z-counts-standard-deviations'),
        all,
      ),
      step('1 − {below} = {share}', message('from-table.explained.reason.whole-curve-1-two'), all),
    ],
  };
  return decimalItem(explained, share, { tolerance: 0.001 }, [[below, 'other-side-of-curve']]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const drawn = draw(random);
  if (difficulty === 1)
    return zScore(
      drawn,
      random.pick([-2.5, -2, -1.75, -1.5, -1.25, -0.75, -0.5, 0.5, 0.75, 1.25, 1.5, 1.75, 2, 2.5]),
    );
  if (difficulty === 2) return rule(drawn, random.pick([1, 2, 3]), random.pick([true, false]));
  const [z, below] = random.pick(BELOW);
  return fromTable(drawn, z, below, random.pick([true, false]));
}

/** z-scores and areas under the normal curve (CCSS HSS-ID.A.4). */
export const maNormal = generator('ma-normal', make);
