import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Figure } from '@ori/contracts/practice';
import { orderItem } from '../../item-picked.ts';
import { type Explained, type Option, choiceItem, generator, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('sc-rocks');

type Look = Extract<Figure, { type: 'layers' }>['layers'][number]['look'];
const LOOKS: readonly Look[] = ['dots', 'bricks', 'lines', 'plain', 'waves', 'shells', 'leaves', 'fish'];
const layerName = (label: string): Option => ({
  text: text(message('layer-name.text'), { label }),
});
const DIKE: Option = { text: text(message('dike.text')) };

/** Layers from the top down, with mixed letters. */
function drawLayers(random: SeededRandom, count: number) {
  const labels = random.shuffle(['A', 'B', 'C', 'D', 'E', 'F']).slice(0, count);
  const looks = random.shuffle(LOOKS);
  return labels.map((label, index) => ({ label, look: looks[index] ?? 'plain' }));
}
type Layers = ReturnType<typeof drawLayers>;

function shown(layers: Layers, dike?: number) {
  const order = layers.map(({ label }) => label).join(', ');
  return {
    figure: { type: 'layers' as const, layers, ...(dike === undefined ? {} : { dike }) },
    figureText:
      dike === undefined
        ? text(message('shown.figure-text.rock-layers-top-down'), { order })
        : text(message('shown.figure-text.rock-layers-top-down-2'), { order, dike }),
  };
}

const RULE = step(message('rule.step'), message('rule.reason'));
const NUDGE = text(message('nudge'));

function oldest(random: SeededRandom): DraftItem {
  const layers = drawLayers(random, random.integer(3, 5));
  const wantsOld = random.integer(0, 1) === 0;
  const options = layers.map(({ label }) => layerName(label));
  const [right, wrong] = wantsOld ? [options.at(-1), options[0]] : [options[0], options.at(-1)];
  if (!right || !wrong || !options[1]) throw new Error('three layers or more');
  const explained: Explained = {
    ...shown(layers),
    prompt: text(
      wantsOld
        ? message('oldest.explained.prompt.these-rock-layers-never')
        : message('oldest.explained.prompt.these-rock-layers-never-2'),
    ),
    nudge: NUDGE,
    steps: [
      RULE,
      step(message('oldest.explained.step'), message('oldest.explained.reason'), { layer: right.text }),
    ],
  };
  return choiceItem(explained, random, right, [
    [wrong, 'young-layer-below'],
    [options[1], 'young-layer-below'],
  ]);
}

function orderLayers(random: SeededRandom): DraftItem {
  const layers = drawLayers(random, random.integer(4, 5));
  const right = layers.toReversed().map(({ label }) => layerName(label));
  const order = right.map((_, index) => index);
  const explained: Explained = {
    ...shown(layers),
    prompt: text(message('order-layers.explained.prompt')),
    nudge: NUDGE,
    steps: [RULE, step(message('order-layers.explained.step'), message('order-layers.explained.reason'))],
  };
  return orderItem(explained, random, right, [
    [order.toReversed(), 'young-layer-below'],
    [order.with(0, 1).with(1, 0), 'young-layer-below'],
  ]);
}

/** A dike cuts some layers: it is younger than these, older than those it does not reach. */
function withDike(random: SeededRandom): DraftItem {
  const layers = drawLayers(random, random.integer(3, 5));
  const cut = random.integer(1, layers.length - 1);
  const upward = layers.toReversed().map(({ label }) => layerName(label));
  const right = [...upward.slice(0, cut), DIKE, ...upward.slice(cut)];
  const order = right.map((_, index) => index);
  const moved = (to: number) => {
    const rest = order.filter((place) => place !== cut);
    return [...rest.slice(0, to), cut, ...rest.slice(to)];
  };
  const explained: Explained = {
    ...shown(layers, cut),
    prompt: text(message('with-dike.explained.prompt')),
    nudge: text(message('with-dike.explained.nudge')),
    steps: [RULE, step(message('with-dike.explained.step'), message('with-dike.explained.reason'))],
  };
  return orderItem(explained, random, right, [
    [moved(0), 'cut-before-layers'],
    [order.toReversed(), 'young-layer-below'],
    [moved(order.length - 1), 'cut-before-layers'],
  ]);
}

/** Rock layers tell what came first (NGSS 4-ESS1-1). */
export const scRocks = generator('sc-rocks', (random, difficulty) => {
  if (difficulty === 1) return oldest(random);
  return difficulty === 2 ? orderLayers(random) : withDike(random);
});
