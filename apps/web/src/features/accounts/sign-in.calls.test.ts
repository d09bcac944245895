import { afterEach, describe, expect, it, vi } from 'vitest';
import { somebody } from '../../testing/render-page.tsx';
import { signInWithPin } from './sign-in.calls.ts';
import { createSessionStore } from './session-store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = 'ori_csrf=; max-age=0';
});

/** Signs in by PIN where the server answers so. */
function signIn(status: number, body: unknown) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
  document.cookie = 'ori_csrf=token';
  return signInWithPin(createSessionStore(), { identifier: 'ama', pin: '7294' });
}

describe('a sign-in by PIN', () => {
  it.each([
    ['without a word of success', { user: somebody() }],
    ['without success', { success: false, user: somebody() }],
    ['without a user', { success: true }],
    ['without anything', null],
  ])('fails as such when the server answers %s', async (_, body) => {
    expect(await signIn(200, body)).toMatchObject({ ok: false, failure: { code: 'pin-login-failed' } });
  });

  it('keeps the server’s own words', async () => {
    const answer = await signIn(200, { success: false, error: 'Invalid Sacred ID or PIN' });
    expect(answer).toMatchObject({ ok: false, failure: { text: 'Invalid Sacred ID or PIN' } });
  });

  it('succeeds with success and a user', async () => {
    expect(await signIn(200, { success: true, user: somebody() })).toMatchObject({ ok: true });
  });

  it('names no better reason when the server refuses without one', async () => {
    expect(await signIn(500, {})).toMatchObject({
      ok: false,
      failure: { code: 'pin-authentication-failed' },
    });
  });
});
