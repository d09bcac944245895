import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderDashboard } from '../../testing/render-dashboard.tsx';
import { AdminFrame } from './admin-frame.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A room of administration, where the server says this of the admin's second steps. */
async function enter(isGuarded: boolean): Promise<void> {
  const answer = vi.fn<() => Promise<Response>>(async () =>
    Response.json({ app: null, recoveryCodesLeft: 0, isGuarded }),
  );
  vi.stubGlobal('fetch', answer);
  renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      <AdminFrame title="A room" lead="">
        <p>What is in it</p>
      </AdminFrame>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(answer).toHaveBeenCalled());
}

it('tells an admin whom a mailed code alone guards, with ways to mend it and none to put it away', async () => {
  await enter(false);
  const notice = await screen.findByRole('region', { name: 'Your account needs a second guard' });
  const links = [...notice.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/profile#authenticator', '/profile#passkeys']);
  expect(notice.querySelector('button')).toBeNull();
});

it('tells nothing to an admin with an app or a passkey', async () => {
  await enter(true);
  await screen.findByText('What is in it');
  expect(screen.queryByRole('region')).toBeNull();
});
