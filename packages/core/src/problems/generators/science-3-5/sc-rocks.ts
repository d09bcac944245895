import type { Figure, PracticeItem } from '@ori/contracts/practice';
import { orderItem } from '../../item-picked.ts';
import { type Explained, type Option, choiceItem, generator, step } from '../../item.ts';
import { CUT_BEFORE_LAYERS, YOUNG_LAYER_BELOW } from '../../misconceptions/earth-and-sky.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

type Look = Extract<Figure, { type: 'layers' }>['layers'][number]['look'];
const LOOKS: readonly Look[] = ['dots', 'bricks', 'lines', 'plain', 'waves', 'shells', 'leaves', 'fish'];
const layerName = (label: string): Option => ({
  text: text(say('Layer {label}', 'Couche {label}', 'Capa {label}'), { label }),
});
const DIKE: Option = { text: text(say('Dike M', 'Filon M', 'Dique M')) };

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
        ? text(
            say(
              'Rock layers from the top down: {order}.',
              'Couches de roche de haut en bas : {order}.',
              'Capas de roca de arriba abajo: {order}.',
            ),
            { order },
          )
        : text(
            say(
              'Rock layers from the top down: {order}. A dike M cuts the lowest {dike} of them.',
              'Couches de roche de haut en bas : {order}. Un filon M coupe les {dike} plus basses.',
              'Capas de roca de arriba abajo: {order}. Un dique M corta las {dike} más bajas.',
            ),
            { order, dike },
          ),
  };
}

const RULE = step(
  say(
    'Find the layer on which all others lie.',
    'Trouve la couche qui porte toutes les autres.',
    'Busca la capa sobre la que están las demás.',
  ),
  say(
    'A layer must be there before another can settle on it.',
    'Une couche doit être là avant qu’une autre s’y dépose.',
    'Una capa debe estar antes de que otra se deposite encima.',
  ),
);
const NUDGE = text(
  say('Think of a pile of newspapers.', 'Pense à une pile de journaux.', 'Piensa en una pila de periódicos.'),
);

function oldest(random: SeededRandom): PracticeItem {
  const layers = drawLayers(random, random.integer(3, 5));
  const wantsOld = random.integer(0, 1) === 0;
  const options = layers.map(({ label }) => layerName(label));
  const [right, wrong] = wantsOld ? [options.at(-1), options[0]] : [options[0], options.at(-1)];
  if (!right || !wrong || !options[1]) throw new Error('three layers or more');
  const explained: Explained = {
    ...shown(layers),
    prompt: text(
      wantsOld
        ? say(
            'These rock layers were never turned over. Which layer is the oldest?',
            'Ces couches de roche n’ont jamais été retournées. Laquelle est la plus ancienne ?',
            'Estas capas de roca nunca se voltearon. ¿Cuál es la más antigua?',
          )
        : say(
            'These rock layers were never turned over. Which layer is the youngest?',
            'Ces couches de roche n’ont jamais été retournées. Laquelle est la plus récente ?',
            'Estas capas de roca nunca se voltearon. ¿Cuál es la más reciente?',
          ),
    ),
    nudge: NUDGE,
    steps: [
      RULE,
      step(
        say('It is: {layer}.', 'C’est : {layer}.', 'Es: {layer}.'),
        say(
          'The lowest is the oldest, the top one the youngest.',
          'La plus basse est la plus ancienne, celle du haut la plus récente.',
          'La más baja es la más antigua y la de arriba la más reciente.',
        ),
        { layer: right.text },
      ),
    ],
  };
  return choiceItem(explained, random, right, [
    [wrong, YOUNG_LAYER_BELOW],
    [options[1], YOUNG_LAYER_BELOW],
  ]);
}

function orderLayers(random: SeededRandom): PracticeItem {
  const layers = drawLayers(random, random.integer(4, 5));
  const right = layers.toReversed().map(({ label }) => layerName(label));
  const order = right.map((_, index) => index);
  const explained: Explained = {
    ...shown(layers),
    prompt: text(
      say(
        'These rock layers were never turned over. Put them in order, the oldest first.',
        'Ces couches n’ont jamais été retournées. Range-les, la plus ancienne d’abord.',
        'Estas capas nunca se voltearon. Ponlas en orden, la más antigua primero.',
      ),
    ),
    nudge: NUDGE,
    steps: [
      RULE,
      step(
        say('Then go up layer by layer.', 'Puis monte couche par couche.', 'Luego sube capa por capa.'),
        say(
          'Each layer is younger than the one below it.',
          'Chaque couche est plus récente que celle du dessous.',
          'Cada capa es más reciente que la de abajo.',
        ),
      ),
    ],
  };
  return orderItem(explained, random, right, [
    [order.toReversed(), YOUNG_LAYER_BELOW],
    [order.with(0, 1).with(1, 0), YOUNG_LAYER_BELOW],
  ]);
}

/** A dike cuts some layers: it is younger than these, older than those it does not reach. */
function withDike(random: SeededRandom): PracticeItem {
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
    prompt: text(
      say(
        'Hot rock M pushed up through the lowest layers and cooled. Only afterwards the other layers settled on top. Put all in order, the oldest first.',
        'La roche chaude M a traversé les couches du bas, puis a refroidi. Ensuite seulement, les autres couches se sont déposées. Range tout, le plus ancien d’abord.',
        'La roca caliente M atravesó las capas bajas y se enfrió. Solo después se depositaron las otras capas. Pon todo en orden, lo más antiguo primero.',
      ),
    ),
    nudge: text(
      say(
        'What must be there before it can be cut?',
        'Que faut-il avant de pouvoir couper ?',
        '¿Qué debe existir antes de poder cortarse?',
      ),
    ),
    steps: [
      RULE,
      step(
        say(
          'M comes after all layers it cuts, before those it does not reach.',
          'M vient après les couches coupées, avant celles qu’il n’atteint pas.',
          'M viene después de las capas que corta y antes de las que no alcanza.',
        ),
        say(
          'Only what is already there can be cut.',
          'On ne coupe que ce qui est déjà là.',
          'Solo se corta lo que ya está.',
        ),
      ),
    ],
  };
  return orderItem(explained, random, right, [
    [moved(0), CUT_BEFORE_LAYERS],
    [order.toReversed(), YOUNG_LAYER_BELOW],
    [moved(order.length - 1), CUT_BEFORE_LAYERS],
  ]);
}

/** Rock layers tell what came first (NGSS 4-ESS1-1). */
export const scRocks = generator('sc-rocks', (random, difficulty) => {
  if (difficulty === 1) return oldest(random);
  return difficulty === 2 ? orderLayers(random) : withDike(random);
});
