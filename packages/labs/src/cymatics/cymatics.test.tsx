// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Lab } from './lab.tsx';
import { choose, press } from '../testing/handle-lab.ts';

const ALUMINIUM = {
  shape: 'square',
  edge: 'free',
  material: 'aluminium',
  sizeMm: 240,
  thicknessMm: 1,
} as const;

const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');

beforeEach(() => {
  render(<Lab props={ALUMINIUM} locale="en" />);
});
afterEach(cleanup);

it('shows nothing of the next tone before a guess, then the two diagonals at 82 Hz', () => {
  expect(screen.queryByRole('slider')).toBeNull();
  choose(/diagonals/);
  press('Show me');
  expect(said()).toContain('the two diagonals');
  expect(said()).toMatch(/You saw it coming: picture [ABC]\. At 82\.\d Hz/);
});

it('writes down the tones it finds, and says when a place cannot raise one', () => {
  choose(/diagonals/);
  press('Show me');
  press('Tone above');
  expect(document.body.textContent).toMatch(/found: 2 of 10\. 8[12]\.\d Hz · 104 Hz/);
  press('Tone below');
  choose('a corner');
  expect(said()).toContain('you cannot raise it from there');
});

it('measures that twice as thick sings twice as high, whatever was guessed', () => {
  choose(/diagonals/);
  press('Show me');
  fireEvent.click(screen.getByText('What if …'));
  const [, four] = screen.getAllByRole('radio', { name: 'four times' });
  expect(four).toBeDefined();
  fireEvent.click(screen.getAllByRole('radio', { name: 'four times' })[0] as HTMLElement);
  fireEvent.click(screen.getAllByRole('button', { name: 'Show me' })[0] as HTMLElement);
  expect(said()).toMatch(/From 56\.\d Hz to 113 Hz: double.*You had said: four times/);
});
