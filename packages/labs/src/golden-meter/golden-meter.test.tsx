import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Lab } from './lab.tsx';
import { readingsOf } from './measure-fields.tsx';
import { lengthsOf } from './photo-drawing.ts';
import { choose } from '../testing/handle-lab.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');
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
  fireEvent.change(screen.getByRole('textbox', { name: '1 · First length' }), { target: { value: '21,5' } });
  fireEvent.change(screen.getByRole('textbox', { name: '2 · Second length' }), { target: { value: '13' } });
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

it.each([
  ['1 · First length', '-5', 'Type a length above zero, such as 12.5.'],
  ['1 · First length', '0', 'Type a length above zero, such as 12.5.'],
  ['2 · Second length', 'NaN', 'Type a length above zero, such as 12.5.'],
  ['2 · Second length', '1e309', 'Type a length above zero, such as 12.5.'],
  ['2 · Second length', '99999999999999999999', 'Type a length above zero, such as 12.5.'],
  ['2 · Second length', '0.01', 'This must be larger than the error of reading.'],
  ['Error of a reading, ±', '-1', 'Type zero or more, such as 0.5.'],
])('says at “%s” what is wrong with %s', (name, typed, words) => {
  render(<Lab props={{ start: 'parthenon' }} locale="en" />);
  const field = screen.getByRole('textbox', { name: `${name} (m)` });
  fireEvent.change(field, { target: { value: typed } });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(words);
  choose('No');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Measure it' }).disabled).toBe(true);
});

it.each(['own', 'pentagon', 'leaves', 'parthenon', 'nautilus', 'face'] as const)(
  'draws what is measured, with both lengths numbered as their fields: %s',
  (start) => {
    render(<Lab props={{ start }} locale="en" />);
    const drawing = screen.getByRole('img', { name: /^A drawing with both lengths on it\. / });
    expect([...drawing.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['1', '2']);
    expect(drawing.innerHTML).not.toContain('NaN');
  },
);

it('sets an end of a length where a finger taps the photo, and none where it only scrolls past', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 400, height: 300 }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 300));
  render(<Lab props={{ start: 'own' }} locale="en" />);
  const file = document.querySelector('input[type="file"]');
  if (!file) throw new Error('no way to choose a photo');
  fireEvent.change(file, { target: { files: [new File(['x'], 'leaf.png', { type: 'image/png' })] } });
  const photo = await screen.findByRole('img', { name: /A 240 pixels, B 160 pixels/ });
  const at = { clientX: 20, clientY: 105 };
  fireEvent.pointerDown(photo, at);
  fireEvent.pointerCancel(photo, at);
  expect(photo.getAttribute('aria-label')).toContain('A 240 pixels');
  fireEvent.pointerDown(photo, at);
  fireEvent.pointerUp(photo, at);
  expect(photo.getAttribute('aria-label')).toContain('A 300 pixels');
});
