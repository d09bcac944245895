import { balanceReaction } from '../../../chemistry/balance.ts';
import { prettyFormula } from '../../../chemistry/formula.ts';
import { molarMass } from '../../../chemistry/molar-mass.ts';
import { toNumber } from '../../../maths/rational.ts';
import { rounded } from '../../item.ts';

/** A substance of a reaction with the number in front of it. */
export interface Amount {
  readonly formula: string;
  readonly count: number;
}
/** A balanced reaction as it is written, and its substances. */
interface Amounts {
  readonly equation: string;
  readonly reactants: readonly Amount[];
  readonly products: readonly Amount[];
}

const read = ({ formula, coefficient }: { formula: string; coefficient: bigint }): Amount => ({
  formula: prettyFormula(formula),
  count: Number(coefficient),
});
const written = (side: readonly Amount[]) =>
  side.map(({ formula, count }) => (count === 1 ? formula : `${count} ${formula}`)).join(' + ');

/** The reaction with its numbers in front. Throws when it cannot be balanced. */
export function amountsOf(equation: string): Amounts {
  const balanced = balanceReaction(equation);
  if (!balanced) throw new Error(`${equation} cannot be balanced`);
  const reactants = balanced.reactants.map(read);
  const products = balanced.products.map(read);
  return { equation: `${written(reactants)} → ${written(products)}`, reactants, products };
}

/** Grams of one mole; school tables have one decimal place. */
export function gramsOfMole(formula: string, places = 1): number {
  const found = molarMass(formula);
  if (!found) throw new Error(`${formula} has an unknown element`);
  return rounded(toNumber(found.total), places);
}

/** To three significant figures. */
export const three = (value: number) => Number(value.toPrecision(3));
