import type { DraftItem } from '../../draft.ts';
import { messagesOf } from '../../phrase.ts';
import { decimalItem, rounded } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked } from '../science-6-8/worked.ts';
import { amountsOf, gramsOfMole, three, type Amount } from './reaction-amounts.ts';

const message = messagesOf('sc-mole');

/** Two reactants each; furnaces of zinc and iron among them. */
const UNEQUAL = [
  'N₂ + H₂ → NH₃',
  'H₂ + O₂ → H₂O',
  'Fe₂O₃ + CO → Fe + CO₂',
  'Al + O₂ → Al₂O₃',
  'ZnS + O₂ → ZnO + SO₂',
] as const;
/** Zinc from its oxide goes mole by mole: in moles the smaller amount would be the answer, in grams it need not be. */
const REACTIONS = [...UNEQUAL, 'ZnO + C → Zn + CO'] as const;

/** Decimal places of the molar masses: hydrogen needs two. */
const PLACES = 2;

interface Mixture {
  readonly equation: string;
  readonly short: Amount;
  readonly plenty: Amount;
  readonly product: Amount;
  /** Whether the scarce reactant stands first. */
  readonly shortFirst: boolean;
}

function drawMixture(random: SeededRandom, reactions: readonly [string, ...string[]]): Mixture {
  const { equation, reactants, products } = amountsOf(random.pick(reactions));
  const shortFirst = random.integer(0, 1) === 1;
  const [first, second] = reactants;
  const [product] = products;
  if (!first || !second || !product) throw new Error('two reactants and a product are there');
  return {
    equation,
    product,
    shortFirst,
    short: shortFirst ? first : second,
    plenty: shortFirst ? second : first,
  };
}

/** The formulas of a mixture and the numbers in front of them, as its sentences name them. */
function namesIn({ equation, short, plenty, product, shortFirst }: Mixture) {
  const [first, second] = shortFirst ? [short, plenty] : [plenty, short];
  return {
    equation,
    first: first.formula,
    second: second.formula,
    product: product.formula,
    short: short.formula,
    plenty: plenty.formula,
    s: short.count,
    p: plenty.count,
    c: product.count,
  };
}

const WHICH_RUNS_OUT = [
  message('which-runs-out.divide-each-amount-moles'),
  message('which-runs-out.smaller-quotient-says-reactant'),
] as const;
const NUDGE = message('nudge');

/** Moles of both reactants: how much product can form at most? */
export function limitingMoles(random: SeededRandom): DraftItem {
  const mixture = drawMixture(random, UNEQUAL);
  const { short, plenty, product, shortFirst } = mixture;
  const runs = random.integer(2, 20) / 10;
  const most = runs + random.integer(2, 15) / 10;
  const [scarce, ample] = [rounded(short.count * runs, 1), rounded(plenty.count * most, 1)];
  const answer = rounded(product.count * runs, 1);
  const [a, b] = shortFirst ? [scarce, ample] : [ample, scarce];
  const explained = worked(
    {
      prompt: message('limiting-moles.explained.work.prompt'),
      nudge: NUDGE,
      rule: WHICH_RUNS_OUT,
      work: [
        [
          '{short}: {scarce} ÷ {s} = {runs}; {plenty}: {ample} ÷ {p} = {most}',
          message('limiting-moles.explained.work.short-runs-out'),
        ],
        ['{runs} × {c} = {answer} mol', message('limiting-moles.explained.work.each-run-makes')],
      ],
    },
    {
      ...namesIn(mixture),
      a,
      b,
      scarce,
      ample,
      runs,
      most: rounded(most, 1),
      answer,
    },
  );
  return decimalItem(explained, answer, { tolerance: 0.01, unit: 'mol' }, [
    [rounded(product.count * most, 1), 'leftover-taken-as-limit'],
    [Math.min(scarce, ample), 'mole-ratio-ignored'],
    [rounded(scarce * product.count, 1), 'mole-ratio-ignored'],
  ]);
}

