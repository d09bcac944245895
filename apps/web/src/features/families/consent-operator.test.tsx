import type { Installation } from '@ori/contracts/legal';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AN_INSTALLATION } from '../../testing/an-installation.ts';
import { renderDashboard } from '../../testing/render-dashboard.tsx';
import { ConsentText } from './consent-text.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(installation: Installation) {
  vi.stubGlobal('fetch', async () => Response.json({ text: { changes: [] }, installation }));
  renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      <ConsentText />
    </QueryClientProvider>,
  );
}

it('tells a parent who asks for the consent, and only the companies that take part here', async () => {
  open(AN_INSTALLATION);
  expect(
    await screen.findByText('Maple Co-op · 1 Lane, Maple · +1 555 0100 · letters@ori.example'),
  ).toBeTruthy();
  expect(screen.getByText(/^smtp\.maple\.example:/)).toBeTruthy();
  expect(screen.queryByText(/Stripe|only if you switch it on for this child/)).toBeNull();
});

it('names the payment service, the model’s company and the host where they are set up', async () => {
  const notes = { ...AN_INSTALLATION.notes, hosting: 'Some Host Ltd' };
  open({ ...AN_INSTALLATION, notes, payments: 'stripe', modelVendor: 'Some Lab' });
  for (const each of [/^Some Host Ltd:/, /^Stripe:/, /^Some Lab: .*only if you switch it on/])
    expect(await screen.findByText(each)).toBeTruthy();
});

it('says that no other company takes part where none does', async () => {
  open({ ...AN_INSTALLATION, mailHost: null });
  expect(await screen.findByText('no other company.')).toBeTruthy();
});

it('asks for no child as long as the operator is not named whole', async () => {
  open({ ...AN_INSTALLATION, phone: null });
  expect(await screen.findByText(/please do not add a child yet/)).toBeTruthy();
});
