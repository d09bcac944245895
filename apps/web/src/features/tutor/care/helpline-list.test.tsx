import { DEFAULT_HELPLINES } from '@ori/core/tutor/safety/helplines';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderDashboard } from '../../../testing/render-dashboard.tsx';
import { HelplineList } from './helpline-list.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(home: string | null, languages: readonly string[]): void {
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('fetch', async () => Response.json({ helplines: DEFAULT_HELPLINES }));
  renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      <HelplineList home={home} />
    </QueryClientProvider>,
  );
}
const country = async () =>
  (await screen.findByRole<HTMLSelectElement>('combobox')).selectedOptions[0]?.textContent;

it.each(['en', 'fr', 'es'])(
  'asks for the country where the browser says only “%s”, with advice',
  async (language) => {
    open(null, [language]);
    expect(await country()).toBe('Choose your country');
    expect(screen.getByText(/call the emergency number of your country/)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'FR' } });
    expect(screen.getByRole('link', { name: '3114' })).toBeTruthy();
    expect(screen.queryByText(/call the emergency number/)).toBeNull();
  },
);

it('begins with the family’s own country, whatever the browser says', async () => {
  open('US', ['fr-FR']);
  expect(await country()).toBe('United States');
  expect(screen.getByRole('link', { name: '988' })).toBeTruthy();
});
