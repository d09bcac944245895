// @vitest-environment happy-dom
import type { NumeralSystem } from '@ori/contracts/numeral-names';
import type { CountingProps } from '@ori/contracts/number-labs';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CountingFigure } from './figure.tsx';
import { Lab } from './lab.tsx';
import { wholeNumber } from './number-field.tsx';
import { countSigns, saySigns } from './say-numeral.ts';
import { write } from './systems.ts';
import { choose, finding, press, turn } from '../testing/handle-lab.ts';

const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

const row = (n: number) => fireEvent.click(screen.getAllByRole('checkbox')[n]!);

function open(props: Partial<CountingProps> & { system: NumeralSystem }): void {
  render(<Lab props={{ range: 'large', number: 119, ...props }} locale="en" />);
}
function guess(signs: string): void {
  type(/My guess/, signs);
  press('Show me');
}
const signs = (number: number, system: NumeralSystem) =>
  saySigns(write(number, system, number < 360 ? 'counting' : 'days'), 'en');

afterEach(cleanup);

describe('the signs in words', () => {
  it('tell a written number well enough to read it without seeing it', () => {
    expect(signs(352, 'egyptian')).toBe('3 × 100 (coil of rope) + 5 × 10 (cattle hobble) + 2 × 1 (stroke)');
    expect(signs(3601, 'babylonian')).toBe('1 × 1 (upright wedge) | empty | 1 × 1 (upright wedge)');
    expect(signs(584, 'maya')).toBe(
      'from the top: dots: 1 (1 × 360) | bars: 2, dots: 1 (11 × 20) | dots: 4 (4 × 1)',
    );
    expect(signs(-607, 'rods')).toBe('black: 1 across + 1 standing | empty | 1 across + 2 standing');
    expect(signs(301, 'quipu')).toBe('from the top: single knots: 3 | bare cord | a figure-eight knot');
    expect(saySigns(write(352, 'egyptian', 'counting'), 'en', true)).toBe(
      'coil of rope: 3, cattle hobble: 5, stroke: 2',
    );
    expect(saySigns(write(72, 'babylonian', 'counting'), 'en', true)).toBe(
      'upright wedge: 1 | corner wedge: 1, upright wedge: 2',
    );
    expect(signs(45, 'yoruba')).toBe('dots in rows of twenty: (20 × 3) − 10 − 5');
  });

  it('count as many signs as there are', () => {
    const counts = (['egyptian', 'maya', 'babylonian', 'rods', 'quipu', 'yoruba'] as const).map((system) =>
      countSigns(write(119, system, 'counting')),
    );
    expect(counts).toEqual([11, 8, 15, 7, 3, 2]);
  });
});

it.each([
  ['1 422 000', 1_422_000],
  ['−6', -6],
  ['1,200', 1200],
  ['', null],
  ['1/2', null],
  ['six', null],
])('reads "%s" as %s', (typed, value) => expect(wholeNumber(typed)).toBe(value));

describe('writing', () => {
  it('asks for a guess of the signs before it writes, and then writes whatever is typed', () => {
    open({ system: 'egyptian' });
    expect(screen.queryByRole('img')).toBeNull();
    guess('11');
    expect(finding()).toBe(
      'Yes, 11. 119 = 1 × 100 (coil of rope) + 1 × 10 (cattle hobble) + 9 × 1 (stroke).',
    );
    type(/^Number/, '1422000');
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('1 × 1,000,000 (kneeling figure');
    type(/^Number/, 'many');
    expect(document.querySelector('.lab-fault')?.textContent).toBe(
      'Type a whole number from 1 to 9,999,999.',
    );
  });

  it('tells that the same wedges may be sixties, ones or sixtieths', () => {
    open({ system: 'babylonian', number: 30 });
    guess('3');
    choose('sixtieths');
    expect(document.body.textContent).toContain('0;30 = 1/2');
    choose('sixties');
    expect(document.body.textContent).toContain('30,0 = 1800');
  });

  it('writes 584 in days as the Dresden Codex does, and otherwise in pure twenties', () => {
    open({ system: 'maya', number: 584 });
    guess('5');
    expect(finding()).toContain('It is 8; you said 5. 584 = from the top: dots: 1 (1 × 360)');
    choose('Things (pure twenties)');
    guess('10');
    expect(finding()).toContain('(1 × 400)');
  });

  it('within twenty offers Egyptian and Maya numerals only', () => {
    open({ system: 'maya', range: 'twenty', number: 13 });
    expect(screen.queryByRole('radio', { name: 'Khipu' })).toBeNull();
    guess('5');
    expect(finding()).toBe('Yes, 5. 13 = bars: 2, dots: 3.');
  });
});

