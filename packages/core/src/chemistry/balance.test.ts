import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRational } from '../maths/rational.ts';
import { balanceReaction, isBalanced } from './balance.ts';
import { atomsIn } from './formula.ts';
import { molarMass } from './molar-mass.ts';

const coefficients = (reaction: string) => {
  const balanced = balanceReaction(reaction);
  return (
    balanced && [...balanced.reactants, ...balanced.products].map(({ coefficient }) => Number(coefficient))
  );
};

describe('a formula', () => {
  it('is counted atom by atom, brackets and subscripts included', () => {
    expect(Object.fromEntries(atomsIn('Ca(OH)2') ?? [])).toEqual({ Ca: 1, O: 2, H: 2 });
    expect(Object.fromEntries(atomsIn('Al₂(SO₄)₃') ?? [])).toEqual({ Al: 2, S: 3, O: 12 });
    expect(Object.fromEntries(atomsIn('CH3CH2OH') ?? [])).toEqual({ C: 2, H: 6, O: 1 });
  });

  it.each([
    '',
    'h2o',
    'H2O)',
    '(H2O',
    'H(',
    '()2',
    'H2-O',
    '2H2O',
    'H0',
    `H${'9'.repeat(9)}`,
    'C'.repeat(61),
  ])('%j is none', (formula) => {
    expect(atomsIn(formula)).toBeNull();
  });
});

describe('a reaction', () => {
  it.each([
    ['H2 + O2 -> H2O', [2, 1, 2]],
    ['Fe + O2 → Fe2O3', [4, 3, 2]],
    ['CH4 + O2 = CO2 + H2O', [1, 2, 1, 2]],
    ['C3H8 + O2 -> CO2 + H2O', [1, 5, 3, 4]],
    ['KMnO4 + HCl -> KCl + MnCl2 + H2O + Cl2', [2, 16, 2, 2, 8, 5]],
    ['Al + Fe2O3 -> Al2O3 + Fe', [2, 1, 1, 2]],
    ['2H2 (g) + O2 (g) -> H2O (l)', [2, 1, 2]],
    ['Ca(OH)2 + H3PO4 -> Ca3(PO4)2 + H2O', [3, 2, 1, 6]],
  ])('%s is balanced in lowest terms', (reaction, expected) => {
    expect(coefficients(reaction)).toEqual(expected);
  });

  it.each([
    'H2 -> O2',
    'H2O',
    'H2 + O2',
    'Xx + O2 -> XxO2',
    'H2 + O2 -> H2O -> H2O',
    'H2 + O2 -> H2O + H2O2',
    '-> H2',
  ])('%s has no single balance', (reaction) => {
    expect(balanceReaction(reaction)).toBeNull();
  });

  it('of burning any hydrocarbon comes out even on both sides', () => {
    const count = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(count, count, fc.integer({ min: 0, max: 9 }), (carbon, hydrogen, oxygen) => {
        const fuel = `C${carbon}H${hydrogen}${oxygen === 0 ? '' : `O${oxygen}`}`;
        const balanced = balanceReaction(`${fuel} + O2 -> CO2 + H2O`);
        if (balanced) expect(isBalanced(balanced)).toBe(true);
        else expect(oxygen).toBeGreaterThanOrEqual(2 * carbon + hydrogen / 2);
      }),
    );
  });
});

it('weighs a mole element by element', () => {
  const masses = ['H2O', 'CO2', 'NaCl', 'C6H12O6', 'Ca(OH)2'].map((formula) => molarMass(formula)?.total);
  expect(masses.map((mass) => mass && formatRational(mass))).toEqual([
    '3603/200',
    '44009/1000',
    '1461/25',
    '45039/250',
    '18523/250',
  ]);
  expect(molarMass('Xy2')).toBeNull();
});
