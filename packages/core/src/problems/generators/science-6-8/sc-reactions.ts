import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { askSortBank, type SortBank } from '../../fact-sort.ts';
import { choiceItem, generator, integerItem, rounded } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked } from './worked.ts';

const message = messagesOf('sc-reactions');

const CHANGES: SortBank = {
  groups: [
    {
      name: message('changes.groups.chemical-reaction.name'),
      ask: message('changes.groups.chemical-reaction.ask'),
      why: message('changes.groups.chemical-reaction.why'),
      falseWhys: [],
      mistaken: 'mixture-taken-for-new',
    },
    {
      name: message('changes.groups.physical-change.name'),
      ask: message('changes.groups.physical-change.ask'),
      why: message('changes.groups.physical-change.why'),
      falseWhys: [],
      mistaken: 'new-substance-missed',
    },
  ],
  things: [
    { name: message('changes.things.iron-rusting.name'), group: 0 },
    { name: message('changes.things.wood-burning.name'), group: 0 },
    { name: message('changes.things.milk-turning-sour.name'), group: 0 },
    {
      name: message('changes.things.baking-soda-fizzing.name'),
      group: 0,
    },
    {
      name: message('changes.things.copper-roof-turning.name'),
      group: 0,
    },
    {
      name: message('changes.things.bread-toasting-until.name'),
      group: 0,
    },
    { name: message('changes.things.water-boiling.name'), group: 1 },
    { name: message('changes.things.wax-melting.name'), group: 1 },
    { name: message('changes.things.glass-breaking.name'), group: 1 },
    {
      name: message('changes.things.sugar-dissolving-water.name'),
      group: 1,
    },
    { name: message('changes.things.puddle-drying-up.name'), group: 1 },
    { name: message('changes.things.steel-being-bent.name'), group: 1 },
  ],
  askGroup: message('changes.ask-group'),
  askSort: message('changes.ask-sort'),
  askWhy: message('changes.ask-why'),
  nudge: message('changes.nudge'),
  rule: [
    message('changes.rule.compare-properties-before-after'),
    message('changes.rule.other-properties-sign-new'),
  ],
};

const REACTED = message('reacted');
const UNCHANGED = message('unchanged');
const BY_MASS = message('by-mass');

const COMPARE_DATA_PROMPT = message('compare-data-prompt');
const COMPARE_DATA_RULE = [
  message('compare-data-rule.compare-density-melting-point'),
  message('compare-data-rule.every-pure-substance-own'),
] as const;

/** Properties that belong to a substance, before and after; the mass says nothing. */
function compareData(random: SeededRandom): DraftItem {
  const reacted = random.integer(0, 1) === 0;
  const before = {
    density: random.integer(12, 48) / 10,
    melts: random.integer(20, 90) * 10,
    mass: random.integer(20, 60),
  };
  const after = {
    density: reacted ? rounded(before.density + random.integer(5, 15) / 10, 1) : before.density,
    melts: reacted ? before.melts + random.integer(8, 30) * 10 : before.melts,
    mass: before.mass - random.integer(2, 12),
  };
  const explained = worked(
    {
      prompt: COMPARE_DATA_PROMPT,
      nudge: message('compare-data.explained.work.nudge'),
      rule: COMPARE_DATA_RULE,
      work: [
        [
          '{d1} → {d2} g/cm³; {m1} → {m2} °C',
          reacted
            ? message('compare-data.explained.work.both-changed-so-both-changed-so-another')
            : message('compare-data.explained.work.both-changed-so-both-stayed-so-same'),
        ],
      ],
    },
    {
      d1: before.density,
      d2: after.density,
      m1: before.melts,
      m2: after.melts,
      g1: before.mass,
      g2: after.mass,
    },
  );
  return choiceItem(explained, random, { text: text(reacted ? REACTED : UNCHANGED) }, [
    [
      { text: text(reacted ? UNCHANGED : REACTED) },
      reacted ? 'new-substance-missed' : 'mixture-taken-for-new',
    ],
    [{ text: text(BY_MASS) }, 'mass-disappears'],
  ]);
}

const WEIGH_GAS_RULE = [
  message('weigh-gas-rule.add-masses-start'),
  message('weigh-gas-rule.reaction-atoms-only-rearranged'),
] as const;

/** The gas that left an open flask is what the balance misses; in a closed flask nothing is missing. */
function weighGas(random: SeededRandom): DraftItem {
  const vinegar = random.integer(80, 250);
  const soda = random.integer(6, 20);
  const gas = random.integer(2, Math.floor(soda / 2));
  const closed = random.integer(0, 2) === 0;
  const sum = vinegar + soda;
  const after = sum - gas;
  const explained = worked(
    {
      prompt: closed
        ? message('weigh-gas.explained.work.prompt-closed-flask-vinegar-g')
        : message('weigh-gas.explained.work.prompt-open-flask-vinegar-g'),
      nudge: message('weigh-gas.explained.work.nudge'),
      rule: WEIGH_GAS_RULE,
      work: [
        closed
          ? ['{vinegar} + {soda} = {sum} g', message('weigh-gas.explained.work.nothing-can-get-out')]
          : ['{vinegar} + {soda} − {after} = {gas} g', message('weigh-gas.explained.work.missing-gas')],
      ],
    },
    { vinegar, soda, after, sum, gas },
  );
  return closed
    ? integerItem(explained, sum, [
        [vinegar, 'mass-disappears'],
        [after, 'mass-disappears'],
      ])
    : integerItem(explained, gas, [
        [soda, 'mass-disappears'],
        [Math.abs(after - vinegar), 'mass-disappears'],
      ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return askSortBank(CHANGES, random, random.integer(0, 1) === 0 ? 1 : 2);
  return difficulty === 2 ? compareData(random) : weighGas(random);
}

/** Chemical reactions from data before and after (NGSS MS-PS1-2). */
export const scReactions = generator('sc-reactions', make);
