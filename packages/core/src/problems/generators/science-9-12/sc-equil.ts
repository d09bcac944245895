import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, decimalItem, generator, rounded, type Wrong } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked } from '../science-6-8/worked.ts';
import { bufferPh, limewater } from './alkaline-water.ts';
import { equalStart, splitting, whichWay } from './equilibrium-tables.ts';
import { energyFromK, kFromEnergy, warmedEquilibrium, warmedRate } from './free-energy.ts';

const message = messagesOf('sc-equil');

/** Gas reactions: moles of gas on each side, whether the forward reaction gives off heat, one substance of each side. */
const REACTIONS = [
  { equation: 'N₂ + 3 H₂ ⇌ 2 NH₃', left: 4, right: 2, warms: true, from: 'N₂', to: 'NH₃' },
  { equation: '2 SO₂ + O₂ ⇌ 2 SO₃', left: 3, right: 2, warms: true, from: 'O₂', to: 'SO₃' },
  { equation: 'N₂O₄ ⇌ 2 NO₂', left: 1, right: 2, warms: false, from: 'N₂O₄', to: 'NO₂' },
  { equation: 'H₂ + I₂ ⇌ 2 HI', left: 2, right: 2, warms: true, from: 'I₂', to: 'HI' },
  { equation: 'PCl₅ ⇌ PCl₃ + Cl₂', left: 1, right: 2, warms: false, from: 'PCl₅', to: 'Cl₂' },
] as const;
type Reaction = (typeof REACTIONS)[number];

const WARMS = message('warms');
const COOLS = message('cools');
const WAYS = [message('ways.left'), message('ways.all'), message('ways.right')] as const;

interface Change {
  readonly what: Phrase;
  readonly why: Phrase;
  /** −1 left, 0 none, 1 right. */
  readonly shift: number;
}

const FEWER_MOLES = message('fewer-moles');
const HEAT_TAKEN_IN = message('heat-taken-in');
const USED_OR_REMADE = message('used-or-remade');
const CATALYST: Change = {
  what: message('catalyst.what'),
  why: message('catalyst.why'),
  shift: 0,
};

/** Changes of volume and of temperature. */
function conditionsOf({ left, right, warms }: Reaction): readonly [Change, ...Change[]] {
  const fewer = Math.sign(left - right);
  return [
    {
      what: message('conditions-of.volume-made-smaller.what'),
      why: FEWER_MOLES,
      shift: fewer,
    },
    {
      what: message('conditions-of.volume-made-larger.what'),
      why: FEWER_MOLES,
      shift: -fewer,
    },
    {
      what: message('conditions-of.temperature-raised.what'),
      why: HEAT_TAKEN_IN,
      shift: warms ? -1 : 1,
    },
    {
      what: message('conditions-of.temperature-lowered.what'),
      why: HEAT_TAKEN_IN,
      shift: warms ? 1 : -1,
    },
  ];
}

/** Changes of the amount of one substance. */
function amountsOf({ from, to }: Reaction): readonly Change[] {
  return [
    {
      what: text(message('amounts-of.more-added.what'), { from }),
      why: USED_OR_REMADE,
      shift: 1,
    },
    {
      what: text(message('amounts-of.some-removed.what'), { to }),
      why: USED_OR_REMADE,
      shift: 1,
    },
    {
      what: text(message('amounts-of.more-added-2.what'), { to }),
      why: USED_OR_REMADE,
      shift: -1,
    },
  ];
}

/** Every change that can be made to a reaction in equilibrium. */
function changesOf(reaction: Reaction): readonly [Change, ...Change[]] {
  return [...conditionsOf(reaction), ...amountsOf(reaction), CATALYST];
}

function shift(random: SeededRandom): DraftItem {
  const reaction = random.pick(REACTIONS);
  const change = random.pick(changesOf(reaction));
  const right = WAYS[change.shift + 1] ?? WAYS[1];
  const explained = worked(
    {
      prompt: message('shift.explained.work.prompt'),
      nudge: message('shift.explained.work.nudge'),
      rule: [
        message('shift.explained.work.rule-find-change-favors-fewer'),
        message('shift.explained.work.rule-system-equilibrium-counters-change'),
      ],
      work: [[right, change.why]],
    },
    { equation: reaction.equation, heat: reaction.warms ? WARMS : COOLS, change: change.what },
  );
  const wrong = WAYS.filter((way) => way !== right).map((way): Wrong<{ text: Phrase }> => [
    { text: text(way) },
    way === WAYS[1] || change.shift === 0 ? 'everything-shifts' : 'equilibrium-strengthens-change',
  ]);
  return choiceItem(explained, random, { text: text(right) }, wrong);
}

/** K of A ⇌ 2 B in the concentrations of equilibrium, or the concentration of A from K. */
function constant(random: SeededRandom, back: boolean): DraftItem {
  const b = random.integer(2, 12) / 10;
  const a = random.pick([0.1, 0.2, 0.25, 0.4, 0.5, 0.8]);
  const k = rounded((b * b) / a, 3);
  const explained = worked(
    {
      prompt: back
        ? message('constant.explained.work.prompt-n-o-2-k')
        : message('constant.explained.work.prompt-equilibrium-n-o-2'),
      nudge: message('constant.explained.work.nudge'),
      rule: ['K = [NO₂]² ÷ [N₂O₄]', message('constant.explained.work.rule')],
      work: [['{b} × {b} ÷ {a} = {k}', message('constant.explained.work.each-quantity-place')]],
    },
    { a, b, k },
  );
  const wrong: readonly Wrong<number>[] = back
    ? [
        [rounded(b / k, 2), 'k-powers-forgotten'],
        [rounded(k / (b * b), 2), 'k-upside-down'],
      ]
    : [
        [rounded(b / a, 2), 'k-powers-forgotten'],
        [rounded(a / (b * b), 2), 'k-upside-down'],
        [rounded((2 * b) / a, 2), 'k-powers-forgotten'],
      ];
  return decimalItem(explained, back ? a : rounded(k, 2), { tolerance: 0.011 }, wrong);
}

const fromAmounts = (random: SeededRandom) => constant(random, false);
const fromConstant = (random: SeededRandom) => constant(random, true);
const EASY = [shift, whichWay, fromAmounts] as const;
const USUAL = [fromConstant, equalStart, limewater, energyFromK] as const;
const HARD = [splitting, bufferPh, energyFromK, kFromEnergy, warmedEquilibrium, warmedRate] as const;

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return random.pick(EASY)(random);
  return difficulty === 2 ? random.pick(USUAL)(random) : random.pick(HARD)(random);
}

/** Chemical equilibrium: shifts, the constant K, acids and bases, free energy, rates (NGSS HS-PS1-6). */
export const scEquil = generator('sc-equil', make);
