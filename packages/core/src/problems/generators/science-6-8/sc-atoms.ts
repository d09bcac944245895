import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import {
  COUNTED_KINDS,
  FORGOT_THE_COEFFICIENT,
  FORGOT_THE_SUBSCRIPT,
  SUBSCRIPT_STOPS_AT_BRACKET,
} from '../../misconceptions/atoms.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

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
function countAll({ written, atoms }: Formula): PracticeItem {
  const total = totalOf(atoms);
  const kinds = Object.keys(atoms).length;
  const all = { written, total, sum: Object.values(atoms).join(' + ') };
  const explained = {
    prompt: text(
      {
        en: 'How many atoms are in one {written} unit?',
        fr: 'Combien d’atomes y a-t-il dans une unité {written} ?',
        es: '¿Cuántos átomos hay en una unidad de {written}?',
      },
      all,
    ),
    nudge: text({
      en: 'A small number counts the atoms right before it. No number means one.',
      fr: 'Un petit nombre compte les atomes juste avant lui. Sans nombre, il y en a un.',
      es: 'Un número pequeño cuenta los átomos justo delante. Sin número, hay uno.',
    }),
    steps: [
      step(
        {
          en: 'Count symbol by symbol: {sum}',
          fr: 'Compte symbole par symbole : {sum}',
          es: 'Contamos símbolo por símbolo: {sum}',
        },
        {
          en: 'Each symbol with its small number.',
          fr: 'Chaque symbole avec son petit nombre.',
          es: 'Cada símbolo con su número pequeño.',
        },
        all,
      ),
      step(
        '{sum} = {total}',
        {
          en: 'Atoms are counted, not kinds of atoms.',
          fr: 'On compte les atomes, pas les sortes d’atomes.',
          es: 'Se cuentan átomos, no clases de átomos.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, total, [[kinds, COUNTED_KINDS]]);
}

function elementSteps(coefficient: number, inOne: number, element: string, written: string) {
  const all = { coefficient, inOne, element, written, total: coefficient * inOne };
  return [
    step(
      {
        en: 'One {written} has {inOne} {element}.',
        fr: 'Un {written} a {inOne} {element}.',
        es: 'Un {written} tiene {inOne} {element}.',
      },
      {
        en: 'Small numbers count what stands right before them, a bracket as a whole.',
        fr: 'Les petits nombres comptent ce qui précède, une parenthèse en entier.',
        es: 'Los números pequeños cuentan lo que va justo delante, un paréntesis entero.',
      },
      all,
    ),
    step(
      '{coefficient} × {inOne} = {total}',
      {
        en: 'The large number in front counts the whole formula.',
        fr: 'Le grand nombre devant compte toute la formule.',
        es: 'El número grande de delante cuenta toda la fórmula.',
      },
      all,
    ),
  ];
}

/** How many atoms of one element are in several units? */
function countElement(
  random: SeededRandom,
  formula: Formula,
  among: readonly string[],
  inGroup: (element: string) => number | null,
): PracticeItem {
  const coefficient = random.integer(2, 6);
  const element = among[random.integer(0, among.length - 1)] ?? '';
  const inOne = formula.atoms[element] ?? 0;
  const all = { coefficient, element, written: formula.written };
  const explained = {
    prompt: text(
      {
        en: 'How many {element} atoms are in {coefficient} {written}?',
        fr: 'Combien d’atomes {element} y a-t-il dans {coefficient} {written} ?',
        es: '¿Cuántos átomos de {element} hay en {coefficient} {written}?',
      },
      all,
    ),
    nudge: text(
      {
        en: 'First count {element} in one unit, then in all of them.',
        fr: 'Compte d’abord {element} dans une unité, puis dans toutes.',
        es: 'Primero contamos {element} en una unidad y luego en todas.',
      },
      all,
    ),
    steps: elementSteps(coefficient, inOne, element, formula.written),
  };
  const grouped = inGroup(element);
  return integerItem(explained, coefficient * inOne, [
    ...(grouped === null ? [] : [[coefficient * grouped, SUBSCRIPT_STOPS_AT_BRACKET] as const]),
    [inOne, FORGOT_THE_COEFFICIENT],
    [coefficient, FORGOT_THE_SUBSCRIPT],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
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
