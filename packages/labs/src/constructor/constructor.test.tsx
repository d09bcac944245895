import { constructorProps } from '@ori/contracts/geometry-labs';
import { LOCALES } from '@ori/contracts/locale';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ConstructorFigure } from './figure.tsx';
import { Lab } from './lab.tsx';
import { PROOFS } from './proofs.ts';
import { press } from '../testing/handle-lab.ts';

afterEach(cleanup);

const starts = constructorProps.shape.start.options;
const choose = (legend: RegExp | string, value: string) =>
  fireEvent.click(within(screen.getByRole('group', { name: legend })).getByRole('radio', { name: value }));
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');

describe.each(starts)('%s', (start) => {
  it('has a still picture with a name and with every number in it', () => {
    render(<ConstructorFigure start={start} label="what it shows" />);
    expect(screen.getByRole('img', { name: 'what it shows' }).innerHTML).not.toMatch(/NaN|undefined/);
  });

  it('opens in every language', () => {
    for (const locale of LOCALES) {
      const { container, unmount } = render(<Lab props={{ start }} locale={locale} />);
      expect(container.textContent).not.toMatch(/NaN|undefined|[{]\w+[}]/);
      unmount();
    }
  });
});

describe.each(Object.entries(PROOFS))('the proof of %s', (_, { lines, asked, others }) => {
  it('leaves one reason to the learner, beside two that are others', () => {
    const right = lines[asked]?.reason;
    expect(right).toBeDefined();
    expect(new Set([right, ...others]).size).toBe(3);
  });
});

describe('a construction by keys alone', () => {
  it('tells a step that is not the next, draws the right one, and letters the crossings', () => {
    render(<Lab props={{ start: 'vesica' }} locale="en" />);
    choose('Tool', 'Line');
    choose('From', 'A');
    choose('To', 'B');
    press('Draw it');
    expect(said()).toContain('Line A B: this one comes later');
    choose('Tool', 'Circle');
    press('Draw it');
    expect(said()).toContain('Yes: Circle: center A through B');
    choose('Center', 'B');
    choose('Through', 'A');
    press('Draw it');
    expect(said()).toContain('New crossings: C, D');
    press('Undo');
    expect(screen.queryByText('Circle: center B through A')).toBeNull();
  });

  it('ends in its measures and its proof, whose last reason must be found', () => {
    render(<Lab props={{ start: 'vesica' }} locale="en" />);
    for (let step = 0; step < 4; step += 1) press('Next step');
    expect(screen.getByRole('row', { name: /CD : AB 1.7320508 √3/ })).toBeDefined();
    choose(/Why does line/, 'Six times 60° is a full turn.');
    press('Check');
    expect(said()).toContain('says nothing about this line');
    choose(/Why does line/, 'The right-triangle rule, a² + b² = c².');
    press('Check');
    expect(said()).toContain('Proved');
  });

  it('draws freely and takes steps back', () => {
    render(<Lab props={{ start: 'free' }} locale="en" />);
    choose('Center', 'A');
    choose('Through', 'B');
    press('Draw it');
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('Curves drawn: 1');
    press('Undo');
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('Curves drawn: 0');
  });
});

it('a guess comes before what is to be found, and the proof after it', () => {
  render(<Lab props={{ start: 'lo-shu' }} locale="en" />);
  expect(screen.queryByText('The proof')).toBeNull();
  choose(/which number stands in the middle/, '5');
  press('Show me');
  expect(said()).toContain('Your guess: 5. The answer: 5.');
  expect(screen.getByText('The proof')).toBeDefined();
  for (const pair of ['12', '17', '36', '49', '31', '34', '83'])
    for (const number of pair) press(new RegExp(`^${number}, row`));
  expect(said()).toContain('it is magic');
});
