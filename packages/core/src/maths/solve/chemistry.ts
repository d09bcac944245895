import { balanceReaction, type Substance } from '../../chemistry/balance.ts';
import { molarMass } from '../../chemistry/molar-mass.ts';
import { text } from '../../problems/text.ts';
import { add, equals, multiply, rational } from '../rational.ts';
import { decimalText, rounded } from '../written-number.ts';
import { WORK_BACK } from './number-reasons.ts';
import { numberSolution } from './number-solution.ts';
import { inEach, plainNumber, step, type Solution } from './solution.ts';

const COUNT_ATOMS = text({
  en: 'Count each element on both sides until they agree.',
  fr: 'On compte chaque élément des deux côtés jusqu’à ce que cela corresponde.',
  es: 'Se cuenta cada elemento en los dos lados hasta que coincidan.',
});
const EACH_ELEMENT = text({
  en: 'Number of atoms times the atomic weight.',
  fr: 'Nombre d’atomes fois la masse atomique.',
  es: 'Número de átomos por la masa atómica.',
});
const ADD_PARTS = text({ en: 'Add the parts.', fr: 'On additionne les parts.', es: 'Se suman las partes.' });

const sideText = (side: readonly Substance[]) =>
  side.map(({ formula, coefficient }) => `${coefficient === 1n ? '' : coefficient}${formula}`).join(' + ');

/** A balanced reaction, in words of chemistry. */
export function solveBalance(reaction: string): Solution | null {
  const balanced = balanceReaction(reaction);
  if (!balanced) return null;
  const words = inEach(() => `${sideText(balanced.reactants)} → ${sideText(balanced.products)}`);
  const steps = [{ text: words, reason: COUNT_ATOMS }];
  return { kind: 'balance', answer: { kind: 'words' }, words, steps, check: COUNT_ATOMS };
}

/** The mass of a mole in grams, to two places. */
export function solveMolarMass(formula: string): Solution | null {
  const mass = molarMass(formula);
  if (!mass) return null;
  const { total, parts } = mass;
  const sum = parts.map(({ count, weight }) => multiply(rational(count), weight)).reduce(add);
  if (!equals(sum, total)) return null;
  const words = inEach((locale) => `${decimalText(rounded(total, 2), locale)} g/mol`);
  const steps = [
    ...parts.map(({ element, count, weight }) =>
      step((locale) => `${element}: ${count} * ${plainNumber(weight, locale)}`, EACH_ELEMENT),
    ),
    { text: words, reason: ADD_PARTS },
  ];
  return numberSolution('molar-mass', total, steps, { words, check: WORK_BACK });
}
