import { ROLES } from '@ori/contracts/roles';
import { succeed } from '@ori/contracts/result';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { AccountFrame } from '../features/accounts/account-frame.tsx';
import { createSessionStore } from '../features/accounts/session-store.ts';
import { failureOf, networkFailure } from '../lib/failure.ts';
import { createToastStore } from '../lib/toasts.ts';
import { englishWords, renderPage, somebody } from '../testing/render-page.tsx';
import { Guard } from './guard.tsx';
import { Providers } from './providers.tsx';
import { RouteError } from './route-error.tsx';
import type { Access } from './route-rows.ts';

afterEach(cleanup);

function Broken(): never {
  throw new Error('broken');
}

const secret = 'what is guarded';

function open(access: Access, session = createSessionStore()) {
  return renderPage(<Guard access={access}>{secret}</Guard>, { at: '/profile', path: '/profile', session });
}

function signedInAs(role: string) {
  const session = createSessionStore();
  session.accept({ ...somebody(), role: role as 'parent' }, null);
  return session;
}

describe('the guard', () => {
  it('says that it verifies while nobody knows who this is', () => {
    open('signed-in');
    expect(screen.getByRole('status').textContent).toBe('Verifying your access permissions...');
    expect(screen.queryByText(secret)).toBeNull();
  });

  it('sends a visitor to sign in and remembers where they wanted to go', async () => {
    const session = createSessionStore(async () => succeed({ authenticated: false, user: null }) as never);
    await session.check();
    const { router } = open('signed-in', session);
    await screen.findByText('elsewhere');
    expect(router.state.location.pathname + router.state.location.search).toBe('/login?from=%2Fprofile');
  });

  it.each([
    ['a server that fails', failureOf(null, 500, 'oauth-session-check-failed')],
    ['no network', networkFailure()],
  ])(
    'takes a check that failed as nobody being signed in, and remembers the page: %s',
    async (_, failure) => {
      const session = createSessionStore(async () => ({ ok: false, failure }));
      await session.check();
      const { router } = open('signed-in', session);
      await screen.findByText('elsewhere');
      expect(router.state.location.pathname + router.state.location.search).toBe('/login?from=%2Fprofile');
    },
  );

  it.each([null, {}, { authenticated: true, user: null }])(
    'shows its error page where an answer came that nobody can read: %j',
    async (answer) => {
      const session = createSessionStore(async () => succeed(answer) as never);
      await session.check();
      open('signed-in', session);
      expect(screen.getByRole('heading').textContent).toBe('Authentication Error');
      expect(screen.getByText('Invalid response from server')).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
      expect(screen.queryByText(secret)).toBeNull();
    },
  );

  it('takes a check that the server refuses as nobody being signed in', async () => {
    const session = createSessionStore(async () => ({ ok: false, failure: failureOf(null, 401) }));
    await session.check();
    expect(session.state()).toMatchObject({ status: 'unauthenticated', checkError: null });
  });

  it('tells the wrong role which roles may enter, which one they have, and the way home', () => {
    open(['teacher', 'parent'], signedInAs('student'));
    expect(screen.getByRole('heading').textContent).toBe('Access Restricted');
    expect(screen.getByText(/permission to access this page. Required role: teacher or parent/)).toBeTruthy();
    expect(screen.getByText(/Your current role: student/)).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/dashboard/student');
    expect(screen.queryByText(secret)).toBeNull();
  });

  it('lets the right role in, whatever the case it is written in', () => {
    open(['parent'], signedInAs('PARENT'));
    expect(screen.getByText(secret)).toBeTruthy();
  });

  it.each(ROLES)('lets a signed-in %s see a page for everybody signed in', (role) => {
    open('signed-in', signedInAs(role));
    expect(screen.getByText(secret)).toBeTruthy();
  });

  it('leaves what breaks on the page behind it to the page’s own fallback screen', async () => {
    const quiet = console.error;
    console.error = () => undefined;
    const page = (
      <Guard access="signed-in">
        <Broken />
      </Guard>
    );
    const router = createMemoryRouter([{ path: '*', element: page, ErrorBoundary: RouteError }]);
    const thrown: unknown[] = [];
    render(
      <Providers i18n={englishWords()} session={signedInAs('parent')} toasts={createToastStore()}>
        <RouterProvider router={router} onError={(error) => thrown.push(error)} />
      </Providers>,
    );
    console.error = quiet;
    expect(await screen.findByRole('heading', { name: 'Oops! Something went wrong' })).toBeTruthy();
    expect(screen.queryByText('Authentication Error')).toBeNull();
    expect(thrown).toEqual([new Error('broken')]);
  });
});

describe('the boundary of authentication', () => {
  it('says of a form that breaks that it is not for good, and draws it again', () => {
    let isBroken = true;
    const Form = () => (isBroken ? <Broken /> : <p>the form</p>);
    const quiet = console.error;
    console.error = () => undefined;
    renderPage(
      <AccountFrame title="Sign in" lead="" aside="">
        <Form />
      </AccountFrame>,
    );
    console.error = quiet;
    expect(screen.getByRole('heading', { name: 'Authentication Error' })).toBeTruthy();
    expect(screen.getByText(/This might be a temporary problem/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.getByText('the form')).toBeTruthy();
  });
});
