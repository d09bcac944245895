import type { HelpFound } from '@ori/contracts/help';
import { cleanup, render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { createI18n } from '../../lib/i18n.ts';
import help from '../../locales/en/help.json' with { type: 'json' };
import { HelpBoard } from './help-board.tsx';
import { readerOf } from './reader-of.ts';

const guide = (slug: string, topic: string, roles: HelpFound['roles']): HelpFound => ({
  kind: 'help',
  slug,
  title: `Guide ${slug}`,
  description: 'Step by step.',
  minutes: 1,
  roles,
  topic,
  order: 1,
  passage: null,
});
const GUIDES = [guide('week', 'planning', ['parent']), guide('stuck', 'child', ['child'])];
afterEach(cleanup);

function board(change: Partial<Parameters<typeof HelpBoard>[0]>) {
  render(
    <I18nextProvider i18n={createI18n('en', { help })}>
      <MemoryRouter>
        <HelpBoard guides={GUIDES} typed="" chosen={null} own={null} path="/help" {...change} />
      </MemoryRouter>
    </I18nextProvider>,
  );
}

describe('the guides', () => {
  it('stand under their topics for a visitor', () => {
    board({});
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Planning',
      'For children',
    ]);
  });

  it('put one’s own first, the others beneath', () => {
    board({ own: 'child' });
    const others = screen.getByRole('region', { name: 'More guides' });
    expect(within(others).getAllByRole('link')).toHaveLength(1);
    expect(within(others).getByRole('link', { name: 'Guide week' })).toBeTruthy();
  });

  it('are those of one reader alone when the address asks so', () => {
    board({ chosen: 'parent', own: 'child' });
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Guide week']);
  });

  it('tell when a search found nothing, and lead back to all', () => {
    board({ guides: [], typed: 'moon' });
    expect(screen.getByRole('heading', { name: '0 guides on “moon”' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show all guides' }).getAttribute('href')).toBe('/help');
  });
});

it.each([
  ['parent', null, 'parent'],
  ['student', 'k2', 'child'],
  ['student', 'middle', 'child'],
  ['student', 'high', 'teen'],
  ['student', 'adult', 'adult'],
  ['teacher', null, 'teacher'],
] as const)('takes a %s of the age group %s for a %s', (role, ageGroup, reader) =>
  expect(readerOf({ role, ageGroup })).toBe(reader),
);
