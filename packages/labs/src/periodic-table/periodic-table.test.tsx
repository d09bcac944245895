import type { PeriodicTableProps } from '@ori/contracts/elements-labs';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Lab } from './lab.tsx';
import { choose, press } from '../testing/handle-lab.ts';

afterEach(cleanup);

const MATERIALS: PeriodicTableProps = {
  view: 'materials',
  materials: [
    {
      symbol: 'Au',
      text: 'Gold came from Nubia.',
      label: 'Historical record',
      word: 'nbw',
      sources: ['JE 60672'],
    },
    {
      symbol: 'Cu',
      text: 'Copper came from Sinai.',
      label: 'Historical record',
      word: null,
      sources: ['NS00'],
    },
  ],
};

const place = (name: RegExp) => screen.getByRole('gridcell', { name });
const findings = () =>
  screen
    .getAllByRole('status')
    .filter(({ tagName }) => tagName === 'P')
    .map(({ textContent }) => textContent);
const card = () => screen.getByRole('region', { name: /^(Au|Cu|Ge|Na|Og|Pd) / });
const key = (name: string, options = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...options });

function open(props: PeriodicTableProps, guess: string, locale: 'en' | 'fr' = 'en') {
  render(<Lab props={props} locale={locale} />);
  expect(screen.queryByRole('grid')).toBeNull();
  choose(guess);
  press(locale === 'en' ? 'Show me' : 'Montre-moi');
}

it('shows the table after a prediction, and tells the material, its label and sources with the element', () => {
  open(MATERIALS, 'copper');
  expect(screen.getByText(/^Well predicted\. Copper\./)).toBeDefined();
  expect(findings()).toEqual(['2 elements are inside the materials told here.']);
  expect(within(card()).getByText('Gold came from Nubia.')).toBeDefined();
  expect(card().textContent).toContain('Historical record · Sources: JE 60672');
  fireEvent.click(place(/^11 Na/));
  expect(card().textContent).toContain('Not in the materials told here');
});

it('is walked by arrows, ends and typed symbols, with one place in the tab order', () => {
  open(MATERIALS, 'oxygen');
  place(/^79 Au/).focus();
  key('ArrowUp');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('47 Ag, silver: not told here');
  key('ArrowUp');
  expect(document.activeElement).toBe(place(/^29 Cu/));
  key('n');
  key('a');
  expect(document.activeElement).toBe(place(/^11 Na/));
  key('End', { ctrlKey: true });
  expect(document.activeElement).toBe(place(/^118 Og/));
  expect(screen.getAllByRole('gridcell')).toHaveLength(118);
  expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

it('fills with the years: 63 in 1869 with open places, none open when germanium is found', () => {
  open({ view: 'years' }, '28');
  expect(screen.getByText(/^Now we know: 63/)).toBeDefined();
  expect(findings()[0]).toContain('1869: 63 of 118 elements known. Mendeleev’s own 63 differ by two');
  expect(screen.getAllByRole('gridcell', { name: /open place/ })).toHaveLength(3);
  press('1669');
  expect(findings()[0]).toBe('1669: 13 of 118 elements known.');
  press('1886');
  expect(screen.queryByRole('gridcell', { name: /open place/ })).toBeNull();
});

it('asks for eka-silicon before it shows germanium, and measures both guesses by it', () => {
  open({ view: 'years' }, '63');
  const [, weight, density] = screen.getAllByRole('slider');
  if (!weight || !density) throw new Error('both values are to be set');
  fireEvent.change(weight, { target: { value: '73' } });
  fireEvent.change(density, { target: { value: '5' } });
  expect(findings()[1]).toContain('still empty');
  press('Show germanium');
  expect(findings()[1]).toContain('72.63 and 5.32 g/cm³. You missed by 0.5 % and 6 %');
  expect(findings()[1]).toContain('with 72 and 5.5, by 0.9 % and 3.4 %');
});

it('tells electrons, weight and discovery in the reader’s language, and what is only computed', () => {
  open({ view: 'family', highlight: ['Pd'] }, '63', 'fr');
  expect(card().textContent).toContain('106,42');
  expect(card().textContent).toContain('2, 8, 18, 18');
  expect(card().textContent).toContain('[Kr] 4d10');
  expect(card().textContent).toContain('Un des vingt');
  press(/^métalloïde 6/);
  expect(place(/^14 Si/).dataset['dim']).toBeUndefined();
  expect(place(/^46 Pd/).dataset['dim']).toBe('');
  fireEvent.click(place(/^118 Og/));
  expect(card().textContent).toContain('[294]\u202f: nombre de masse');
  expect(card().textContent).toContain('calculé, pas encore mesuré');
});
