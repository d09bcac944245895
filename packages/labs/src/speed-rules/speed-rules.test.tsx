// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Lab } from './lab.tsx';
import { finding, turn } from '../testing/handle-lab.ts';

const text = () => document.body.textContent ?? '';
const choose = (name: string) =>
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${name}\\. `) }));

function answer(typed: string): void {
  fireEvent.change(screen.getByRole('textbox', { name: /My answer/ }), { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'See the rule at work' }));
}

afterEach(cleanup);

it('says what the rules are, and shows none at work before an answer is given', () => {
  render(<Lab props={{ start: 2 }} locale="en" />);
  expect(text()).toContain('Historical record');
  expect(text()).toContain('1965: not found in the Vedas; they work because of algebra.');
  expect(text()).not.toContain('9312');
  answer('9312');
  expect(text()).toContain('93 × 100 + 12 = 9312');
  expect(finding()).toBe('Yes: 9312. Checked another way: 97 × 96 = 9312.');
});

it('takes fractions, tells a wrong answer kindly, and asks anew when a number is changed', () => {
  render(<Lab props={{ start: 13 }} locale="en" />);
  expect(text()).toContain('Authors use this sutra in different ways');
  answer('-4');
  expect(finding()).toContain('It is −13/3; you said -4.');
  turn('p', 1);
  expect(finding()).toContain('What is x?');
  answer('-10/3');
  expect(finding()).toContain('Yes: −10/3.');
  fireEvent.click(screen.getByRole('button', { name: 'Other numbers' }));
  expect(finding()).toContain('What is x?');
});

it('is silent where a rule does not reach, and in every rule begins with a task', () => {
  render(<Lab props={{ start: 4 }} locale="fr" />);
  turn('c', 3);
  expect(finding()).toContain('diviserait par zéro');
  for (let n = 1; n <= 16; n += 1) {
    choose(String(n));
    expect(finding()).not.toBe('');
    expect(text()).not.toMatch(/NaN|undefined/);
  }
});

it.each(['seven', 'NaN', '--4', '1/0'])('says at the field that “%s” cannot be read', (typed) => {
  render(<Lab props={{ start: 2 }} locale="en" />);
  const field = screen.getByRole('textbox', { name: /My answer/ });
  fireEvent.change(field, { target: { value: typed } });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    /^This is no number that can be read\./,
  );
  fireEvent.change(field, { target: { value: '9312' } });
  expect(field.getAttribute('aria-invalid')).toBe('false');
});
