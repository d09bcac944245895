import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsApp, PUBLIC_URL, openAccountsApp, startAccounts } from './testing/accounts-app.ts';
import { type Browser, openBrowser } from './testing/browser.ts';
import { type OidcPerson, type OidcServer, openOidcServer } from './testing/oidc-server.ts';
import { appointAdmin, signUp } from './testing/people.ts';

let app: AccountsApp;
let google: OidcServer;
beforeAll(async () => {
  google = await openOidcServer();
  app = await startAccounts({ google: google.settings });
});
afterAll(async () => {
  await app.close();
  await google.close();
});

let people = 0;
function somebody(changes: Partial<OidcPerson> = {}): OidcPerson {
  people += 1;
  const person = { sub: `google-${people}`, email: `google${people}@example.org`, email_verified: true };
  return { ...person, given_name: 'Ngozi', family_name: 'Adeyemi', ...changes };
}
/** Leaves for Google and comes back to the callback's door, without going through it. */
async function visit(browser: Browser, person: OidcPerson, query: string): Promise<URL> {
  google.enters(person);
  const left = await browser.get(`/api/auth/google?${query}`);
  expect(left.status).toBe(303);
  return google.walk(left.location ?? '');
}
/** Comes back through the callback. Answers the page's address. */
async function comeBack(browser: Browser, url: URL): Promise<URL> {
  const back = await browser.get(`${url.pathname}${url.search}`);
  expect(back.status).toBe(303);
  return new URL(back.location ?? '', PUBLIC_URL);
}
const goThrough = async (browser: Browser, person: OidcPerson, query: string) =>
  comeBack(browser, await visit(browser, person, query));
const exchange = (browser: Browser, page: URL) =>
  browser.get('/api/auth/profile', { authorization: `Bearer ${page.searchParams.get('token')}` });
const isIn = async (browser: Browser) => (await browser.get('/api/auth/check-session')).body['authenticated'];

const errorOf = (page: URL) => page.searchParams.get('error');
const healthOf = async (on: AccountsApp) =>
  (await openBrowser(on.http).get('/api/auth/oauth/health')).body['google'];

describe('coming by Google', () => {
  it('makes a parent of a newcomer, returns to the page, and opens a session for the token', async () => {
    const browser = openBrowser(app.http);
    const person = somebody();
    const page = await goThrough(browser, person, 'from=/account-type&role=parent');
    expect(page.pathname).toBe('/account-type');
    expect(page.searchParams.get('provider')).toBe('google');
    expect(page.searchParams.get('role')).toBe('parent');
    expect(await isIn(browser)).toBe(false);
    const { status, body } = await exchange(browser, page);
    expect(status).toBe(200);
    expect(body['user']).toMatchObject({
      firstName: 'Ngozi',
      lastName: 'Adeyemi',
      role: 'parent',
      email: person.email,
    });
    expect(await isIn(browser)).toBe(true);
    const again = openBrowser(app.http);
    const { body: later } = await exchange(again, await goThrough(again, person, 'from=/auth'));
    expect(later['user']).toMatchObject({ id: (body['user'] as { id: string }).id });
  });

  it.each([
    ['Pacific/Auckland', 'Pacific/Auckland'],
    ['Atlantis/Capital', 'UTC'],
  ])('lets a newcomer’s days go by the clock they came with: %s', async (zone, kept) => {
    const browser = openBrowser(app.http);
    const query = new URLSearchParams({ from: '/account-type', role: 'parent', timeZone: zone });
    const { body } = await exchange(browser, await goThrough(browser, somebody(), String(query)));
    expect(body['user']).toMatchObject({ timeZone: kept });
  });

  it('gives a token that works once, for a minute, in this browser only', async () => {
    const browser = openBrowser(app.http);
    const person = somebody();
    const page = await goThrough(browser, person, 'role=parent');
    const thief = openBrowser(app.http);
    for (const own of ['', 'a-binding-of-the-thief’s-own-trip']) {
      thief.cookies.set('ori_oauth_return', encodeURIComponent(own));
      expect((await exchange(thief, page)).body.error).toBe('Failed to get user profile from token');
    }
    const binding = browser.cookies.get('ori_oauth_return') ?? '';
    expect((await exchange(browser, page)).status).toBe(200);
    browser.cookies.set('ori_oauth_return', binding);
    expect((await exchange(browser, page)).status).toBe(401);
    const late = await goThrough(browser, person, '');
    app.wait(61_000);
    expect((await exchange(browser, late)).status).toBe(401);
  });

  it('takes the role from the account, whatever the address of the start or of the return says', async () => {
    const browser = openBrowser(app.http);
    const person = somebody();
    await goThrough(browser, person, 'role=teacher');
    const page = await goThrough(browser, person, 'role=admin');
    expect(page.searchParams.get('role')).toBe('teacher');
    page.searchParams.set('role', 'admin');
    expect((await exchange(browser, page)).body['user']).toMatchObject({ role: 'teacher' });
  });
});

