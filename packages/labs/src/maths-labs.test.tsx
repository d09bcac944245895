import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Lab as Remainders } from './remainders/lab.tsx';
import { Lab as SeriesSum } from './series-sum/lab.tsx';
import { choose, finding, press, turn } from './testing/handle-lab.ts';

afterEach(cleanup);

const SUNZI = [
  { modulus: 3, remainder: 2 },
  { modulus: 5, remainder: 3 },
  { modulus: 7, remainder: 2 },
];

it('series: is not told before the guess, then shows how a correction mends the slow sum', () => {
  render(<SeriesSum props={{ bench: 'terms', terms: 8 }} locale="en" />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Show me' }).disabled).toBe(true);
  expect(document.body.textContent).not.toContain('627');
  choose('about 100');
  press('Show me');
  expect(screen.getByText(/From 627 terms on/).textContent).toContain('Your guess: about 100');
  turn(/Terms/, 2);
  expect(finding()).toContain('2.666666666666. No digit is right yet. As a fraction: 8/3.');
  choose('(n² + 1)/(4n³ + 5n)');
  expect(finding()).toContain('with the correction 5/42: 3.142857142857. It agrees with π as far as 3.14.');
  expect(finding()).toContain('22/7');
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[3]).toBe('n/(4n² + 1)3.1372549019603');
});

it('series: a constant of one’s own moves least at 1', () => {
  render(<SeriesSum props={{ bench: 'own', terms: 10 }} locale="fr" />);
  choose('c = 0,5');
  press('Montre-moi');
  expect(finding()).toContain('3,1418396189');
  expect(finding()).toContain('4,3 · 10⁻⁴');
  turn(/Constante/, 4);
  expect(finding()).toContain('3,9 · 10⁻⁶');
  expect(finding()).toContain('Avec c = 1');
});

it('remainders: a guess is tried on the dials, and 70, 21 and 15 build the number', () => {
  render(<Remainders props={{ conditions: SUNZI }} locale="en" />);
  expect(finding()).not.toContain('23');
  turn(/guess/, 8);
  press('Try my guess');
  expect(finding()).toBe('8 leaves 2, 3, 1; wanted are 2, 3, 2.');
  press('Back to 0');
  for (const [step, times] of [
    ['+ 70', 2],
    ['+ 21', 3],
    ['+ 15', 2],
  ] as const)
    for (let turn = 0; turn < times; turn += 1) press(step);
  expect(screen.getByText(/2 × 70 \+ 3 × 21 \+ 2 × 15/)).toBeDefined();
  expect(finding()).toContain('233 leaves 2, 3, 2, as wanted, but it is not the first. Take 105 away.');
  press('− 105');
  press('− 105');
  expect(finding()).toContain('23 leaves 2, 3, 2, as wanted, and it is the first. The next comes 105 later.');
});

it('remainders: says why no number fits where the moduli share a factor', () => {
  const quarrelling = [
    { modulus: 4, remainder: 1 },
    { modulus: 6, remainder: 2 },
  ];
  render(<Remainders props={{ conditions: quarrelling }} locale="en" />);
  press('Try my guess');
  expect(finding()).toContain('No number fits. 4 and 6 share the factor 2');
  expect(screen.getByText('6 turns only the dial of 4, by 2.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^−/ })).toBeNull();
  turn(/Remainder wanted \(dial 2\)/, 3);
  press('+ 4');
  press('+ 4');
  press('+ 1');
  expect(finding()).toContain('9 leaves 1, 3, as wanted, and it is the first. The next comes 12 later.');
});
