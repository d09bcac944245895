import { ROLES } from '@ori/contracts/roles';
import { succeed } from '@ori/contracts/result';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createSessionStore } from '../features/accounts/session-store.ts';
import { failureOf, networkFailure } from '../lib/failure.ts';
import { renderPage, somebody } from '../testing/render-page.tsx';
import { Guard } from './guard.tsx';
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

  it('shows the error page, with a way to try again, when the session could not be checked', async () => {
    const session = createSessionStore(async () => ({
      ok: false,
      failure: failureOf(null, 500, 'oauth-session-check-failed'),
    }));
    await session.check();
    open('signed-in', session);
    expect(screen.getByRole('heading').textContent).toBe('Authentication Error');
    expect(screen.getByText('OAuth session check failed')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  });

  it('says kindly that the server cannot be reached, and opens as soon as it can be', async () => {
    let isAway = true;
    const session = createSessionStore(async () =>
      isAway
        ? { ok: false, failure: networkFailure() }
        : (succeed({ authenticated: true, user: somebody() }) as never),
    );
    await session.check();
    open('signed-in', session);
    expect(screen.getByRole('heading').textContent).toBe('Ori Academy cannot be reached');
    expect(screen.getByText('Authentication Error · Network error')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false));
    expect(screen.queryByText(secret)).toBeNull();
    isAway = false;
    fireEvent(window, new Event('online'));
    expect(await screen.findByText(secret)).toBeTruthy();
  });

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

  it('catches what breaks behind it, and says that it is not for good', () => {
    const quiet = console.error;
    console.error = () => undefined;
    renderPage(
      <Guard access="signed-in">
        <Broken />
      </Guard>,
      { session: signedInAs('parent') },
    );
    console.error = quiet;
    expect(screen.getByText(/This might be a temporary problem/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
  });
});
