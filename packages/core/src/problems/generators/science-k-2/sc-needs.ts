import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import type { PictureName } from '@ori/contracts/science-figures';
import { type SortBank, askSortBank, whyOf } from '../../fact-sort.ts';
import { picture } from '../../generators/drawing/draw-picture.ts';
import { type Explained, type Option, type Wrong, choiceItem, generator, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('sc-needs');

const LIVING: SortBank = {
  groups: [
    {
      name: message('living.groups.alive.name'),
      ask: message('living.groups.alive.ask'),
      why: message('living.groups.alive.why'),
      falseWhys: [
        [message('living.groups.alive.false-whys-very-old'), 'want-for-need'],
        [message('living.groups.alive.false-whys-stands-outside'), 'alive-if-it-moves'],
        [message('living.groups.alive.false-whys-nice-color'), 'alive-if-it-moves'],
      ],
      mistaken: 'alive-if-it-moves',
    },
    {
      name: message('living.groups.alive-2.name'),
      ask: message('living.groups.alive-2.ask'),
      why: message('living.groups.alive-2.why'),
      falseWhys: [
        [message('living.groups.alive-2.false-whys-small'), 'still-things-not-alive'],
        [message('living.groups.alive-2.false-whys-quiet'), 'still-things-not-alive'],
      ],
      mistaken: 'still-things-not-alive',
    },
  ],
  things: [
    {
      name: message('living.things.tree.name'),
      group: 0,
      picture: picture('tree'),
      trap: 'still-things-not-alive',
    },
    {
      name: message('living.things.flower.name'),
      group: 0,
      picture: picture('flower'),
      trap: 'still-things-not-alive',
    },
    { name: message('living.things.cat.name'), group: 0, picture: picture('cat') },
    { name: message('living.things.fish.name'), group: 0, picture: picture('fish') },
    { name: message('living.things.bee.name'), group: 0, picture: picture('bee') },
    {
      name: message('living.things.mushroom.name'),
      group: 0,
      picture: picture('mushroom'),
      trap: 'still-things-not-alive',
    },
    {
      name: message('living.things.grass.name'),
      group: 0,
      picture: picture('grass'),
      trap: 'still-things-not-alive',
    },
    { name: message('living.things.stone.name'), group: 1, picture: picture('stone') },
    {
      name: message('living.things.ball.name'),
      group: 1,
      picture: picture('ball'),
      trap: 'alive-if-it-moves',
    },
    {
      name: message('living.things.fire.name'),
      group: 1,
      picture: picture('fire'),
      trap: 'alive-if-it-moves',
    },
    {
      name: message('living.things.cloud.name'),
      group: 1,
      picture: picture('cloud'),
      trap: 'alive-if-it-moves',
    },
    { name: message('living.things.chair.name'), group: 1, picture: picture('chair') },
    {
      name: message('living.things.cart.name'),
      group: 1,
      picture: picture('cart'),
      trap: 'alive-if-it-moves',
    },
  ],
  askGroup: message('living.ask-group'),
  askSort: message('living.ask-sort'),
  askWhy: message('living.ask-why'),
  nudge: message('living.nudge'),
  rule: [message('living.rule.ask-grow-itself'), message('living.rule.living-things-need-food')],
};

interface Living {
  readonly name: Phrase;
  readonly picture: PictureName;
  readonly isPlant: boolean;
}
const LIVINGS: readonly [Living, ...Living[]] = [
  { name: message('livings.cat-2.name'), picture: 'cat', isPlant: false },
  { name: message('livings.rabbit.name'), picture: 'rabbit', isPlant: false },
  { name: message('livings.horse.name'), picture: 'horse', isPlant: false },
  { name: message('livings.tree-2.name'), picture: 'tree', isPlant: true },
  { name: message('livings.young-plant.name'), picture: 'seedling', isPlant: true },
];
const NEEDS = {
  food: { text: message('needs.food.text'), figure: picture('bread') },
  light: { text: message('needs.light.text'), figure: picture('sun') },
  water: { text: message('needs.water.text'), figure: picture('drop') },
  air: { text: message('needs.air.text'), figure: picture('wind') },
  bell: { text: message('needs.bell.text'), figure: picture('bell') },
  book: { text: message('needs.book.text'), figure: picture('book') },
};

/** Two of three needs are met: which one is missing? */
function missingNeed(random: SeededRandom): DraftItem {
  const { name, picture: shown, isPlant } = random.pick(LIVINGS);
  const energy = isPlant ? NEEDS.light : NEEDS.food;
  const [missing = energy, ...met] = random.shuffle([energy, NEEDS.water, NEEDS.air]);
  const [has, too] = met.map(({ text: words }) => words);
  const wish = random.pick([NEEDS.bell, NEEDS.book]);
  const explained: Explained = {
    prompt: text(message('missing-need.explained.prompt'), { name, has: has ?? '', too: too ?? '' }),
    figure: picture(shown),
    figureText: text(name),
    nudge: text(message('missing-need.explained.nudge')),
    steps: [
      isPlant
        ? step(
            message('missing-need.explained.step.plants-make-their-own'),
            message('missing-need.explained.reason.they-use-light-water'),
          )
        : step(
            message('missing-need.explained.step.animals-must-find-they'),
            message('missing-need.explained.reason.they-also-drink-breathe'),
          ),
      step(
        message('missing-need.explained.step.missing-missing'),
        message('missing-need.explained.reason.other-needs-there'),
        { missing: missing.text },
      ),
    ],
  };
  const other: Wrong<Option> = isPlant
    ? [NEEDS.food, 'plants-eat-like-animals']
    : [random.pick([NEEDS.bell, NEEDS.book]), 'want-for-need'];
  return choiceItem(explained, random, missing, [[wish, 'want-for-need'], other]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty < 3) return askSortBank(LIVING, random, difficulty);
  return random.integer(0, 2) === 0 ? whyOf(LIVING, random) : missingNeed(random);
}

/** What living things need to live (NGSS K-LS1-1). */
export const scNeeds = generator('sc-needs', make);
