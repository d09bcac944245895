import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Lab } from './lab.tsx';
import { readingsOf } from './measure-fields.tsx';
import { lengthsOf } from './photo-drawing.ts';

afterEach(cleanup);

const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const measure = () => fireEvent.click(screen.getByRole('button', { name: 'Measure it' }));

it('finds 9 : 4 in the Parthenon’s platform, with label and sources', () => {
  render(<Lab props={{ start: 'parthenon' }} locale="en" />);
  expect(said()).not.toContain('Ratio');
  choose('No');
  measure();
  expect(said()).toContain('Ratio 2.2506');
  expect(said()).toContain('It is not golden');
  expect(screen.getByText('Modern claim, no good evidence')).toBeDefined();
  expect(screen.getByText(/^Markowsky, .* 1992$/)).toBeDefined();
});

it('cannot rule the golden ratio out in a pentagon, and says how little a near miss is worth', () => {
  render(<Lab props={{ start: 'pentagon' }} locale="en" />);
  choose('Yes');
  measure();
  expect(said()).toContain('It may be golden');
  fireEvent.change(screen.getByRole('slider'), { target: { value: '100' } });
  expect(said()).toMatch(/Try 100 pairs, and the chance that at least one is as near is \d+/);
});

it('measures nothing before there are two lengths', () => {
  render(<Lab props={{ start: 'own' }} locale="en" />);
  choose('Yes');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Measure it' }).disabled).toBe(true);
  fireEvent.change(screen.getByRole('textbox', { name: 'First length' }), { target: { value: '21,5' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Second length' }), { target: { value: '13' } });
  measure();
  expect(said()).toContain('Ratio 1.6538');
});

it('reads a decimal comma, and nothing from what is no number', () => {
  expect(readingsOf({ a: '1,5', b: '2.5', error: '0' })).toEqual({ a: 1.5, b: 2.5, error: 0 });
  expect(readingsOf({ a: 'six', b: '2', error: '0' })).toBeNull();
  expect(readingsOf({ a: '1', b: '', error: '0' })).toBeNull();
});

it('measures on a photo in its own pixels', () => {
  const ends = { A1: { x: 0, y: 0 }, A2: { x: 3, y: 4 }, B1: { x: 1, y: 1 }, B2: { x: 1, y: 13 } };
  expect(lengthsOf(ends)).toEqual({ a: 5, b: 12 });
});
