import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import { type Explained, generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('sc-conserve');

interface Mixing {
  readonly solid: Phrase;
  readonly liquid: Phrase;
}
const MIXINGS: readonly [Mixing, ...Mixing[]] = [
  { solid: message('mixings.sugar.solid'), liquid: message('mixings.sugar.liquid') },
  { solid: message('mixings.salt.solid'), liquid: message('mixings.sugar.liquid') },
  { solid: message('mixings.honey.solid'), liquid: message('mixings.honey.liquid') },
  { solid: message('mixings.cocoa.solid'), liquid: message('mixings.cocoa.liquid') },
];
const KEPT = [
  message('kept.everything-there-still-there'),
  message('kept.particle-lost-none-added'),
] as const;
const NUDGE = text(message('nudge'));

/** A solid is stirred into a liquid. */
function dissolve(random: SeededRandom): DraftItem {
  const { solid, liquid } = random.pick(MIXINGS);
  const [a, b] = [random.integer(2, 30) * 5, random.integer(20, 90) * 5];
  const all = { solid, liquid, a, b, sum: a + b };
  const explained: Explained = {
    prompt: text(message('dissolve.explained.prompt'), all),
    nudge: NUDGE,
    steps: [step(...KEPT), step('{a} g + {b} g = {sum} g', message('dissolve.explained.reason'), all)],
  };
  return integerItem(explained, a + b, [
    [b, 'mass-disappears'],
    [b - a, 'mass-disappears'],
  ]);
}

/** A cup with something in it is weighed; the mass of the content is asked. */
function inContainer(random: SeededRandom): DraftItem {
  const { solid, liquid } = random.pick(MIXINGS);
  const [cup, a, b] = [random.integer(10, 40) * 5, random.integer(2, 20) * 5, random.integer(20, 60) * 5];
  const all = { solid, liquid, cup, a, sum: cup + a + b, b };
  const explained: Explained = {
    prompt: text(message('in-container.explained.prompt'), all),
    nudge: NUDGE,
    steps: [step(...KEPT), step('{sum} − {cup} − {a} = {b}', message('in-container.explained.reason'), all)],
  };
  return integerItem(explained, b, [
    [a + b, 'container-forgotten'],
    [cup + b, 'container-forgotten'],
    [cup + a + b, 'one-value-only'],
  ]);
}

interface Reaction {
  readonly first: Phrase;
  readonly second: Phrase;
  readonly gas: Phrase;
}
const REACTIONS: readonly [Reaction, ...Reaction[]] = [
  {
    first: message('reactions.vinegar.first'),
    second: message('reactions.vinegar.second'),
    gas: message('reactions.vinegar.gas'),
  },
  {
    first: message('reactions.lemon-juice.first'),
    second: message('reactions.lemon-juice.second'),
    gas: message('reactions.vinegar.gas'),
  },
];

/** A gas comes out: what is left on the scale shows how much. */
function gasLost(random: SeededRandom): DraftItem {
  const { first, second, gas } = random.pick(REACTIONS);
  const b = random.integer(10, 40);
  const a = random.integer(4, 8) * 10 + b * 10;
  const lost = random.integer(Math.ceil(b / 5), Math.floor(b / 2.5));
  const all = { first, second, gas, a, b, before: a + b, left: a + b - lost, lost };
  const explained: Explained = {
    prompt: text(message('gas-lost.explained.prompt'), all),
    nudge: text(message('gas-lost.explained.nudge')),
    steps: [
      step(message('gas-lost.explained.step'), message('gas-lost.explained.reason.mass-all-matter-together')),
      step('{a} + {b} − {left} = {lost}', message('gas-lost.explained.reason.longer-cup-gas'), all),
    ],
  };
  return integerItem(explained, lost, [
    [b, 'mass-disappears'],
    [a + b, 'one-value-only'],
    [a + 2 * b - lost, 'added-for-difference'],
  ]);
}

/** Mass is conserved (NGSS 5-PS1-2). */
export const scConserve = generator('sc-conserve', (random, difficulty) => {
  if (difficulty === 1) return dissolve(random);
  return difficulty === 2 ? inContainer(random) : gasLost(random);
});
