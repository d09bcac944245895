import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import { type SortBank, askSortBank, whyOf } from '../../fact-sort.ts';
import { picture } from '../../generators/drawing/draw-picture.ts';
import { type Explained, choiceItem, generator, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('sc-light1');

const LIGHT: SortBank = {
  groups: [
    {
      name: message('light.groups.lets-light-through.name'),
      ask: message('light.groups.lets-light-through.ask'),
      why: message('light.groups.lets-light-through.why'),
      falseWhys: [
        [message('light.groups.lets-light-through.false-whys-very-heavy'), 'clear-and-blocking-mixed'],
        [message('light.groups.lets-light-through.false-whys-makes-own-light'), 'clear-and-blocking-mixed'],
      ],
      mistaken: 'clear-and-blocking-mixed',
    },
    {
      name: message('light.groups.blocks-light.name'),
      ask: message('light.groups.blocks-light.ask'),
      why: message('light.groups.blocks-light.why'),
      falseWhys: [
        [message('light.groups.blocks-light.false-whys-always-wet'), 'clear-and-blocking-mixed'],
        [message('light.groups.lets-light-through.why'), 'clear-and-blocking-mixed'],
      ],
      mistaken: 'clear-and-blocking-mixed',
    },
  ],
  things: [
    {
      name: message('light.things.window-pane.name'),
      group: 0,
      picture: picture('window'),
    },
    { name: message('light.things.clear-water.name'), group: 0, picture: picture('drop') },
    { name: message('light.things.clear-ice.name'), group: 0, picture: picture('ice') },
    { name: message('light.things.air.name'), group: 0, picture: picture('wind') },
    { name: message('light.things.stone.name'), group: 1, picture: picture('stone') },
    { name: message('light.things.thick-book.name'), group: 1, picture: picture('book') },
    {
      name: message('light.things.tree-trunk.name'),
      group: 1,
      picture: picture('tree'),
    },
    {
      name: message('light.things.metal-spoon.name'),
      group: 1,
      picture: picture('spoon'),
    },
    { name: message('light.things.shoe.name'), group: 1, picture: picture('shoe') },
    { name: message('light.things.closed-box.name'), group: 1, picture: picture('box') },
  ],
  askGroup: message('light.ask-group'),
  askSort: message('light.ask-sort'),
  askWhy: message('light.ask-why'),
  nudge: message('light.nudge'),
  rule: [message('light.rule.ask-can-i-see'), message('light.rule.we-see-light-brings')],
};

const LEFT = { text: message('left.text') };
const RIGHT = { text: message('right.text') };
const NONE = { text: message('none.text') };

/** On which side does the shadow fall, or where does the light stand? */
function shadowSide(random: SeededRandom): DraftItem {
  const degrees = random.pick([25, 35, 45, 135, 145, 155]);
  const light = random.pick(['sun', 'lamp'] as const);
  const name = light === 'sun' ? message('shadow-side.name.sun') : message('shadow-side.name.lamp');
  const [near, far] = degrees < 90 ? [LEFT, RIGHT] : [RIGHT, LEFT];
  const explained: Explained = {
    prompt: text(message('shadow-side.explained.prompt'), { name }),
    figure: { type: 'shadow', light, degrees, shadow: false },
    figureText: text(message('shadow-side.explained.figure-text'), { side: near.text }),
    nudge: text(message('shadow-side.explained.nudge')),
    steps: [
      step(
        message('shadow-side.explained.step.follow-light-stick'),
        message('shadow-side.explained.reason.stick-stops-light'),
      ),
      step(
        message('shadow-side.explained.step.shadow-side'),
        message('shadow-side.explained.reason.light-gets-behind-stick'),
        { side: far.text },
      ),
    ],
  };
  return choiceItem(explained, random, far, [
    [near, 'shadow-toward-light'],
    [NONE, 'clear-and-blocking-mixed'],
  ]);
}

/** Light goes through, or a shadow falls (NGSS 1-PS4-3). */
export const scLight1 = generator('sc-light1', (random, difficulty) => {
  if (difficulty < 3) return askSortBank(LIGHT, random, difficulty);
  return random.integer(0, 1) === 0 ? shadowSide(random) : whyOf(LIGHT, random);
});
