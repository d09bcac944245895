import type { PracticeItem } from '@ori/contracts/practice';
import { decimalItem, rounded } from '../../item.ts';
import { LEFTOVER_TAKEN_AS_LIMIT, YIELD_WITHOUT_THEORY } from '../../misconceptions/how-far-and-how-fast.ts';
import { GRAMS_TAKEN_FOR_MOLES, MOLE_RATIO_IGNORED } from '../../misconceptions/matter-counted.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked } from '../science-6-8/worked.ts';
import { amountsOf, gramsOfMole, three, type Amount } from './reaction-amounts.ts';

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
  say(
    'Divide each amount in moles by the number in front of its formula.',
    'Diviser chaque quantité en moles par le nombre devant sa formule.',
    'Se divide cada cantidad en moles entre el número ante su fórmula.',
  ),
  say(
    'The smaller quotient says which reactant runs out, and how often the reaction can run.',
    'Le plus petit quotient dit quel réactif s’épuise et combien de fois la réaction peut avoir lieu.',
    'El menor cociente dice qué reactivo se agota y cuántas veces puede darse la reacción.',
  ),
] as const;
const NUDGE = say(
  'Which of the two is used up before the other?',
  'Lequel des deux est épuisé avant l’autre ?',
  '¿Cuál de los dos se gasta antes que el otro?',
);

/** Moles of both reactants: how much product can form at most? */
export function limitingMoles(random: SeededRandom): PracticeItem {
  const mixture = drawMixture(random, UNEQUAL);
  const { short, plenty, product, shortFirst } = mixture;
  const runs = random.integer(2, 20) / 10;
  const most = runs + random.integer(2, 15) / 10;
  const [scarce, ample] = [rounded(short.count * runs, 1), rounded(plenty.count * most, 1)];
  const answer = rounded(product.count * runs, 1);
  const [a, b] = shortFirst ? [scarce, ample] : [ample, scarce];
  const explained = worked(
    {
      prompt: say(
        '{equation}. A vessel holds {a} mol of {first} and {b} mol of {second}. How many moles of {product} can form at most?',
        '{equation}. Un récipient contient {a} mol de {first} et {b} mol de {second}. Combien de moles de {product} peuvent se former au plus ?',
        '{equation}. Un recipiente contiene {a} mol de {first} y {b} mol de {second}. ¿Cuántos moles de {product} pueden formarse como máximo?',
      ),
      nudge: NUDGE,
      rule: WHICH_RUNS_OUT,
      work: [
        [
          '{short}: {scarce} ÷ {s} = {runs}; {plenty}: {ample} ÷ {p} = {most}',
          say('{short} runs out.', '{short} s’épuise.', 'Se agota {short}.'),
        ],
        [
          '{runs} × {c} = {answer} mol',
          say(
            'Each run makes as many moles as stand in front of the product.',
            'Chaque fois, il se forme autant de moles que le nombre devant le produit.',
            'Cada vez se forman tantos moles como indica el número ante el producto.',
          ),
        ],
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
    [rounded(product.count * most, 1), LEFTOVER_TAKEN_AS_LIMIT],
    [Math.min(scarce, ample), MOLE_RATIO_IGNORED],
    [rounded(scarce * product.count, 1), MOLE_RATIO_IGNORED],
  ]);
}

const GRAMS_QUESTION = say(
  '{equation}. {a} g of {first} and {b} g of {second} react. How many grams of {product} can form at most? Use M({first}) = {m1}, M({second}) = {m2} and M({product}) = {mc} g/mol. Give three significant figures.',
  '{equation}. On fait réagir {a} g de {first} et {b} g de {second}. Combien de grammes de {product} peuvent se former au plus ? Utiliser M({first}) = {m1}, M({second}) = {m2} et M({product}) = {mc} g/mol. Donner trois chiffres significatifs.',
  '{equation}. Reaccionan {a} g de {first} y {b} g de {second}. ¿Cuántos gramos de {product} pueden formarse como máximo? Usar M({first}) = {m1}, M({second}) = {m2} y M({product}) = {mc} g/mol. Dar tres cifras significativas.',
);

/** Grams of both reactants: how many grams of product can form at most? */
export function limitingGrams(random: SeededRandom): PracticeItem {
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
          say('{short} runs out.', '{short} s’épuise.', 'Se agota {short}.'),
        ],
        [
          '{scarce} ÷ {ms} ÷ {s} × {c} × {mc} ≈ {answer} g',
          say(
            'From what runs out to moles of product, then to grams.',
            'De ce qui s’épuise aux moles de produit, puis aux grammes.',
            'De lo que se agota a los moles de producto y luego a gramos.',
          ),
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
    [three(perPlenty), LEFTOVER_TAKEN_AS_LIMIT],
    [three((scarce / ms) * mc), MOLE_RATIO_IGNORED],
    [rounded(a + b, 1), GRAMS_TAKEN_FOR_MOLES],
  ]);
}

/** What share of the greatest possible product was really won? */
export function percentYield(random: SeededRandom): PracticeItem {
  const { equation, short, product } = drawMixture(random, REACTIONS);
  const [ms, mc] = [gramsOfMole(short.formula, PLACES), gramsOfMole(product.formula, PLACES)];
  const grams = random.integer(10, 60) * 10;
  const theory = (grams / ms / short.count) * product.count * mc;
  const won = rounded((theory * random.integer(450, 950)) / 1000, 0);
  const answer = rounded((100 * won) / theory, 1);
  const explained = worked(
    {
      prompt: say(
        '{equation}. From {grams} g of {short}, with enough of the other reactant, {won} g of {product} are won. What is the yield in percent, to one decimal place? Use M({short}) = {ms} and M({product}) = {mc} g/mol.',
        '{equation}. À partir de {grams} g de {short}, avec assez de l’autre réactif, on obtient {won} g de {product}. Quel est le rendement en pour cent, à un chiffre après la virgule ? Utiliser M({short}) = {ms} et M({product}) = {mc} g/mol.',
        '{equation}. De {grams} g de {short}, con suficiente del otro reactivo, se obtienen {won} g de {product}. ¿Cuál es el rendimiento en tanto por ciento, con un decimal? Usar M({short}) = {ms} y M({product}) = {mc} g/mol.',
      ),
      nudge: say(
        'How much could have formed at most?',
        'Combien aurait-il pu s’en former au plus ?',
        '¿Cuánto podría haberse formado como máximo?',
      ),
      rule: [
        '{grams} ÷ {ms} ÷ {s} × {c} × {mc} ≈ {theory} g',
        say(
          'This is the most that the equation allows.',
          'C’est le maximum que permet l’équation.',
          'Es lo máximo que permite la ecuación.',
        ),
      ],
      work: [
        [
          '{won} ÷ {theory} × 100 ≈ {answer}',
          say(
            'The yield compares what was won with what was possible.',
            'Le rendement compare ce qu’on a obtenu à ce qui était possible.',
            'El rendimiento compara lo obtenido con lo posible.',
          ),
        ],
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
    [rounded((100 * won) / grams, 1), YIELD_WITHOUT_THEORY],
    [rounded((100 * won) / unbalanced, 1), MOLE_RATIO_IGNORED],
  ]);
}
