import { fail, succeed } from '@ori/contracts/result';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createSessionStore } from '../features/accounts/session-store.ts';
import { failureOf, networkFailure } from '../lib/failure.ts';
import { renderPage, somebody } from '../testing/render-page.tsx';
import { SiteFoot } from './site-foot.tsx';
import { SiteHead } from './site-head.tsx';

afterEach(cleanup);

const frame = (
  <>
    <SiteHead />
    <SiteFoot />
  </>
);
const doors = () =>
  screen
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((path) => path === '/auth' || path === '/account-type');
const pricing = () => screen.queryAllByText('Plans').every((link) => link.closest('[data-pending]') !== null);

describe('the frame of a page', () => {
  it('offers nobody a sign-in whom it could not ask, and shows them no prices', async () => {
    const session = createSessionStore(async () => fail(networkFailure()));
    renderPage(frame, { session });
    await session.check();
    await waitFor(() => expect(screen.getAllByText('No network just now').length).toBeGreaterThan(0));
    expect(doors()).toEqual([]);
    expect(pricing()).toBe(true);
  });

  it('offers it to a visitor, and where the server itself failed', async () => {
    for (const answer of [
      succeed({ authenticated: false, user: null }),
      fail(failureOf(null, 500)),
    ] as const) {
      const session = createSessionStore(async () => answer as never);
      renderPage(frame, { session });
      await session.check();
      await waitFor(() => expect(doors()).toContain('/auth'));
      expect(screen.queryByText('No network just now')).toBeNull();
      cleanup();
    }
  });

  it('knows the person again when the network is back', async () => {
    let isAway = true;
    const session = createSessionStore(
      async () =>
        (isAway ? fail(networkFailure()) : succeed({ authenticated: true, user: somebody() })) as never,
    );
    renderPage(frame, { session });
    await session.check();
    await waitFor(() => expect(screen.getAllByText('No network just now').length).toBeGreaterThan(0));
    isAway = false;
    await session.check();
    await waitFor(() => expect(screen.getAllByText('Profile').length).toBeGreaterThan(0));
    expect(screen.queryByText('No network just now')).toBeNull();
  });
});
