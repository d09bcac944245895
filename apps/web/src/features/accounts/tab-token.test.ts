import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepToken, readToken } from '../../lib/auth-token.ts';
import { somebody } from '../../testing/render-page.tsx';
import { updateProfile } from './own-account.calls.ts';
import { createSessionStore } from './session-store.ts';
import { bringToken } from './tab-token.ts';

const AMA = somebody();
const DAY_MS = 24 * 60 * 60 * 1000;

/** The server: whose the browser's session is, and which tokens are good. */
function serve(server: { userId: string | null; good: string[]; isAway?: boolean }) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init: { headers: Record<string, string> }) => {
    asked.push(path);
    if (server.isAway) throw new TypeError('no network');
    if (path === '/api/accounts/tab-token') {
      if (server.userId === null) return Response.json({ code: 'not-signed-in' }, { status: 401 });
      server.good.push(`tab-${server.good.length}`);
      return Response.json({ success: true, token: server.good.at(-1), userId: server.userId });
    }
    const isGood = server.good.includes((init.headers['authorization'] ?? '').replace('Bearer ', ''));
    return isGood
      ? Response.json({ success: true, data: AMA })
      : Response.json({ code: 'not-signed-in' }, { status: 401 });
  });
  return asked;
}

function signedIn() {
  const store = createSessionStore();
  store.accept(AMA, null);
  return store;
}
const save = async (store = signedIn()) => {
  const answer = await updateProfile(store, { firstName: 'Ama' });
  return answer.ok ? 'saved' : answer.failure.code;
};

beforeEach(() => {
  document.cookie = 'ori_csrf=known; path=/';
});
afterEach(() => vi.unstubAllGlobals());

it('is needed beside the user: a cookie alone saves nothing, and nothing is asked', async () => {
  const asked = serve({ userId: AMA.id, good: [] });
  expect(await save()).toBe('not-signed-in');
  expect(await save(createSessionStore())).toBe('not-signed-in');
  expect(asked).toEqual([]);
});

it('is brought to a tab that has none, once, and a save beside it waits for it', async () => {
  const asked = serve({ userId: AMA.id, good: [] });
  const store = signedIn();
  void bringToken(store);
  void bringToken(store);
  expect(await save(store)).toBe('saved');
  expect(asked.filter((path) => path.endsWith('tab-token'))).toHaveLength(1);
});

it('is asked for again where it did not come for want of a network', async () => {
  const server = { userId: AMA.id, good: [], isAway: true };
  serve(server);
  const store = signedIn();
  await bringToken(store);
  expect(await save(store)).toBe('network');
  server.isAway = false;
  expect(await save(store)).toBe('saved');
});

it('is renewed where its day is over, or where it ended before', async () => {
  serve({ userId: AMA.id, good: [] });
  keepToken('of yesterday', Date.now() - DAY_MS);
  expect(await save()).toBe('saved');
  keepToken('ended with a PIN', Date.now());
  expect(await save()).toBe('saved');
});

it('is never that of somebody else who signed in with this browser meanwhile', async () => {
  serve({ userId: somebody({ id: '018f4e3a-0000-7000-8000-000000000002' }).id, good: [] });
  const store = signedIn();
  await bringToken(store);
  expect([await save(store), readToken(Date.now())]).toEqual(['not-signed-in', null]);
  keepToken('ended', Date.now());
  expect(await save(store)).toBe('not-signed-in');
});
