import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import { type SortBank, groupOf, sortAll, whyOf } from '../../fact-sort.ts';
import { picture } from '../../generators/drawing/draw-picture.ts';
import { type Explained, byOwnLetter, choiceItem, generator, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('sc-particles');

const MATTER: SortBank = {
  groups: [
    {
      name: message('matter.groups.solid.name'),
      ask: message('matter.groups.solid.ask'),
      why: message('matter.groups.solid.why'),
      falseWhys: [
        [message('matter.groups.solid.false-whys-particles-themselves-hard'), 'particles-change-themselves'],
        [message('matter.groups.solid.false-whys-particles'), 'particles-change-themselves'],
        [message('matter.groups.solid.false-whys-particles-fly-freely'), 'particles-state-mixed'],
      ],
      mistaken: 'particles-state-mixed',
    },
    {
      name: message('matter.groups.liquid.name'),
      ask: message('matter.groups.liquid.ask'),
      why: message('matter.groups.liquid.why'),
      falseWhys: [
        [
          message('matter.groups.liquid.false-whys-particles-themselves-hard-2'),
          'particles-change-themselves',
        ],
        [message('matter.groups.solid.false-whys-particles'), 'particles-change-themselves'],
        [message('matter.groups.liquid.false-whys-particles-locked-their'), 'particles-state-mixed'],
      ],
      mistaken: 'particles-state-mixed',
    },
    {
      name: message('matter.groups.gas.name'),
      ask: message('matter.groups.gas.ask'),
      why: message('matter.groups.gas.why'),
      falseWhys: [
        [message('matter.groups.gas.false-whys-particles-themselves-hard-3'), 'particles-change-themselves'],
        [message('matter.groups.solid.false-whys-particles'), 'particles-change-themselves'],
        [message('matter.groups.gas.false-whys-particles-locked-their-2'), 'particles-state-mixed'],
      ],
      mistaken: 'particles-state-mixed',
    },
  ],
  things: [
    { name: message('matter.things.ice.name'), group: 0, picture: picture('ice') },
    { name: message('matter.things.stone.name'), group: 0, picture: picture('stone') },
    { name: message('matter.things.coin.name'), group: 0, picture: picture('coin') },
    { name: message('matter.things.cold-butter.name'), group: 0 },
    { name: message('matter.things.milk.name'), group: 1 },
    { name: message('matter.things.cooking-oil.name'), group: 1 },
    { name: message('matter.things.rain-water.name'), group: 1, picture: picture('drop') },
    { name: message('matter.things.honey.name'), group: 1 },
    { name: message('matter.things.air-balloon.name'), group: 2 },
    {
      name: message('matter.things.steam-too-hot.name'),
      group: 2,
    },
    { name: message('matter.things.helium.name'), group: 2 },
    {
      name: message('matter.things.bubbles-fizzy-drink.name'),
      group: 2,
    },
  ],
  askGroup: message('matter.ask-group'),
  askSort: message('matter.ask-sort'),
  askWhy: message('matter.ask-why'),
  nudge: message('matter.nudge'),
  rule: [message('matter.rule.ask-keep-shape-flow'), message('matter.rule.matter-behaves-tells-particles')],
};

const STATES = ['solid', 'liquid', 'gas'] as const;
const NAMES = {
  solid: message('matter.groups.solid.name'),
  liquid: message('matter.groups.liquid.name'),
  gas: message('matter.groups.gas.name'),
};

const stepsToJar = (jar: Phrase): DraftItem['steps'] => [
  step(
    message('steps-to-jar.step.dots-neat-rows-loose'),
    message('steps-to-jar.reason.particles-rows-solids-loose'),
  ),
  step(message('steps-to-jar.step.jar'), message('steps-to-jar.reason.number-particles-same-only'), { jar }),
];

/** Which jar shows this state? */
function whichJar(random: SeededRandom): DraftItem {
  const state = random.pick(STATES);
  const count = random.integer(12, 24);
  const letters = random.shuffle(['A', 'B', 'C']);
  const options = STATES.map((kind, index) => ({
    kind,
    option: {
      text: text(message('which-jar.options.option.text'), { letter: letters[index] ?? '' }),
      figure: { type: 'particles' as const, state: kind, count },
    },
  }));
  const [right] = options.filter(({ kind }) => kind === state);
  if (!right) throw new Error('each state has its jar');
  const explained: Explained = {
    prompt: text(message('which-jar.explained.prompt'), { name: NAMES[state] }),
    nudge: text(message('which-jar.explained.nudge')),
    steps: stepsToJar(right.option.text),
  };
  return byOwnLetter(
    choiceItem(
      explained,
      random,
      right.option,
      options.filter((option) => option !== right).map(({ option }) => [option, 'particles-state-mixed']),
    ),
  );
}

/** Matter is made of particles too small to be seen (NGSS 5-PS1-1). */
export const scParticles = generator('sc-particles', (random, difficulty) => {
  if (difficulty === 1) return random.integer(0, 2) === 0 ? groupOf(MATTER, random) : whichJar(random);
  return difficulty === 2 ? sortAll(MATTER, random) : whyOf(MATTER, random);
});
