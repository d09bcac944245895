import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderDashboard } from '../../../testing/render-dashboard.tsx';
import { LimitsForm } from './limits-form.tsx';

const CHILD = '018f4e3a-0000-7000-8000-00000000000a';
const NONE = { mode: 'worked', dailyMinutes: null, quiet: null, modelVendor: null };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A server that offers a model; answers what it was asked to change. */
function open(methods: readonly object[], limits: object = NONE) {
  const server = { needs: true, changed: [] as string[] };
  document.cookie = 'ori_csrf=token';
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    if (method === 'PUT') {
      server.changed.push(path);
      server.needs = false;
      return Response.json({ success: true, child: {} });
    }
    if (path.endsWith('/consent-methods')) return Response.json({ methods });
    return Response.json({
      childId: CHILD,
      limits,
      offeredVendor: 'Vendor',
      needsStrongerConsent: server.needs,
    });
  });
  renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      <LimitsForm childId={CHILD} firstName="Zuri" />
    </QueryClientProvider>,
  );
  return server;
}
const model = () => screen.queryByLabelText(/^Let Vendor word/);

it('offers no model before the consent is shown, and leads to where a payment is made', async () => {
  open([{ method: 'card-transaction', isShown: false }]);
  const way = await screen.findByRole('link', { name: 'See plan and payments' });
  expect(way.getAttribute('href')).toBe('/dashboard/parent/billing');
  expect(model()).toBeNull();
});

it('counts a payment that was made at a press, and then offers the model', async () => {
  const server = open([{ method: 'card-transaction', isShown: true }]);
  fireEvent.click(await screen.findByRole('button', { name: 'Use my payment for Zuri' }));
  await screen.findByLabelText(/^Let Vendor word/);
  expect(server.changed).toEqual([`/api/families/children/${CHILD}/consent-method`]);
});

it('says where an installation offers no such way, and lets what was agreed to before be ended', async () => {
  open([], { ...NONE, modelVendor: 'Vendor' });
  await screen.findByText(/^This site offers no such way yet/);
  expect(model()).toHaveProperty('checked', true);
});
