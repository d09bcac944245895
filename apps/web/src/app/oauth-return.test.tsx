import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage, somebody } from '../testing/render-page.tsx';
import { OAuthReturn } from '../features/accounts/oauth-return.tsx';
import { landingOf } from './oauth-landing.tsx';
import { OAuthReturnGate } from './oauth-return-gate.tsx';
import { ToastRegion } from './toast-region.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** The server's side of the exchange; answers what it is given and remembers what it was asked. */
function serverAnswers(status: number, body: unknown) {
  const asked: { url: string; authorization: string | null }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: { headers: Record<string, string> }) => {
    asked.push({ url, authorization: init.headers['authorization'] ?? null });
    return new Response(JSON.stringify(body), { status });
  });
  return asked;
}

function open(at: string) {
  return renderPage(
    <>
      <OAuthReturnGate />
      <ToastRegion />
    </>,
    { at },
  );
}

const addressOf = ({ router }: ReturnType<typeof open>): string =>
  router.state.location.pathname + router.state.location.search;

describe('coming back from a provider', () => {
  it('exchanges the token and welcomes by name', async () => {
    const asked = serverAnswers(200, { success: true, user: somebody(), token: 'opened' });
    const page = open('/about?token=single-use&provider=google&role=admin');
    await screen.findByText('Successfully logged in with Google!');
    expect(screen.getByText('Welcome Ama!')).toBeTruthy();
    expect(page.session.state()).toMatchObject({ status: 'authenticated', user: { role: 'parent' } });
    expect(asked).toEqual([{ url: '/api/auth/profile', authorization: 'Bearer single-use' }]);
  });

  it.each([
    ['admin', '/admin/dashboard'],
    ['parent', '/dashboard/parent'],
    ['teacher', '/dashboard/teacher'],
    ['student', '/dashboard/student'],
  ] as const)(
    'leads a person whom the server knows as %s to %s, whatever the address says',
    async (role, home) => {
      serverAnswers(200, { success: true, user: somebody({ role }), token: 'opened' });
      const { router } = renderPage(<OAuthReturn landingOf={(path) => path} />, {
        at: '/?token=single-use&provider=google&role=other',
      });
      await waitFor(() => expect(router.state.location.pathname).toBe(home));
    },
  );

  it('leads to the general dashboard while the role’s own page is still to come', () => {
    expect(landingOf('/profile')).toBe('/profile');
    expect(landingOf('/still/to/come')).toBe('/dashboard');
  });

  it('says Welcome back to somebody without a name', async () => {
    serverAnswers(200, { success: true, user: somebody({ firstName: '', name: '' }), token: 'opened' });
    open('/?token=single-use&provider=google');
    await screen.findByText('Welcome back!');
  });

  it.each([
    ['oauth_failed', 'OAuth authentication failed. Please try again.'],
    ['invalid_code', 'Authorization expired, please try again.'],
    ['grown_up_needed', 'An error occurred during authentication.'],
  ])('tells the words of %s and cleans the address', async (error, words) => {
    const page = open(`/contact?error=${error}&message=m&provider=google&keep=1`);
    await screen.findByText(words);
    expect(screen.getByText('Authentication Failed')).toBeTruthy();
    await waitFor(() => expect(addressOf(page)).toBe('/contact?keep=1'));
  });

  it.each([
    ['a token that was used up', 401, { success: false, error: 'Failed to get user profile from token' }],
    ['an ordinary bearer token, which opens no session', 200, { success: true, user: somebody() }],
    ['an answer that nobody can read', 200, null],
  ])('tells of %s that nothing was completed, and forgets it', async (_, status, body) => {
    serverAnswers(status, body);
    const page = open('/contact?token=used-before&provider=google&role=parent&keep=1');
    await screen.findByText('Failed to process authentication. Please try logging in again.');
    await waitFor(() => expect(addressOf(page)).toBe('/contact?keep=1'));
    expect(page.session.state().user).toBeNull();
    expect(screen.queryByText(/Successfully logged in/)).toBeNull();
  });

  it('leaves a token without a provider alone: it is another page’s', () => {
    const page = open('/forgot-password?token=mailed');
    expect(addressOf(page)).toBe('/forgot-password?token=mailed');
  });
});
