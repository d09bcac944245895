import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Lab } from './lab.tsx';

/** Somebody who wants no motion: the clock moves by presses only. */
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string) =>
  fireEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);
const text = () => document.body.textContent ?? '';

it('sails by presses alone, and says where the next buoy is', () => {
  render(<Lab props={{ buoys: 1 }} locale="en" />);
  expect(screen.queryByRole('button', { name: 'Send a pulse' })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: '3' }));
  press('Show me');
  expect(text()).toContain('Yes. Three: ahead → left → ahead → right.');
  press('Send a pulse');
  for (let second = 0; second < 3; second += 1) press('One second on');
  expect(text()).toMatch(/Pulses: 1\. Seconds: 3\. Disc: ahead\..*Buoy 1 is 5\.2 m away, 74° to the right/);
  for (let pulse = 0; pulse < 3; pulse += 1) press('Send a pulse');
  for (let second = 0; second < 3; second += 1) press('One second on');
  press('Send a pulse');
  for (let second = 0; second < 3; second += 1) press('One second on');
  expect(text()).toMatch(/Every buoy passed \(1\), with 5 pulses in \d seconds/);
  press('Back to the jetty');
  expect(text()).toContain('The boat lies at its jetty');
});
