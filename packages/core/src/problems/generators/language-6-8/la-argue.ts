import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import { groupOf } from '../../fact-sort.ts';
import { generator, step } from '../../item.ts';
import { spanItem } from '../../item-picked.ts';
import { sortItem } from '../../item-sorted.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { FLAWS } from './argument-flaws.ts';
import { MORE_ARGUMENTS, type Argument } from './more-arguments.ts';
import { tidySteps } from '../language-3-5/tidy-steps.ts';

const message = messagesOf('la-argue');

const ARGUMENTS: readonly [Argument, ...Argument[]] = [
  [
    message('arguments.our-street-needs.our-street-needs-bench'),
    message('arguments.our-street-needs.one-hour-9-older'),
    message('arguments.our-street-needs.people-sit-steps-when'),
  ],
  [
    message('arguments.pond-should-cleaned.pond-should-cleaned'),
    message('arguments.pond-should-cleaned.we-took-14-plastic'),
    message('arguments.pond-should-cleaned.plastic-breaks-into-bits'),
  ],
  [
    message('arguments.lunch-should-begin.lunch-should-begin-earlier'),
    message('arguments.lunch-should-begin.our-survey-21-30'),
    message('arguments.lunch-should-begin.whoever-hungry-finds-harder'),
  ],
  [
    message('arguments.old-oak-planted.old-oak-planted-before'),
    message('arguments.old-oak-planted.drawing-first-building-day'),
    message('arguments.old-oak-planted.tree-needs-years-grow'),
  ],
  [
    message('arguments.metal-ring-pure.metal-ring-pure-gold'),
    message('arguments.metal-ring-pure.magnet-pulls'),
    message('arguments.metal-ring-pure.magnets-pull-pure-gold'),
  ],
  [
    message('arguments.we-should-walk.we-should-walk-market'),
    message('arguments.we-should-walk.last-week-bus-took'),
    message('arguments.we-should-walk.whoever-takes-quicker-way'),
  ],
  ...MORE_ARGUMENTS,
];
const ROLES = [message('roles.claim'), message('roles.evidence'), message('roles.reasoning')] as const;
const NUDGE = message('nudge');
const FIRST = step(message('first.step'), message('first.reason'));
const WHY = [
  message('why.somebody-wants-us-accept'),
  message('why.seen-measured-counted'),
  message('why.general-rule-links-evidence'),
] as const;
const IS = message('is');

/** The three parts in a drawn order: positions of `Argument`. */
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;
const drawOrder = (random: SeededRandom) => random.pick(ORDERS);

function named(argument: Argument, role: 0 | 1 | 2): DraftItem['steps'][number] {
  return step(IS, WHY[role], { sentence: argument[role], role: ROLES[role] });
}

/** Which sentence of the argument has this role? */
function findRole(random: SeededRandom): DraftItem {
  const argument = random.pick(ARGUMENTS);
  const order = drawOrder(random);
  const role = random.pick([0, 1, 2] as const);
  const prompt = message('find-role.prompt');
  const wrong = order.flatMap((other, at) =>
    other === role ? [] : [[[at], 'argument-roles-mixed-up'] as const],
  );
  return spanItem(
    {
      prompt: text(prompt, { role: ROLES[role] }),
      nudge: text(NUDGE),
      steps: [FIRST, named(argument, role)],
    },
    order.map((part) => ({ text: text(argument[part]) })),
    [order.indexOf(role)],
    wrong,
  );
}

/** Each sentence of the argument is given its role. */
function sortRoles(random: SeededRandom): DraftItem {
  const argument = random.pick(ARGUMENTS);
  const order = drawOrder(random);
  const prompt = message('sort-roles.prompt');
  const [a, b, c] = order;
  return sortItem(
    {
      prompt: text(prompt),
      nudge: text(NUDGE),
      steps: [FIRST, ...order.map((role) => named(argument, role))],
    },
    order.map((role) => ({ text: text(argument[role]) })),
    ROLES.map((role) => ({ text: text(role) })),
    order,
    [
      [[b, a, c], 'argument-roles-mixed-up'],
      [[a, c, b], 'argument-roles-mixed-up'],
    ],
  );
}

/** The parts of an argument, and what is wrong with a bad one. */
export const laArgue = generator('la-argue', (random, difficulty) => {
  if (difficulty === 1) return findRole(random);
  return difficulty === 2 ? sortRoles(random) : tidySteps(groupOf(FLAWS, random));
});
