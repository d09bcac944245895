import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { watts } from './bench.ts';
import { Lab } from './lab.tsx';
import { choose } from '../testing/handle-lab.ts';

afterEach(cleanup);

const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement);
const text = () => document.body.textContent ?? '';

function open(): void {
  render(<Lab props={{ distanceCm: 25 }} locale="en" />);
  choose('It goes over, and comes back, again and again.');
  press('Show me');
}

it('hands nearly the whole spark over without resistance, and books every millijoule', () => {
  open();
  choose('0 Ω');
  expect(text()).toMatch(/At most (?:99|100) % of the spark stands in the receiver’s capacitor/);
  expect(text()).toMatch(/heat 0 mJ, lamp 0 mJ, still stored 8 mJ\. Together 8 mJ, of 8 mJ put in/);
  fireEvent.click(screen.getByRole('checkbox'));
  choose('3 Ω');
  expect(text()).toMatch(/heat [1-9][\d.]* mJ, lamp [1-9][\d.]* mJ, still stored 0[\d.]* mJ\. Together 8 mJ/);
});

it('hardly reaches a receiver that is out of tune', () => {
  open();
  fireEvent.change(screen.getByRole('slider', { name: /capacitor larger/ }), { target: { value: '40' } });
  expect(Number(/At most (\d+) %/.exec(text())?.[1])).toBeLessThan(30);
});

it('finds two crests close together and one far apart, each with what goes in and out', () => {
  open();
  choose('twice');
  press('Show me');
  expect(text()).toMatch(/Brightest at 10[01]\.\d and 13[23]\.\d kHz/);
  fireEvent.change(screen.getAllByRole('slider', { name: /Distance/ }).at(-1) as HTMLElement, {
    target: { value: '80' },
  });
  expect(text()).toMatch(/Brightest at 113\.\d kHz/);
});

it('tells how little is left at a kilometre', () => {
  open();
  choose('a sixty-fourth');
  const keys = screen.getAllByRole('button', { name: 'Show me' });
  fireEvent.click(keys.at(-1) as HTMLElement);
  expect(screen.getByRole('row', { name: /^1 km/ }).textContent).toMatch(/7\.6\s×\s10⁻¹⁷\sW8\s×\s10⁻⁵\sW/);
  expect(watts(0.00035, 'fr')).toMatch(/^3,5\s×\s10⁻⁴\sW$/);
});
