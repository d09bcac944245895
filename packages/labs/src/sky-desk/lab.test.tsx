import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Lab } from './lab.tsx';
import { press } from '../testing/handle-lab.ts';

afterEach(cleanup);

const NEWGRANGE = {
  words: 'Newgrange',
  latitudeDeg: 53.6947,
  longitudeDeg: -6.4755,
  year: -3200,
  target: { season: 'december', event: 'rise', declinationDeg: -24.04, horizonAltitudeDeg: 0.85 },
} as const;
const STONEHENGE = {
  words: 'Stonehenge',
  latitudeDeg: 51.1789,
  longitudeDeg: -1.8262,
  year: -2500,
  axisDeg: 49.9,
  target: { season: 'june', event: 'rise', declinationDeg: 23.97, horizonAltitudeDeg: 0.6 },
} as const;

const text = () => document.body.textContent ?? '';
function open(...places: readonly (typeof NEWGRANGE | typeof STONEHENGE)[]) {
  render(<Lab props={{ places: [...places] }} locale="en" />);
  fireEvent.click(screen.getByRole('radio', { name: 'SE' }));
  press('Show me');
}

const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

describe('the sky desk', () => {
  it('shows nothing before a direction is guessed', () => {
    render(<Lab props={{ places: [NEWGRANGE] }} locale="en" />);
    expect(screen.getByRole('button', { name: 'Show me' }).hasAttribute('disabled')).toBe(true);
    expect(text()).not.toMatch(/134/);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('then tells where the Sun rose at Newgrange in 3200 BCE, and how near the guess was', () => {
    open(NEWGRANGE);
    expect(text()).toMatch(/You said SE, and so it is: 134\.\d°/);
    expect(text()).toMatch(/horizon \(0\.85° high there\) at 134\.3° ± 0\.\d+°/);
    expect(screen.getAllByRole('status')[0]?.textContent ?? '').toMatch(/Newgrange, December \d+ 3200 BCE/);
  });

  it('compares the axis of Stonehenge with the solstice of its time', () => {
    open(STONEHENGE);
    expect(text()).toMatch(/points to 49\.9°.* at 49\.8° ± .*Between them: 0\.\d+°/);
  });

  it('lists what is up as a table that changes with the hour', () => {
    open(NEWGRANGE);
    expect(names()).toContain('Sun');
    press('Midnight');
    expect(names()).not.toContain('Sun');
    expect(text()).toMatch(/below the horizon/);
  });

  it('has a place of one’s own, with its latitude to set', () => {
    open(NEWGRANGE);
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '1' } });
    fireEvent.change(screen.getByRole('slider', { name: /Latitude/ }), { target: { value: '-30' } });
    expect(text()).toMatch(/A place of my own, December 2\d 2026 CE, \d\d:\d\d: the Sun is 11° above/);
  });

  it('builds a thousand random walls once a guess is made, and says how many would do as well', () => {
    open(STONEHENGE);
    const button = screen.getByRole('button', { name: /Build 1,000/ });
    expect(button.hasAttribute('disabled')).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: '1 in 20' }));
    press(/Build 1,000/);
    const [, hits, oneIn] = /(\d+) of 1,000 walls.*1 wall in ([\d.]+) would/.exec(text()) ?? [];
    expect(1000 / Number(oneIn)).toBeGreaterThan(Number(hits) * 0.75);
    expect(1000 / Number(oneIn)).toBeLessThan(Number(hits) * 1.25);
    expect(text()).toContain('You guessed 1 in 20');
  });
});