describe('Google refuses, or we do', () => {
  it('when the state is not the one we gave', async () => {
    const browser = openBrowser(app.http);
    const url = await visit(browser, somebody(), 'from=/auth&role=parent');
    url.searchParams.set('state', 'forged');
    expect(errorOf(await comeBack(browser, url))).toBe('oauth_failed');
  });

  it('when another browser comes back than left, or the cookie was forged', async () => {
    const url = await visit(openBrowser(app.http), somebody(), 'role=parent');
    const other = openBrowser(app.http);
    expect(errorOf(await comeBack(other, url))).toBe('oauth_failed');
    other.cookies.set('ori_oauth', `${Buffer.from('{}').toString('base64url')}.${'0'.repeat(64)}`);
    expect(errorOf(await comeBack(other, url))).toBe('oauth_failed');
  });

  it('when the code is used a second time', async () => {
    const browser = openBrowser(app.http);
    const url = await visit(browser, somebody(), 'from=/auth&role=parent');
    const trip = browser.cookies.get('ori_oauth') ?? '';
    expect(errorOf(await comeBack(browser, url))).toBeNull();
    browser.cookies.set('ori_oauth', trip);
    expect(errorOf(await comeBack(browser, url))).toBe('invalid_code');
  });

  it('when the person says no at Google', async () => {
    const browser = openBrowser(app.http);
    const url = await visit(browser, somebody(), 'role=parent');
    const denied = new URL(`${url.origin}${url.pathname}`);
    denied.searchParams.set('error', 'access_denied');
    denied.searchParams.set('state', url.searchParams.get('state') ?? '');
    denied.searchParams.set('iss', google.settings.issuer);
    expect(errorOf(await comeBack(browser, denied))).toBe('oauth_failed');
  });

  it.each([
    ['a child under 14', 'role=student&ageGroup=middle', 'grown_up_needed'],
    ['a student of unknown age', 'role=student', 'account_needed'],
    ['a young learner of no country', 'role=student&ageGroup=high', 'account_needed'],
    ['one of unknown age in France', 'role=student&ageGroup=high&country=FR', 'account_needed'],
    ['one of 14 in France', 'role=student&ageGroup=high&country=FR&age=14', 'grown_up_needed'],
    ['a newcomer who chose no role', 'from=/auth', 'account_needed'],
    ['an admin', 'role=admin', 'oauth_failed'],
  ])('makes no account of %s', async (_who, query, error) => {
    const before = await app.database.pool.query('select count(*) from users');
    expect(errorOf(await goThrough(openBrowser(app.http), somebody(), query))).toBe(error);
    expect(await app.database.pool.query('select count(*) from users').then(({ rows }) => rows)).toEqual(
      before.rows,
    );
  });

  it('never sends the browser to another site', async () => {
    const page = await goThrough(openBrowser(app.http), somebody(), 'from=//evil.example/auth&role=parent');
    expect([page.origin, page.pathname]).toEqual([PUBLIC_URL, '/auth']);
  });
});

describe('an address that has an account already', () => {
  it('is joined when both sides have proved it', async () => {
    const { id, email } = await signUp(openBrowser(app.http));
    await app.database.pool.query(
      `update users set metadata = '{"emailVerifiedAt":"2026-01-01"}' where id = $1`,
      [id],
    );
    const browser = openBrowser(app.http);
    const { body } = await exchange(
      browser,
      await goThrough(browser, somebody({ email: email.toUpperCase() }), ''),
    );
    expect(body['user']).toMatchObject({ id });
  });

  it('is not joined when the account never proved it, or Google has not', async () => {
    const { id, email } = await signUp(openBrowser(app.http));
    const unproved = await goThrough(openBrowser(app.http), somebody({ email }), 'role=parent');
    expect(unproved.searchParams.get('error')).toBe('email_in_use');
    // Whoever holds the mailbox said yes to the letter: that tells nothing of who holds the account.
    await app.database.pool.query(
      `update users set metadata = '{"emailConfirmedAt":"2026-01-01"}' where id = $1`,
      [id],
    );
    const confirmed = await goThrough(openBrowser(app.http), somebody({ email }), 'role=parent');
    expect(confirmed.searchParams.get('error')).toBe('email_in_use');
    await app.database.pool.query(
      `update users set metadata = '{"emailVerifiedAt":"2026-01-01"}' where id = $1`,
      [id],
    );
    const unverified = await goThrough(
      openBrowser(app.http),
      somebody({ email, email_verified: false }),
      'role=parent',
    );
    expect(unverified.searchParams.get('error')).toBe('oauth_failed');
  });

  it('is never a way into an admin account', async () => {
    const { id, email } = await appointAdmin(app);
    await app.database.pool.query(
      `update users set metadata = '{"emailVerifiedAt":"2026-01-01"}' where id = $1`,
      [id],
    );
    const page = await goThrough(openBrowser(app.http), somebody({ email }), '');
    expect(page.searchParams.get('error')).toBe('oauth_failed');
  });
});

it('tells that it is not set up, that it is up, and that it is down', async () => {
  const bare = await openAccountsApp(app.database);
  const settings = { ...google.settings, issuer: 'http://127.0.0.1:9' };
  const lost = await openAccountsApp(app.database, { google: settings });
  expect([await healthOf(bare), await healthOf(app), await healthOf(lost)]).toEqual([
    'not-configured',
    'up',
    'down',
  ]);
  const refused = await openBrowser(bare.http).get('/api/auth/google');
  expect([refused.status, refused.body.code]).toEqual([503, 'oauth-not-configured']);
  await bare.close();
  await lost.close();
});
