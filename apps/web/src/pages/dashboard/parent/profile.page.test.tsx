import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createSessionStore } from '../../../features/accounts/session-store.ts';
import { goByZone } from '../../../lib/local-day.ts';
import { renderDashboard } from '../../../testing/render-dashboard.tsx';
import { somebody } from '../../../testing/render-page.tsx';
import { Page } from './profile.page.tsx';

afterEach(() => {
  cleanup();
  goByZone(undefined);
  vi.unstubAllGlobals();
});

it('says what did not come, and lets no clock be set while it is not known whom to move along', async () => {
  let isDown = true;
  vi.stubGlobal('fetch', async (path: string) => {
    if (isDown) return new Response('{}', { status: 400 });
    return Response.json(path.includes('devices') ? { devices: [] } : { children: [{ id: 'kofi' }] });
  });
  const session = createSessionStore();
  session.accept(somebody({ role: 'parent', timeZone: 'Pacific/Auckland' }), null);
  renderDashboard(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Page />
    </QueryClientProvider>,
    session,
  );
  expect(await screen.findByText('The list could not be fetched')).toBeTruthy();
  const clock = within(screen.getByRole('region', { name: 'Your clock' }));
  const again = await clock.findByRole('button', { name: 'Try Again' }, { timeout: 4_000 });
  expect(clock.queryByRole('combobox')).toBeNull();
  isDown = false;
  fireEvent.click(again);
  expect(await clock.findByRole('combobox')).toBeTruthy();
  expect(clock.getByRole('checkbox').closest('label')?.textContent).toMatch(/children/i);
});
