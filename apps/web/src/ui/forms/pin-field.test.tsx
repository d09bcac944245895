import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { cleanup } from '@testing-library/react';
import { PinField } from './pin-field.tsx';

afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLInputElement>('PIN');
const dots = (container: HTMLElement) => container.querySelectorAll('.pin-dot').length;

it('keeps the digits of a pasted text and drops the rest', () => {
  const { container } = render(<PinField label="PIN" />);
  fireEvent.change(field(), { target: { value: ' 12-3 4 5' } });
  expect(field().value).toBe('1234');
  expect(dots(container)).toBe(4);
});

it('tells once when the last digit lands, not while digits are missing', () => {
  const told: string[] = [];
  render(<PinField label="PIN" onComplete={(pin) => told.push(pin)} />);
  fireEvent.change(field(), { target: { value: '123' } });
  expect(told).toEqual([]);
  fireEvent.change(field(), { target: { value: '1239' } });
  expect(told).toEqual(['1239']);
});

it('is one plain field for a screen reader, with its error beside it', () => {
  render(<PinField label="PIN" hint="Four digits." error="PINs don't match" />);
  expect(screen.getAllByLabelText('PIN')).toHaveLength(1);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  const told = field()
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(told).toEqual(['Four digits.', "PINs don't match"]);
});
