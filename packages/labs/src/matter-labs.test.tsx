import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Lab as Molecules } from './molecules/lab.tsx';
import { Lab as Orbitals } from './orbitals/lab.tsx';
import { Lab as WaterFormation } from './water-formation/lab.tsx';
import { finding, press, turn } from './testing/handle-lab.ts';

afterEach(cleanup);

/** The last of that name: questions come after what they are about. */
const choose = (name: string) => {
  const last = screen.getAllByRole('radio', { name }).at(-1);
  if (last) fireEvent.click(last);
};

it('orbitals: shows nothing before a prediction, then nodes, energy and size, even where nothing can be drawn', () => {
  render(<Orbitals props={{ orbital: '3d_z2' }} locale="en" />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Show me' }).disabled).toBe(true);
  expect(finding()).toContain('Nothing is measured yet');
  choose('2');
  press('Show me');
  expect(finding()).toContain('Well predicted. Nodes of 3dz²: 2 in all (spheres 0, planes 0, cones 2)');
  expect(finding()).toContain('−1.5117 eV');
  expect(finding()).toContain('10.5 Bohr radii');
  expect(finding()).toContain('90 % of the probability');
  expect(screen.getByText(/cannot draw in three dimensions/)).toBeDefined();
  choose('measurements');
  press('Find the electron 500 times');
  expect(finding()).toContain('Found 500 times');
  choose('3s');
  expect(screen.getAllByRole('status').at(-1)?.textContent).toContain('3s: 13.5 · 3p: 12.5 · 3d: 10.5');
});

it('molecules: a guess comes before the first measure, then any atoms can be measured', () => {
  render(<Molecules props={{ molecule: 'water' }} locale="en" />);
  expect(finding()).toContain('Nothing is measured');
  turn(/guess/, 120);
  press('Measure it');
  expect(finding()).toMatch(/You guessed 120°\. The angle H1–O1–H2 is 10[2-6]\.\d°/);
  fireEvent.change(screen.getByRole('combobox', { name: 'Third atom' }), { target: { value: '' } });
  expect(finding()).toMatch(/H1–O1 is 9[67](\.\d)? pm long/);
  fireEvent.change(screen.getByRole('combobox', { name: 'Substance' }), {
    target: { value: 'sodium-chloride' },
  });
  expect(screen.getByText(/The solid has no molecules/)).toBeDefined();
  expect(finding()).toMatch(/is 90°/);
});

it('water: says which atoms are missing, until nothing is lost in count, grams and energy', () => {
  render(<WaterFormation props={{ hydrogen: 1, oxygen: 1, water: 1 }} locale="fr" />);
  choose('36 g');
  press('À construire');
  expect(finding()).toContain('il manque 1 O après');
  turn(/dihydrogène/, 2);
  turn(/eau/, 2);
  expect(finding()).toContain('2 H₂ + O₂ → 2 H₂O');
  expect(screen.getByText(/4,032 g de dihydrogène et 31,998 g/).textContent).toContain('36,030 g d’eau');
  expect(screen.getByText(/CODATA 1989/).textContent).toContain('−241,8 kJ/mol');
});