const GRAMS_QUESTION = message('grams-question');

/** Grams of both reactants: how many grams of product can form at most? */
export function limitingGrams(random: SeededRandom): DraftItem {
  const mixture = drawMixture(random, REACTIONS);
  const { short, plenty, product, shortFirst } = mixture;
  const runs = random.integer(2, 12) / 10;
  const more = 1 + random.integer(2, 8) / 10;
  const [ms, mp, mc] = [short, plenty, product].map(({ formula }) => gramsOfMole(formula, PLACES)) as [
    number,
    number,
    number,
  ];
  const scarce = rounded(short.count * runs * ms, 1);
  const ample = rounded(plenty.count * runs * more * mp, 1);
  const exact = (scarce / ms / short.count) * product.count * mc;
  const answer = three(exact);
  const [a, b] = shortFirst ? [scarce, ample] : [ample, scarce];
  const [m1, m2] = shortFirst ? [ms, mp] : [mp, ms];
  const explained = worked(
    {
      prompt: GRAMS_QUESTION,
      nudge: NUDGE,
      rule: WHICH_RUNS_OUT,
      work: [
        [
          '{short}: {scarce} ÷ {ms} ÷ {s} ≈ {runs}; {plenty}: {ample} ÷ {mp} ÷ {p} ≈ {most}',
          message('limiting-moles.explained.work.short-runs-out'),
        ],
        [
          '{scarce} ÷ {ms} ÷ {s} × {c} × {mc} ≈ {answer} g',
          message('limiting-grams.explained.work.runs-out-moles'),
        ],
      ],
    },
    {
      ...namesIn(mixture),
      a,
      b,
      m1,
      m2,
      mc,
      ms,
      mp,
      scarce,
      ample,
      answer,
      runs: rounded(scarce / ms / short.count, 3),
      most: rounded(ample / mp / plenty.count, 3),
    },
  );
  const perPlenty = (ample / mp / plenty.count) * product.count * mc;
  return decimalItem(explained, answer, { tolerance: Math.max(0.01, three(exact * 0.006)), unit: 'g' }, [
    [three(perPlenty), 'leftover-taken-as-limit'],
    [three((scarce / ms) * mc), 'mole-ratio-ignored'],
    [rounded(a + b, 1), 'grams-taken-for-moles'],
  ]);
}

/** What share of the greatest possible product was really won? */
export function percentYield(random: SeededRandom): DraftItem {
  const { equation, short, product } = drawMixture(random, REACTIONS);
  const [ms, mc] = [gramsOfMole(short.formula, PLACES), gramsOfMole(product.formula, PLACES)];
  const grams = random.integer(10, 60) * 10;
  const theory = (grams / ms / short.count) * product.count * mc;
  const won = rounded((theory * random.integer(450, 950)) / 1000, 0);
  const answer = rounded((100 * won) / theory, 1);
  const explained = worked(
    {
      prompt: message('percent-yield.explained.work.prompt'),
      nudge: message('percent-yield.explained.work.nudge'),
      rule: ['{grams} ÷ {ms} ÷ {s} × {c} × {mc} ≈ {theory} g', message('percent-yield.explained.work.rule')],
      work: [
        ['{won} ÷ {theory} × 100 ≈ {answer}', message('percent-yield.explained.work.yield-compares-won')],
      ],
    },
    {
      equation,
      grams,
      won,
      ms,
      mc,
      answer,
      theory: rounded(theory, 1),
      short: short.formula,
      product: product.formula,
      s: short.count,
      c: product.count,
    },
  );
  const unbalanced = (grams / ms) * mc;
  return decimalItem(explained, answer, { tolerance: 0.3 }, [
    [rounded((100 * won) / grams, 1), 'yield-without-theory'],
    [rounded((100 * won) / unbalanced, 1), 'mole-ratio-ignored'],
  ]);
}
