import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('sc-atoms');

/** A formula and how many atoms of each element it counts; `inside` has brackets: outer number, and one group's counts. */
interface Formula {
  readonly written: string;
  readonly atoms: Readonly<Record<string, number>>;
}
interface Bracketed extends Formula {
  readonly times: number;
  readonly group: Readonly<Record<string, number>>;
}

const PLAIN = [
  { written: 'H₂O', atoms: { H: 2, O: 1 } },
  { written: 'CO₂', atoms: { C: 1, O: 2 } },
  { written: 'NH₃', atoms: { N: 1, H: 3 } },
  { written: 'CH₄', atoms: { C: 1, H: 4 } },
  { written: 'C₆H₁₂O₆', atoms: { C: 6, H: 12, O: 6 } },
  { written: 'C₂H₆O', atoms: { C: 2, H: 6, O: 1 } },
  { written: 'CaCO₃', atoms: { Ca: 1, C: 1, O: 3 } },
  { written: 'Na₂CO₃', atoms: { Na: 2, C: 1, O: 3 } },
  { written: 'NaHCO₃', atoms: { Na: 1, H: 1, C: 1, O: 3 } },
  { written: 'Fe₂O₃', atoms: { Fe: 2, O: 3 } },
  { written: 'H₂SO₄', atoms: { H: 2, S: 1, O: 4 } },
  { written: 'KNO₃', atoms: { K: 1, N: 1, O: 3 } },
] as const satisfies readonly Formula[];
const BRACKETED = [
  { written: 'Ca(OH)₂', atoms: { Ca: 1, O: 2, H: 2 }, times: 2, group: { O: 1, H: 1 } },
  { written: 'Mg(OH)₂', atoms: { Mg: 1, O: 2, H: 2 }, times: 2, group: { O: 1, H: 1 } },
  { written: 'Al(OH)₃', atoms: { Al: 1, O: 3, H: 3 }, times: 3, group: { O: 1, H: 1 } },
  { written: 'Ca(NO₃)₂', atoms: { Ca: 1, N: 2, O: 6 }, times: 2, group: { N: 1, O: 3 } },
  { written: 'Al₂(SO₄)₃', atoms: { Al: 2, S: 3, O: 12 }, times: 3, group: { S: 1, O: 4 } },
  { written: '(NH₄)₂SO₄', atoms: { N: 2, H: 8, S: 1, O: 4 }, times: 2, group: { N: 1, H: 4 } },
] as const satisfies readonly Bracketed[];

function totalOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** How many atoms in all? */
function countAll({ written, atoms }: Formula): DraftItem {
  const total = totalOf(atoms);
  const kinds = Object.keys(atoms).length;
  const all = { written, total, sum: Object.values(atoms).join(' + ') };
  const explained = {
    prompt: text(message('count-all.explained.prompt'), all),
    nudge: text(message('count-all.explained.nudge')),
    steps: [
      step(
        message('count-all.explained.step'),
        message('count-all.explained.reason.each-symbol-small-number'),
        all,
      ),
      step('{sum} = {total}', message('count-all.explained.reason.atoms-counted-kinds-atoms'), all),
    ],
  };
  return integerItem(explained, total, [[kinds, 'counted-kinds-of-atoms']]);
}

function elementSteps(coefficient: number, inOne: number, element: string, written: string) {
  const all = { coefficient, inOne, element, written, total: coefficient * inOne };
  return [
    step(message('element-steps.step'), message('element-steps.reason.small-numbers-count-stands'), all),
    step('{coefficient} × {inOne} = {total}', message('element-steps.reason.large-number-front-counts'), all),
  ];
}

/** How many atoms of one element are in several units? */
function countElement(
  random: SeededRandom,
  formula: Formula,
  among: readonly string[],
  inGroup: (element: string) => number | null,
): DraftItem {
  const coefficient = random.integer(2, 6);
  const element = among[random.integer(0, among.length - 1)] ?? '';
  const inOne = formula.atoms[element] ?? 0;
  const all = { coefficient, element, written: formula.written };
  const explained = {
    prompt: text(message('count-element.explained.prompt'), all),
    nudge: text(message('count-element.explained.nudge'), all),
    steps: elementSteps(coefficient, inOne, element, formula.written),
  };
  const grouped = inGroup(element);
  return integerItem(explained, coefficient * inOne, [
    ...(grouped === null ? [] : [[coefficient * grouped, 'subscript-stops-at-bracket'] as const]),
    [inOne, 'forgot-the-coefficient'],
    [coefficient, 'forgot-the-subscript'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return countAll(random.pick(PLAIN));
  if (difficulty === 2) {
    const formula: Formula = random.pick(PLAIN);
    return countElement(random, formula, Object.keys(formula.atoms), () => null);
  }
  const formula: Bracketed = random.pick(BRACKETED);
  const lone = (element: string) => formula.group[element] ?? null;
  return countElement(random, formula, Object.keys(formula.group), lone);
}

/** Atoms counted from a formula (NGSS MS-PS1-1). */
export const scAtoms = generator('sc-atoms', make);
