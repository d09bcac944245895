import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import { type SortBank, groupOf, memberOf } from '../../fact-sort.ts';
import { picture } from '../../generators/drawing/draw-picture.ts';
import { type Explained, byOwnLetter, choiceItem, generator, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('sc-push');

const ACTIONS: SortBank = {
  groups: [
    {
      name: message('actions.groups.push.name'),
      ask: message('actions.groups.push.ask'),
      why: message('actions.groups.push.why'),
      falseWhys: [],
      mistaken: 'push-pull-mixed',
    },
    {
      name: message('actions.groups.pull.name'),
      ask: message('actions.groups.pull.ask'),
      why: message('actions.groups.pull.why'),
      falseWhys: [],
      mistaken: 'push-pull-mixed',
    },
  ],
  things: [
    {
      name: message('actions.things.kick-ball.name'),
      group: 0,
      picture: picture('ball'),
    },
    {
      name: message('actions.things.press-bell-button.name'),
      group: 0,
      picture: picture('bell'),
    },
    {
      name: message('actions.things.throw-stone.name'),
      group: 0,
      picture: picture('stone'),
    },
    { name: message('actions.things.hit-nail.name'), group: 0, picture: picture('nail') },
    { name: message('actions.things.open-drawer.name'), group: 1 },
    {
      name: message('actions.things.drag-cart-behind.name'),
      group: 1,
      picture: picture('cart'),
    },
    {
      name: message('actions.things.pick-berry.name'),
      group: 1,
      picture: picture('berry'),
    },
    {
      name: message('actions.things.pluck-grass.name'),
      group: 1,
      picture: picture('grass'),
    },
    {
      name: message('actions.things.take-up-bucket.name'),
      group: 1,
    },
  ],
  askGroup: message('actions.ask-group'),
  askSort: message('actions.ask-sort'),
  askWhy: message('actions.ask-why'),
  nudge: message('actions.nudge'),
  rule: [message('actions.rule.act-out-hand'), message('actions.rule.away-toward-opposites')],
};

const THINGS = [
  { thing: 'ball', name: message('things.ball.name') },
  { thing: 'cart', name: message('things.cart.name') },
  { thing: 'box', name: message('things.box.name') },
] as const;
const TO_LEFT = { text: message('to-left.text') };
const TO_RIGHT = { text: message('to-right.text') };
const STAYS = { text: message('stays.text') };

/** One push: which way does the thing go? Or two unequal ones: which wins? */
function whichWay(random: SeededRandom): DraftItem {
  const { thing, name } = random.pick(THINGS);
  const goesRight = random.integer(0, 1) === 0;
  const strong = random.integer(3, 8);
  const weak = random.integer(0, 1) === 0 ? [] : [random.integer(1, strong - 2)];
  const [right, wrong] = goesRight ? [TO_RIGHT, TO_LEFT] : [TO_LEFT, TO_RIGHT];
  const explained: Explained = {
    prompt: text(message('which-way.explained.prompt'), { name }),
    figure: {
      type: 'forces',
      thing,
      left: goesRight ? weak : [strong],
      right: goesRight ? [strong] : weak,
      labels: false,
    },
    figureText: text(message('which-way.explained.figure-text'), { name }),
    nudge: text(message('which-way.explained.nudge')),
    steps: [
      step(
        message('which-way.explained.step.find-longest-arrow'),
        message('which-way.explained.reason.longer-arrow-stronger-push'),
      ),
      step(
        message('which-way.explained.step.goes-arrow'),
        message('which-way.explained.reason.stronger-push-wins'),
      ),
    ],
  };
  return choiceItem(explained, random, right, [
    [wrong, 'moves-against-push'],
    [STAYS, 'push-strength-ignored'],
  ]);
}

/** Pushes of these strengths to the right, in a seeded order under letters, the weakest first. */
function lettered(
  random: SeededRandom,
  thing: (typeof THINGS)[number]['thing'],
  strengths: readonly number[],
) {
  const options = random.shuffle(strengths).map((force, index) => ({
    force,
    option: {
      text: text(message('lettered.options.option.text'), { letter: 'ABC'[index] ?? '' }),
      figure: { type: 'forces' as const, thing, left: [], right: [force], labels: true },
    },
  }));
  return options.toSorted((a, b) => a.force - b.force).map(({ option }) => option);
}

/** Three pushes on the same thing: which one sends it farthest, or least far? */
function strongestPush(random: SeededRandom): DraftItem {
  const { thing, name } = random.pick(THINGS);
  const wantsFar = random.integer(0, 1) === 0;
  const strengths = [random.integer(1, 3), random.integer(5, 7), random.integer(9, 12)];
  const [first, middle, last] = lettered(random, thing, strengths);
  if (!first || !middle || !last) throw new Error('three pushes');
  const [right, wrong] = wantsFar ? [last, first] : [first, last];
  const explained: Explained = {
    prompt: text(
      wantsFar
        ? message('strongest-push.explained.prompt.push-sends-name-farthest')
        : message('strongest-push.explained.prompt.push-moves-name-least'),
      { name },
    ),
    nudge: text(message('strongest-push.explained.nudge')),
    steps: [
      step(
        message('strongest-push.explained.step.put-pushes-order'),
        message('strongest-push.explained.reason.bigger-number-stronger-push'),
      ),
      step(
        message('strongest-push.explained.step.stronger-push-moves-more'),
        message('strongest-push.explained.reason.thing-same-each-time'),
      ),
    ],
  };
  return byOwnLetter(
    choiceItem(explained, random, right, [
      [wrong, 'push-strength-ignored'],
      [middle, 'push-strength-ignored'],
    ]),
  );
}

/** Pushes and pulls and what they do (NGSS K-PS2-1). */
export const scPush = generator('sc-push', (random, difficulty) => {
  if (difficulty === 1)
    return random.integer(0, 1) === 0 ? memberOf(ACTIONS, random) : groupOf(ACTIONS, random);
  return difficulty === 2 ? whichWay(random) : strongestPush(random);
});
