import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Lab } from './lab.tsx';
import { choose, turn } from '../testing/handle-lab.ts';

afterEach(cleanup);

const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement);
const text = () => document.body.textContent ?? '';

function open(): void {
  render(<Lab props={{ coils: 2, supplyHz: 60 }} locale="en" />);
}

it('keeps path, wiring and motor to itself until a guess is made', () => {
  open();
  expect(screen.queryByRole('slider')).toBeNull();
  expect(text()).not.toMatch(/keeps the strength|rotor that follows/);
  choose('a line, to and fro');
  press('Show me');
  expect(text()).toContain('Not quite. A circle.');
  expect(text()).toMatch(/strength 1 .* anticlockwise/);
});

it('turns the field back when two wires are swapped, and draws a line when no current is late', () => {
  open();
  choose('a circle');
  press('Show me');
  press('Swap two wires');
  expect(text()).toMatch(/turns clockwise/);
  turn(/Each current later/, 0);
  expect(text()).toMatch(/A line: the field only goes to and fro, up to 1\.41/);
  choose('three, at 120°');
  expect(text()).toMatch(/strength 1\.5 /);
});

it('tells speed, slip and where the power goes, until the load is too heavy', () => {
  open();
  choose('a circle');
  press('Show me');
  choose('1,800 a minute');
  press('Show me');
  expect(text()).toContain('Yes. 1,800 turns a minute: 60 × 60 ÷ 2.');
  turn(/Load on the shaft/, 0);
  expect(text()).toContain('no slip, no pull');
  turn(/Load on the shaft/, 40);
  expect(text()).toMatch(/field turns 1,800 times a minute, the rotor 1,440: it slips by 20 %/);
  turn(/Load on the shaft/, 41);
  expect(text()).toContain('Too heavy: this motor pulls 40 N·m at most');
});
