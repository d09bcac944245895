import type { SchoolYear } from '@ori/contracts/calendar';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderDashboard } from '../../testing/render-dashboard.tsx';
import { KAI } from './testing/open-part.tsx';
import { YearAndOff } from './year-and-off.tsx';

const NO_YEAR: SchoolYear = { startsOn: null, endsOn: null, terms: [], children: [], rests: [] };
const term = (id: string, title: string, from: string, to: string) => ({
  id,
  childId: null,
  title,
  from,
  to,
});
const YEAR: SchoolYear = {
  ...NO_YEAR,
  startsOn: '2026-09-01',
  endsOn: '2027-06-04',
  terms: [
    term('018f4e3a-0000-7000-8000-00000000000a', 'Autumn', '2026-09-01', '2026-12-18'),
    term('018f4e3a-0000-7000-8000-00000000000b', 'Spring', '2027-01-11', '2027-06-04'),
  ],
};

/** The year of a server that keeps it; answers what was sent to it. */
function open(): string[] {
  const sent: string[] = [];
  let kept = YEAR;
  vi.stubGlobal('fetch', async (_path: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') sent.push(method);
    if (method === 'DELETE') kept = NO_YEAR;
    return new Response(JSON.stringify(kept));
  });
  renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      <YearAndOff>{[KAI]}</YearAndOff>
    </QueryClientProvider>,
  );
  return sent;
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;

/** The fields of the form by their names, and what is said beneath them. */
async function openForm() {
  fireEvent.click(await screen.findByText('Change year and terms'));
  return {
    fill: (name: string, value: string) => fireEvent.change(field(name), { target: { value } }),
    save: () => fireEvent.click(screen.getByRole('button', { name: 'Save and draw the plans anew' })),
    faults: () =>
      [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')].map(({ name }) => name),
  };
}

describe('the terms of a school year', () => {
  it.each([
    ['terms.1.from', '2026-12-18', 'This day belongs to another term already'],
    ['terms.1.to', '2027-06-05', 'This day lies outside the school year'],
    ['terms.1.to', '2027-01-10', 'The last day lies before the first'],
    ['endsOn', '2026-08-31', 'The last day lies before the first'],
    ['endsOn', '2028-06-04', 'A school year has at most 400 days'],
  ])('with %s on %s are told at that field, and nothing is sent', async (name, day, words) => {
    const sent = open();
    const { fill, save, faults } = await openForm();
    fill(name, day);
    save();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(faults()).toEqual([name]);
    expect(document.activeElement?.getAttribute('name')).toBe(name);
    expect(sent).toEqual([]);
  });

  it('are sent once they are right', async () => {
    const sent = open();
    const { fill, save, faults } = await openForm();
    fill('terms.1.from', '2026-12-18');
    save();
    await screen.findByText('This day belongs to another term already');
    fill('terms.1.from', '2026-12-19');
    save();
    await waitFor(() => expect(sent).toEqual(['PUT']));
    expect(faults()).toEqual([]);
  });
});

it('a school year is removed once it was told what goes and what stays', async () => {
  const sent = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the school year' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/and its 2 terms with them/)).toBeTruthy();
  expect(
    dialog.getByText(/^Lessons, days off, what was given and everything in the records stay/),
  ).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Yes, remove it' }));
  expect(await screen.findByText(/^No year is set yet/)).toBeTruthy();
  expect(sent).toEqual(['DELETE']);
});

it('a year that stands in a child’s own record is not told as none', async () => {
  const own = { childId: KAI.id, startsOn: '2026-07-01', endsOn: '2027-06-30', source: 'record' as const };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ ...NO_YEAR, children: [own] })));
  renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      <YearAndOff>{[KAI]}</YearAndOff>
    </QueryClientProvider>,
  );
  expect(await screen.findByText(/^The family has no year of its own yet/)).toBeTruthy();
  expect(screen.getByText(/own record says Jul 1, 2026 to Jun 30, 2027/)).toBeTruthy();
  expect(screen.queryByText(/^No year is set yet/)).toBeNull();
});
