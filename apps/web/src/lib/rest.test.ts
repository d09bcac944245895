import { afterEach, describe, expect, it, vi } from 'vitest';
import { englishWords } from '../testing/render-page.tsx';
import { messageOf } from './failure-words.ts';
import { failureOf, networkFailure } from './failure.ts';
import { rest } from './rest.ts';

interface Asked {
  readonly url: string;
  readonly method: string;
  readonly csrf: string | null;
}

/** A server that answers in turn; the first answer of a session sets the CSRF cookie. */
function serve(...answers: readonly (readonly [status: number, body: unknown])[]) {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (url: string, init: { method: string; headers: Record<string, string> }) => {
    asked.push({ url, method: init.method, csrf: init.headers['x-csrf-token'] ?? null });
    if (url === '/api/auth/check-session') {
      document.cookie = 'ori_csrf=fresh; path=/';
      return new Response('{}');
    }
    const [status, body] = answers[asked.filter((call) => call.url === url).length - 1] ?? [500, null];
    return new Response(body === undefined ? '' : JSON.stringify(body), { status });
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = 'ori_csrf=; path=/; max-age=0';
});

describe('the REST client', () => {
  it('sends the CSRF token with every request', async () => {
    document.cookie = 'ori_csrf=known; path=/';
    const asked = serve([200, { ok: 1 }]);
    expect(await rest('GET', '/api/courses')).toEqual({ ok: true, value: { ok: 1 } });
    expect(asked).toEqual([{ url: '/api/courses', method: 'GET', csrf: 'known' }]);
  });

  it('fetches a token first where there is none and something is to change', async () => {
    const asked = serve([200, {}]);
    await rest('POST', '/api/contact', { name: 'Ama' });
    expect(asked.map(({ url, csrf }) => [url, csrf])).toEqual([
      ['/api/auth/check-session', ''],
      ['/api/contact', 'fresh'],
    ]);
  });

  it('takes a new token and tries once more when its own is out of date', async () => {
    document.cookie = 'ori_csrf=old; path=/';
    const asked = serve([403, { success: false, code: 'csrf', error: 'x' }], [200, { sent: true }]);
    expect(await rest('POST', '/api/contact', {})).toEqual({ ok: true, value: { sent: true } });
    expect(asked.map(({ csrf }) => csrf)).toEqual(['old', 'old', 'fresh']);
  });

  it('returns a refusal with its code and fields, and throws nothing', async () => {
    serve([
      400,
      {
        success: false,
        error: 'Please check this field',
        code: 'invalid-input',
        field: 'email',
        fields: { email: 'no @' },
      },
    ]);
    const answer = await rest('GET', '/api/users');
    expect(answer).toMatchObject({
      ok: false,
      failure: { status: 400, code: 'invalid-input', field: 'email', fields: { email: 'no @' } },
    });
  });

  it('returns a network failure when no answer comes', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await rest('GET', '/api/users')).toMatchObject({
      ok: false,
      failure: { status: 0, code: 'network' },
    });
  });

  it('survives an answer that is no JSON', async () => {
    vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }));
    expect(await rest('GET', '/api/users')).toMatchObject({
      ok: false,
      failure: { status: 502, code: null, text: null },
    });
  });
});

/** A server that answers with these very characters. */
const answering = (text: string) => vi.stubGlobal('fetch', async () => new Response(text));
const askForUsers = () =>
  rest<{ users: string[] }>('GET', '/api/users', undefined, { needs: ['users'], unsound: 'update-failed' });

describe('an answer of the wrong shape', () => {
  it.each(['null', '7', '"yes"', '', '<!doctype html><title>Sign in to the network</title>'])(
    'is a failure, never a value: %j',
    async (text) => {
      answering(text);
      expect(await rest('GET', '/api/users')).toMatchObject({
        ok: false,
        failure: { status: 502, code: 'invalid-server-response' },
      });
    },
  );

  it.each(['{}', '{"users":null}'])('is one that lacks what the caller needs: %s', async (text) => {
    answering(text);
    expect(await askForUsers()).toMatchObject({ ok: false, failure: { code: 'update-failed' } });
    answering('{"users":[]}');
    expect(await askForUsers()).toEqual({ ok: true, value: { users: [] } });
  });
});

describe('the words of a failure', () => {
  const { t } = englishWords();
  const said = (...args: Parameters<typeof failureOf>): string => messageOf(failureOf(...args), 'en', t);

  it('shows the server’s error, else its message', () => {
    expect(said({ error: 'This Sacred ID is already taken', message: 'other' }, 409)).toBe(
      'This Sacred ID is already taken',
    );
    expect(said({ message: 'Only this' }, 400, 'login-failed')).toBe('Only this');
  });

  it.each([
    ['login-failed', 'Login failed'],
    ['registration-failed', 'Registration failed'],
    ['pin-authentication-failed', 'PIN authentication failed'],
    ['pin-login-failed', 'PIN login failed'],
    ['set-pin-failed', 'Failed to set PIN'],
    ['change-pin-failed', 'Failed to change PIN'],
    ['reset-pin-failed', 'Failed to reset PIN'],
    ['update-user-failed', 'Update user failed'],
    ['oauth-failed', 'OAuth authentication failed'],
    ['oauth-session-check-failed', 'OAuth session check failed'],
    ['profile-from-token-failed', 'Failed to get user profile from token'],
    ['invalid-server-response', 'Invalid response from server'],
  ] as const)('falls back to the words of %s', (code, words) => {
    expect(said(null, 500, code)).toBe(words);
  });

  it('names the status where nobody names an error', () => {
    expect(said(null, 418)).toBe('HTTP error! status: 418');
  });

  it('calls a missing answer a network error, or a connection error at a sign-in form', () => {
    expect(messageOf(networkFailure(), 'en', t)).toBe('Network error');
    expect(messageOf(networkFailure('unavailable'), 'en', t)).toBe('Connection error. Please try again.');
  });
});
