import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import { type SortBank, memberOf, sortAll } from '../../fact-sort.ts';
import { picture } from '../../generators/drawing/draw-picture.ts';
import { type Explained, choiceItem, generator, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('sc-magnets');

const PULLED: SortBank = {
  groups: [
    {
      name: message('pulled.groups.pulled-magnet.name'),
      ask: message('pulled.groups.pulled-magnet.ask'),
      why: message('pulled.groups.pulled-magnet.why'),
      falseWhys: [],
      mistaken: 'all-metals-magnetic',
    },
    {
      name: message('pulled.groups.pulled.name'),
      ask: message('pulled.groups.pulled.ask'),
      why: message('pulled.groups.pulled.why'),
      falseWhys: [],
      mistaken: 'iron-not-seen',
    },
  ],
  things: [
    { name: message('pulled.things.iron-nail.name'), group: 0, picture: picture('nail') },
    { name: message('pulled.things.steel-paper-clip.name'), group: 0 },
    { name: message('pulled.things.pan-cast-iron.name'), group: 0 },
    { name: message('pulled.things.steel-needle.name'), group: 0 },
    { name: message('pulled.things.copper-wire.name'), group: 1 },
    { name: message('pulled.things.aluminium-foil.name'), group: 1 },
    { name: message('pulled.things.gold-ring.name'), group: 1 },
    {
      name: message('pulled.things.wooden-spoon.name'),
      group: 1,
      trap: 'magnet-pulls-anything',
      picture: picture('spoon'),
    },
    {
      name: message('pulled.things.glass-marble.name'),
      group: 1,
      trap: 'magnet-pulls-anything',
    },
    {
      name: message('pulled.things.brass-key.name'),
      group: 1,
      picture: picture('key'),
    },
  ],
  askGroup: message('pulled.ask-group'),
  askSort: message('pulled.ask-sort'),
  askWhy: message('pulled.ask-why'),
  nudge: message('pulled.nudge'),
  rule: [message('pulled.rule.ask-there-iron-steel'), message('pulled.rule.magnets-pull-iron-very')],
};

const ATTRACT = { text: message('attract.text') };
const REPEL = { text: message('repel.text') };
const NOTHING = { text: message('nothing.text') };
const UNLIKE_RULE = [
  message('unlike-rule.compare-two-next-each'),
  message('unlike-rule.unlike-ones-attract-like'),
] as const;
const BARS = ['NS', 'SN'] as const;
/** Whether the ends that face each other are unlike: bars turned the same way. */
const attracts = (one: string, two: string) => one === two;

function shown(bars: readonly ('NS' | 'SN')[]) {
  return {
    figure: { type: 'magnets' as const, bars: [...bars] },
    figureText: text(message('shown.figure-text'), { bars: bars.join(' | ') }),
  };
}

function twoMagnets(random: SeededRandom): DraftItem {
  const bars = [random.pick(BARS), random.pick(BARS)] as const;
  const [right, wrong] = attracts(...bars) ? [ATTRACT, REPEL] : [REPEL, ATTRACT];
  const all = { one: bars[0][1] ?? '', two: bars[1][0] ?? '' };
  const explained: Explained = {
    ...shown(bars),
    prompt: text(message('two-magnets.explained.prompt'), all),
    nudge: text(message('two-magnets.explained.nudge')),
    steps: [
      step(...UNLIKE_RULE),
      step(message('two-magnets.explained.step'), message('two-magnets.explained.reason'), {
        ...all,
        right: right.text,
      }),
    ],
  };
  return choiceItem(explained, random, right, [
    [wrong, 'like-poles-attract'],
    [NOTHING, 'like-poles-attract'],
  ]);
}

const CHARGES = ['+', '−'] as const;
const CHARGED: readonly [Phrase, ...Phrase[]] = [message('charged.balloons'), message('charged.corks')];

function twoCharges(random: SeededRandom): DraftItem {
  const [one, two] = [random.pick(CHARGES), random.pick(CHARGES)];
  const [right, wrong] = one === two ? [REPEL, ATTRACT] : [ATTRACT, REPEL];
  const all = { one, two, things: random.pick(CHARGED) };
  const explained: Explained = {
    prompt: text(message('two-charges.explained.prompt'), all),
    nudge: text(message('two-charges.explained.nudge')),
    steps: [
      step(...UNLIKE_RULE),
      step(message('two-magnets.explained.step'), message('two-charges.explained.reason'), {
        ...all,
        right: right.text,
      }),
    ],
  };
  return choiceItem(explained, random, right, [
    [wrong, 'like-poles-attract'],
    [NOTHING, 'like-poles-attract'],
  ]);
}

const BOTH = [
  [
    message('both.both-pairs-attract.both-pairs-attract'),
    message('both.both-pairs-attract.only-left-pair-attracts'),
  ],
  [
    message('both.only-right-pair.only-right-pair-attracts'),
    message('both.only-right-pair.neither-pair-attracts'),
  ],
] as const;

const TURNED = [
  message('turned.left-magnet-turned-round'),
  message('turned.middle-magnet-turned-round'),
  message('turned.right-magnet-turned-round'),
] as const;

/** Three bars, one of which is turned round first: which neighbours attract? */
function threeMagnets(random: SeededRandom): DraftItem {
  const bars = [random.pick(BARS), random.pick(BARS), random.pick(BARS)] as const;
  const at = random.pick([0, 1, 2] as const);
  const turned = bars.with(at, bars[at] === 'NS' ? 'SN' : 'NS');
  const isLeft = attracts(turned[0] ?? '', turned[1] ?? '');
  const isRight = attracts(turned[1] ?? '', turned[2] ?? '');
  const words = BOTH.flat();
  const right = BOTH[isLeft ? 0 : 1][isLeft === isRight ? (isLeft ? 0 : 1) : isLeft ? 1 : 0];
  const explained: Explained = {
    ...shown(bars),
    prompt: text(TURNED[at]),
    nudge: text(message('three-magnets.explained.nudge')),
    steps: [
      step(...UNLIKE_RULE),
      step(message('three-magnets.explained.step'), message('three-magnets.explained.reason'), {
        bars: turned.join(' | '),
        right,
      }),
    ],
  };
  const wrong = words
    .filter((other) => other !== right)
    .map((other) => [{ text: text(other) }, 'like-poles-attract'] as const);
  return choiceItem(explained, random, { text: text(right) }, wrong);
}

/** Magnets and electric charges (NGSS 3-PS2-3). */
export const scMagnets = generator('sc-magnets', (random, difficulty) => {
  if (difficulty === 1) return random.integer(0, 1) === 0 ? twoMagnets(random) : twoCharges(random);
  if (difficulty === 2)
    return random.integer(0, 1) === 0 ? sortAll(PULLED, random) : memberOf(PULLED, random, 3);
  return threeMagnets(random);
});
