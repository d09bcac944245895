import { fail, succeed } from '@ori/contracts/result';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { readToken } from '../../lib/auth-token.ts';
import { failureOf } from '../../lib/failure.ts';
import { tellSession, useSessionEnded } from '../../lib/session-ended.ts';
import { somebody } from '../../testing/render-page.tsx';
import { createSessionStore, signedIn } from './session-store.ts';

const HOUR_MS = 60 * 60 * 1000;
const answer = (value: unknown) => async () => succeed(value) as never;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the session', () => {
  it('starts loading and takes the checked person as signed in', async () => {
    const store = createSessionStore(answer({ authenticated: true, user: somebody() }));
    expect(store.state().status).toBe('loading');
    await store.check();
    expect(store.state()).toMatchObject({ status: 'authenticated', user: { firstName: 'Ama' } });
  });

  it('takes a failed check as nobody being signed in', async () => {
    const store = createSessionStore(async () => fail(failureOf(null, 500)));
    await store.check();
    expect(store.state()).toMatchObject({ status: 'unauthenticated', user: null });
  });

  it('stays signed out after a refused sign-in, and keeps what was said', () => {
    const store = createSessionStore();
    store.reject(failureOf({ error: 'Invalid Sacred ID or PIN' }, 401));
    expect(store.state()).toMatchObject({
      status: 'unauthenticated',
      error: { text: 'Invalid Sacred ID or PIN' },
    });
  });

  it('does not let an older check undo a sign-in', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const store = createSessionStore(
      async () => held.then(() => succeed({ authenticated: false, user: null })) as never,
    );
    const check = store.check();
    store.accept(somebody(), null);
    release();
    await check;
    expect(store.state().status).toBe('authenticated');
  });

  it('is not called ended for the one before, once somebody signs in', () => {
    const { result } = renderHook(useSessionEnded);
    act(() => tellSession('/api/schedule', 401));
    expect(result.current).toBe(true);
    act(() => createSessionStore().accept(somebody(), null));
    expect(result.current).toBe(false);
  });

  it('forgets the person and the token at sign-out, even when the server does not answer', async () => {
    const store = createSessionStore(async () => fail(failureOf(null, 0, 'network')));
    store.accept(somebody(), 'a-token');
    await store.signOut();
    expect(store.state()).toMatchObject({ status: 'unauthenticated', user: null });
    expect(sessionStorage.length).toBe(0);
  });
});

describe('the bearer token', () => {
  it('is kept in session storage for 24 hours', () => {
    createSessionStore(answer(null), () => 0).accept(somebody(), 'a-token');
    expect(localStorage.length).toBe(0);
    expect(readToken(24 * HOUR_MS - 1)).toBe('a-token');
    expect(readToken(24 * HOUR_MS)).toBeNull();
  });

  it('moves over from where older versions kept it, and leaves nothing there', async () => {
    localStorage.setItem('auth_token', 'from-before');
    localStorage.setItem('token', 'older-still');
    await createSessionStore(answer({ authenticated: false, user: null }), () => 0).check();
    expect(readToken(1)).toBe('from-before');
    expect(localStorage.length).toBe(0);
  });
});

describe('an answer to a sign-in', () => {
  it('needs a user', () => {
    expect(signedIn(succeed({ success: true, token: 't' }), false)).toMatchObject({
      ok: false,
      failure: { code: 'invalid-server-response' },
    });
  });

  it('needs a token too when it is a sign-up', () => {
    expect(signedIn(succeed({ success: true, user: somebody() }), true)).toMatchObject({
      ok: false,
      failure: { code: 'invalid-server-response' },
    });
    expect(signedIn(succeed({ success: true, user: somebody() }), false)).toMatchObject({ ok: true });
  });
});
