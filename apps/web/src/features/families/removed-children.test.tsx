import type { RemovedChild } from '@ori/contracts/families';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderDashboard } from '../../testing/render-dashboard.tsx';
import { RemovedChildren } from './removed-children.tsx';

const KOFI: RemovedChild = {
  id: '018f4e3a-0000-7000-8000-00000000000a',
  firstName: 'Kofi',
  sacredId: 'kofi.m',
  ageGroup: 'elementary',
  removedAt: '2026-11-20T12:00:00.000Z',
  vanishesAt: '2026-12-20T12:00:00.000Z',
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A server that holds these removed children until they are brought back; tells what was asked of it. */
function open(removed: RemovedChild[]) {
  let children = removed;
  const restored: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    const id = /children\/([^/]+)\/restore$/.exec(path)?.[1];
    if (method === 'POST' && id !== undefined) {
      restored.push(id);
      children = children.filter((child) => child.id !== id);
    }
    return new Response(JSON.stringify({ children }));
  });
  document.cookie = 'ori_csrf=token';
  renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      <RemovedChildren />
    </QueryClientProvider>,
  );
  return restored;
}

it('tells until when a removed child can be brought back, and brings it back after a confirmation', async () => {
  const restored = open([KOFI]);
  await screen.findByText('Can be brought back until December 20, 2026');
  fireEvent.click(screen.getByRole('button', { name: 'Bring Kofi back' }));
  expect(await screen.findByText(/sign in again as kofi.m/)).toBeTruthy();
  expect(restored).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Yes, bring back' }));
  await waitFor(() => expect(screen.queryByText('Removed')).toBeNull());
  expect(restored).toEqual([KOFI.id]);
});

it('says when it cannot be known who could be brought back, and asks again', async () => {
  let isDown = true;
  vi.stubGlobal('fetch', async (path: string) =>
    isDown && path.includes('removed')
      ? new Response('{}', { status: 400 })
      : new Response(JSON.stringify({ children: path.includes('removed') ? [KOFI] : [] })),
  );
  renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      <RemovedChildren />
    </QueryClientProvider>,
  );
  const again = await screen.findByRole('button', { name: 'Try Again' }, { timeout: 4_000 });
  isDown = false;
  fireEvent.click(again);
  expect(await screen.findByRole('button', { name: 'Bring Kofi back' })).toBeTruthy();
});

it('takes two presses for one, and where the other parent was first shows how it stands now', async () => {
  const asked: string[] = [];
  let removed = [KOFI];
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    if (method !== 'POST') return new Response(JSON.stringify({ children: removed }));
    asked.push(path);
    removed = [];
    return new Response(JSON.stringify({ error: 'Not found', code: 'not-found' }), { status: 404 });
  });
  document.cookie = 'ori_csrf=token';
  renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      <RemovedChildren />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Bring Kofi back' }));
  const yes = await screen.findByRole('button', { name: 'Yes, bring back' });
  fireEvent.click(yes);
  fireEvent.click(yes);
  await waitFor(() => expect(screen.queryByText('Removed')).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked).toHaveLength(1);
});