describe('the first count', () => {
  it('shows one thing to do, and no writing, reading or reckoning beside it', () => {
    open({ system: 'egyptian', range: 'twenty', number: 8, simply: true });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Push them together',
    ]);
    for (const role of ['radio', 'textbox', 'checkbox', 'slider'])
      expect(screen.queryAllByRole(role)).toEqual([]);
    expect(document.querySelector('.text-mute')).toBeNull();
    press('Push them together');
    expect(finding()).toBe('Still 8 loaves.');
    expect(screen.getByRole('img', { name: 'stroke: 8' })).toBeDefined();
    press('Spread them out');
    expect(screen.queryByRole('img', { name: 'stroke: 8' })).toBeNull();
  });

  it('tells the loaves one by one and leaves the counting to whoever hears them', () => {
    open({ system: 'egyptian', range: 'twenty', number: 8, simply: true });
    const told = screen.getByRole('img').getAttribute('aria-label') ?? '';
    expect(told.match(/a loaf/g)).toHaveLength(8);
    expect(told).not.toMatch(/\d/);
  });
});

it('shows things, not their signs, before whoever begins to count has guessed', () => {
  const setting = { system: 'egyptian', range: 'twenty', number: 8, simply: true } as const;
  render(<CountingFigure setting={setting} label="Loaves" />);
  expect(screen.getByRole('img', { name: 'Loaves' }).querySelectorAll('circle')).toHaveLength(8);
});

describe('reading and reckoning', () => {
  it('keeps the number to itself until one is read', () => {
    open({ system: 'quipu' });
    choose('Read');
    const told = screen.getByRole('img').getAttribute('aria-label') ?? '';
    expect(told).toMatch(/^from the top: single knots/);
    expect(finding()).toBe('Which number is this? Say it before you look.');
    type(/My guess/, '999');
    press('Show me');
    expect(finding()).toContain('you read 999');
    expect(finding()).toContain(told);
  });

  it('adds by pooling and trading, and says how many trades it took', () => {
    open({ system: 'egyptian' });
    choose('Add');
    choose('2');
    press('Lay them together');
    expect(finding()).toContain('3 × 100 (coil of rope) + 11 × 10 (cattle hobble) + 13 × 1 (stroke)');
    press('Next trade');
    expect(finding()).toContain('Trade: 10 × 1 become 1 × 10.');
    press('Next trade');
    expect(finding()).toContain('278 + 145 = 423. Trades: 2; you said 2.');
  });

  it('ties the sum of two cords into a top cord', () => {
    open({ system: 'quipu' });
    choose('Add');
    choose('2');
    press('Lay them together');
    press('Next trade');
    press('Next trade');
    expect(
      screen.getByRole('img', { name: 'Cords with 278 and 145; the top cord carries their sum, 423.' }),
    ).toBeDefined();
  });

  it('multiplies by the rows that make the multiplier, and tells a row too many', () => {
    open({ system: 'egyptian' });
    choose('Multiply by doubling');
    row(3);
    expect(finding()).toBe('So far 8; still 5 to go.');
    row(2);
    row(1);
    expect(finding()).toContain('1 too many');
    row(1);
    row(0);
    expect(finding()).toContain('1 + 4 + 8 = 13. So 13 × 12 = 12 + 48 + 96 = 156.');
  });

  it('builds 45 as its Yoruba name does', () => {
    open({ system: 'yoruba' });
    choose('Build the sum');
    turn(/Twenties/, 2);
    expect(finding()).toBe('(20 × 2) = 40.');
    turn(/Twenties/, 3);
    choose('− 10: taken away');
    turn(/few more/, -5);
    expect(finding()).toContain(
      '(20 × 3) − 10 − 5 = 45: so says the name. (20 × 3) − 10 − 5, in Yoruba márùndínláàádọ́ta.',
    );
  });
});

it.each(['0', '61', '-5', '99999999999999999999', 'NaN', '1e309', 'seven'])(
  'says at the field why “%s” cannot be a guess, and asks on',
  (typed) => {
    open({ system: 'egyptian' });
    const field = screen.getByRole('textbox', { name: /My guess/ });
    expect(field.getAttribute('aria-invalid')).toBe('false');
    fireEvent.change(field, { target: { value: typed } });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const told = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(told?.textContent).toBe('Type a whole number from 1 to 60.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Show me' }).disabled).toBe(true);
    fireEvent.change(field, { target: { value: '11' } });
    expect(told?.textContent).toBe('');
  },
);
