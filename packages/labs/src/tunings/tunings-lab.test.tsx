// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Lab } from './lab.tsx';
import { choose, press, turn } from '../testing/handle-lab.ts';

const finding = () =>
  screen.getAllByRole('status').find(({ className }) => className === 'lab-finding')?.textContent ?? '';

function open(bench: 'beats' | 'scales' | 'commas' | 'string', guess: string): void {
  render(<Lab props={{ bench }} locale="en" />);
  choose(guess);
  press('Show me');
}

afterEach(cleanup);

it('compares counted swells with the difference of the two tones', () => {
  open('beats', '883');
  expect(document.body.textContent).toContain('Not quite. They drift');
  turn(/picture of two seconds/, 6);
  expect(finding()).toBe('You counted 6 in two seconds: 3 a second. The difference of the tones: 3.');
  turn(/Second tone/, 440);
  expect(finding()).toContain('no beats');
});

it('tells the exact ratio after twelve fifths and after four', () => {
  open('commas', 'a little above');
  expect(finding()).toContain('B♯, ratio 531441 : 524288, 23.46 cents');
  turn(/Fifths/, 4);
  expect(finding()).toContain('81 : 80, 21.51 cents');
});

it('hears that the pure third does not beat and the equal one does', () => {
  open('scales', 'wider');
  expect(finding()).toMatch(/400 cents.*beats 10\.4 times/);
  choose('Just');
  expect(finding()).toMatch(/386\.3 cents.*beats 0 times/);
  choose('Zhu Zaiyu’s string');
  expect(document.body.textContent).toContain('0.943874312');
});

it('names the harmonics of a string one by one', () => {
  open('string', '330 Hz');
  turn(/Harmonic/, 5);
  expect(finding()).toContain('550 Hz, 5 loops, still points inside: 4. Nearest note C♯5, −14 cents.');
});
