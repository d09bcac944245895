import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { balanceReaction, type Balanced } from '../../../chemistry/balance.ts';
import { atomsIn, prettyFormula } from '../../../chemistry/formula.ts';
import { rational } from '../../../maths/rational.ts';
import { generator, step, type Wrong } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('sc-balance');

/** Real reactions, unbalanced, from easy to hard. */
const REACTIONS = [
  [
    'H₂ + O₂ → H₂O',
    'N₂ + H₂ → NH₃',
    'Mg + O₂ → MgO',
    'Na + Cl₂ → NaCl',
    'H₂ + Cl₂ → HCl',
    'Al + O₂ → Al₂O₃',
    'Fe + O₂ → Fe₂O₃',
    'H₂O₂ → H₂O + O₂',
    'K + Br₂ → KBr',
    'SO₂ + O₂ → SO₃',
    'Al + Cl₂ → AlCl₃',
    'NO + O₂ → NO₂',
    'CO + O₂ → CO₂',
    'Fe + Cl₂ → FeCl₃',
  ],
  [
    'CH₄ + O₂ → CO₂ + H₂O',
    'Na + H₂O → NaOH + H₂',
    'Zn + HCl → ZnCl₂ + H₂',
    'Al + HCl → AlCl₃ + H₂',
    'C₂H₄ + O₂ → CO₂ + H₂O',
    'C₃H₈ + O₂ → CO₂ + H₂O',
    'Fe₂O₃ + CO → Fe + CO₂',
    'CaO + HCl → CaCl₂ + H₂O',
    'Al + Fe₂O₃ → Al₂O₃ + Fe',
    'CH₃OH + O₂ → CO₂ + H₂O',
    'C₂H₅OH + O₂ → CO₂ + H₂O',
    'CuO + NH₃ → Cu + N₂ + H₂O',
  ],
  [
    'C₂H₆ + O₂ → CO₂ + H₂O',
    'C₄H₁₀ + O₂ → CO₂ + H₂O',
    'NH₃ + O₂ → NO + H₂O',
    'C₆H₁₂O₆ + O₂ → CO₂ + H₂O',
    'C₈H₁₈ + O₂ → CO₂ + H₂O',
    'Al₂O₃ + HCl → AlCl₃ + H₂O',
    'FeS₂ + O₂ → Fe₂O₃ + SO₂',
    'Ca(OH)₂ + H₃PO₄ → Ca₃(PO₄)₂ + H₂O',
    'Al(OH)₃ + H₂SO₄ → Al₂(SO₄)₃ + H₂O',
    'C₅H₁₂ + O₂ → CO₂ + H₂O',
    'NaOH + H₃PO₄ → Na₃PO₄ + H₂O',
    'C₇H₁₆ + O₂ → CO₂ + H₂O',
  ],
] as const;

function countedOn(side: Balanced['reactants'], element: string): number {
  return side.reduce(
    (sum, { formula, coefficient }) => sum + Number(coefficient) * (atomsIn(formula)?.get(element) ?? 0),
    0,
  );
}

function stepsOf(balanced: Balanced): DraftItem['steps'] {
  const all = [...balanced.reactants, ...balanced.products];
  const elements = [...new Set(all.flatMap(({ formula }) => [...(atomsIn(formula)?.keys() ?? [])]))];
  return elements.map((element) =>
    step('{element}: {left} = {right}', message('steps-of.reason'), {
      element,
      left: countedOn(balanced.reactants, element),
      right: countedOn(balanced.products, element),
    }),
  );
}

const vector = (values: readonly number[]) => values.map((value) => rational(value));

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const reaction = random.pick(REACTIONS[difficulty - 1] ?? REACTIONS[0]);
  const balanced = balanceReaction(reaction);
  if (!balanced) throw new Error(`${reaction} cannot be balanced`);
  const all = [...balanced.reactants, ...balanced.products];
  const numbers = all.map(({ coefficient }) => Number(coefficient));
  const almost = numbers.findIndex((value) => value > 1);
  const wrong: Wrong<ReturnType<typeof vector>>[] = [
    [vector(numbers.map(() => 1)), 'not-balanced-at-all'],
    [vector(numbers.map((value) => 2 * value)), 'not-lowest-numbers'],
    [vector(numbers.with(almost, (numbers[almost] ?? 2) - 1)), 'one-element-left-out'],
  ];
  const explained = {
    prompt: text(message('make.explained.prompt'), { reaction }),
    nudge: text(message('make.explained.nudge')),
    steps: [step(message('make.explained.step'), message('make.explained.reason')), ...stepsOf(balanced)],
  };
  return listItem(
    explained,
    all.map(({ formula }) => text(prettyFormula(formula))),
    vector(numbers),
    wrong,
  );
}

/** Balancing chemical equations (NGSS MS-PS1-5). */
export const scBalance = generator('sc-balance', make);
