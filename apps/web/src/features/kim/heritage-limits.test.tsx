import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderDashboard } from '../../testing/render-dashboard.tsx';
import { HeritageLimits } from './heritage-limits.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const CHILD = '018f4e3a-0000-7000-8000-000000000001';
const FREE = { levelLimit: null, mythsAllowed: true };
const PROGRESS = { conceptsExplored: [], connectionsDiscovered: [], patternsUnlocked: [] };

/** A server whose answer to a change is held back until it is let go, with its status. */
function slowServer() {
  let kept = FREE;
  const status = Promise.withResolvers<number>();
  vi.stubGlobal('fetch', async (url: string, init: { method?: string; body?: string }) => {
    if (init.method === 'PUT') {
      const told = await status.promise;
      if (told === 200) kept = JSON.parse(init.body ?? '');
      return new Response(JSON.stringify(told === 200 ? kept : { code: 'unexpected' }), { status: told });
    }
    return new Response(JSON.stringify(url.includes('/limits/') ? kept : PROGRESS));
  });
  return status.resolve;
}

function open() {
  renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      <HeritageLimits childId={CHILD} firstName="Kai" />
    </QueryClientProvider>,
  );
  return screen.findByRole<HTMLInputElement>('checkbox');
}

it('shows what a parent chose at once, before a slow server has answered', async () => {
  const letGo = slowServer();
  fireEvent.click(await open());
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false));
  letGo(200);
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false));
});

it('goes back to what is kept where the server refuses', async () => {
  const letGo = slowServer();
  fireEvent.click(await open());
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false));
  letGo(500);
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true));
});
