import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Figure } from '@ori/contracts/practice';
import { type Explained, generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('sc-balanced');

type Thing = Extract<Figure, { type: 'forces' }>['thing'];
const THINGS: readonly [readonly [Thing, Phrase], ...(readonly [Thing, Phrase])[]] = [
  ['box', message('things.box')],
  ['cart', message('things.cart')],
  ['ball', message('things.ball')],
];
const total = (forces: readonly number[]) => forces.reduce((sum, force) => sum + force, 0);
const written = (forces: readonly number[]) => forces.map((force) => `${force} N`).join(' + ');

function shown(thing: Thing, name: Phrase, left: readonly number[], right: readonly number[]) {
  return {
    figure: { type: 'forces' as const, thing, left: [...left], right: [...right], labels: true },
    figureText: text(message('shown.figure-text'), { name, left: written(left), right: written(right) }),
  };
}

/** The forces of each side, the stronger side on a seeded side, never equal. */
function drawSides(random: SeededRandom, counts: readonly [number, number]) {
  const drawn = counts.map((count) => Array.from({ length: count }, () => random.integer(2, 20)));
  const [one = [], two = []] = drawn;
  if (total(one) === total(two)) one.splice(0, 1, (one[0] ?? 0) + random.integer(1, 6));
  return random.integer(0, 1) === 0 ? { left: one, right: two } : { left: two, right: one };
}

/** What do all forces make together? */
function netForce(random: SeededRandom, counts: readonly [number, number]): DraftItem {
  const [thing, name] = random.pick(THINGS);
  const { left, right } = drawSides(random, counts);
  const [high, low] = [Math.max(total(left), total(right)), Math.min(total(left), total(right))];
  const all = { name, left: written(left), right: written(right), high, low, net: high - low };
  const explained: Explained = {
    ...shown(thing, name, left, right),
    prompt: text(message('net-force.explained.prompt'), all),
    nudge: text(message('net-force.explained.nudge')),
    steps: [
      step(
        message('net-force.explained.step'),
        message('net-force.explained.reason.forces-same-direction-help'),
      ),
      step('{high} N − {low} N = {net} N', message('net-force.explained.reason.one-side-more-than'), all),
    ],
  };
  return integerItem(explained, high - low, [
    [high + low, 'opposite-forces-added'],
    [high, 'one-force-only'],
    [low, 'one-force-only'],
  ]);
}

/** Which further force makes it balanced? */
function missingForce(random: SeededRandom): DraftItem {
  const [thing, name] = random.pick(THINGS);
  const { left, right } = drawSides(random, [2, 1]);
  const missing = Math.abs(total(left) - total(right));
  const side =
    total(left) > total(right) ? message('missing-force.side.right') : message('missing-force.side.left');
  const [high, low] = [Math.max(total(left), total(right)), Math.min(total(left), total(right))];
  const all = { name, side, left: written(left), right: written(right), high, low, missing };
  const explained: Explained = {
    ...shown(thing, name, left, right),
    prompt: text(message('missing-force.explained.prompt'), all),
    nudge: text(message('missing-force.explained.nudge')),
    steps: [
      step(
        message('net-force.explained.step'),
        message('missing-force.explained.reason.both-sums-must-become'),
      ),
      step(
        '{low} N + {missing} N = {high} N',
        message('missing-force.explained.reason.then-net-force-zero'),
        all,
      ),
    ],
  };
  return integerItem(explained, missing, [
    [high + low, 'opposite-forces-added'],
    [high, 'one-force-only'],
    [low, 'one-force-only'],
  ]);
}

/** Balanced and unbalanced forces along one line (NGSS 3-PS2-1). */
export const scBalanced = generator('sc-balanced', (random, difficulty) => {
  if (difficulty === 1) return netForce(random, [1, 1]);
  return difficulty === 2 ? netForce(random, [2, 1]) : missingForce(random);
});
