import {
  GUESSES_HASHED_FOR_NOBODY_PER_HOUR,
  GUESSING_ALARM_PER_HOUR,
  PIN_FAILURES_INSTALLATION_PER_HOUR,
  PIN_FAILURES_PER_ADDRESS_PER_HOUR,
  PIN_FAILURES_UNKNOWN_PER_DAY,
} from '@ori/contracts/limits';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AccountsApp, openAccountsApp, startAccounts } from './testing/accounts-app.ts';
import { type Browser, openBrowser } from './testing/browser.ts';
import { addChild, type Known, PIN, signUp } from './testing/people.ts';

const HOUR_MS = 60 * 60 * 1000;
const SCHOOL = '192.0.2.200';
const HELD = [429, 'sign-in-held'];

let app: AccountsApp;
let parent: Known;
let child: { id: string; sacredId: string };
let addresses = 0;

beforeEach(async () => {
  app = await startAccounts();
  parent = await signUp(openBrowser(app.http), { password: 'correct horse' });
  child = await addChild(app, parent.id);
});
afterEach(() => app.close());

/** A browser never seen before, from an address never seen before unless one is given. */
function stranger(address?: string): Browser {
  addresses += 1;
  return openBrowser(app.http, address ?? `203.0.${addresses >> 8}.${addresses & 255}`);
}
const login = (browser: Browser, pin: string, identifier = child.sacredId, code?: string) =>
  browser.post('/api/auth/v2/pin/login', { identifier, pin, code });
/** What an answer tells. */
const toldBy = ({ status, text, retryAfter }: Awaited<ReturnType<typeof login>>) => [
  status,
  text,
  retryAfter,
];

/** Wrong tries on names nobody has. */
async function strangersTry(times: number, from: () => string): Promise<void> {
  for (let time = 0; time < times; time += 1) await login(stranger(from()), '1234', `nobody-${time}`);
}
const spend = (scope: string, count: number) =>
  app.database.pool.query('update pin_failures set count = $2 where scope = $1', [scope, count]);
async function codeMailedTo(email: string): Promise<string> {
  const subjects = (await app.mailedTo(email)).map(({ subject }) => subject);
  return subjects.flatMap((subject) => /^\d{6}/.exec(subject)?.[0] ?? [])[0] ?? 'no code';
}
async function codesMailed(): Promise<number> {
  return (await app.mailedTo(parent.email)).filter(({ subject }) => /^\d{6} /.test(subject)).length;
}
async function countOf(scope: string, key: string): Promise<number> {
  const text = 'select count from pin_failures where scope = $1 and key = $2';
  const { rows } = await app.database.pool.query<{ count: number }>(text, [scope, key]);
  return rows[0]?.count ?? 0;
}

describe('wrong tries on names nobody has', () => {
  it('keep nobody out elsewhere: 290 of them, from ten networks', async () => {
    let time = 0;
    await strangersTry(290, () => `198.18.0.${(time += 1) % 10}`);
    expect((await login(stranger(), PIN)).status).toBe(200);
    const byPassword = { email: parent.email, password: 'correct horse' };
    expect((await stranger().post('/api/auth/login', byPassword)).body.code).toBe('second-step-needed');
    expect(await countOf('installation-hour', 'all')).toBe(0);
  });

  it('cost no more hashes than before, over all networks', async () => {
    await strangersTry(1, () => '198.18.1.1');
    await spend('guesses-hour', GUESSES_HASHED_FOR_NOBODY_PER_HOUR);
    const before = app.hashes();
    expect((await login(stranger(), '1234', 'nobody')).body.code).toBe('invalid-sacred-id-or-pin');
    expect(app.hashes()).toBe(before);
    expect((await login(stranger(), PIN)).status).toBe(200);
  });
});

describe('a school behind one router, after 32 wrong tries there', () => {
  beforeEach(() => strangersTry(PIN_FAILURES_PER_ADDRESS_PER_HOUR + 2, () => SCHOOL));

  it('lets a child in by a code that its grown-up is mailed', async () => {
    const tablet = stranger(SCHOOL);
    const first = await login(tablet, PIN);
    expect([first.status, first.body.code]).toEqual(HELD);
    expect(first.retryAfter).toBeGreaterThan(0);
    const [letter] = await app.mailedTo(parent.email);
    expect(letter?.text).not.toContain('Nia');
    const code = await codeMailedTo(parent.email);
    expect((await login(tablet, PIN, child.sacredId, code)).status).toBe(200);
    expect(await countOf('account-total', child.id)).toBe(0);
    await tablet.post('/api/auth/logout');
    expect((await login(tablet, PIN)).status).toBe(200);
  });

  it('lets a grown-up in by a code, with PIN or password', async () => {
    const enter = (code?: string) =>
      stranger(SCHOOL).post('/api/auth/login', { email: parent.email, password: 'correct horse', code });
    expect((await enter()).body.code).toBe('sign-in-held');
    expect((await enter(await codeMailedTo(parent.email))).status).toBe(200);
    app.wait(1_000);
    await login(stranger(SCHOOL), PIN, parent.sacredId);
    const code = await codeMailedTo(parent.email);
    expect((await login(stranger(SCHOOL), PIN, parent.sacredId, code)).status).toBe(200);
  });

  it('lets everybody in without one elsewhere, and there once the hour is over', async () => {
    expect((await login(stranger(), PIN)).status).toBe(200);
    app.wait(HOUR_MS);
    expect((await login(stranger(SCHOOL), PIN)).status).toBe(200);
  });

  it('answers right, wrong and unknown alike, with and without a code, and mails a code to none but the right', async () => {
    const right = toldBy(await login(stranger(SCHOOL), PIN));
    const before = await codesMailed();
    for (const code of [undefined, '000000']) {
      for (const [pin, identifier] of [
        [PIN, child.sacredId],
        ['0001', child.sacredId],
        ['0001', 'nobody-at-all'],
      ] as const) {
        const told = toldBy(await login(stranger(SCHOOL), pin, identifier, code));
        expect(told.slice(0, 2)).toEqual(right.slice(0, 2));
      }
    }
    // One more, for the right PIN that came without a code.
    expect([before, await codesMailed()]).toEqual([1, 2]);
  });

  it('tells by no counter either whether a PIN was right: each try without its code counts for the account', async () => {
    const others = [await addChild(app, parent.id), await addChild(app, parent.id)] as const;
    for (const [{ id, sacredId }, pin] of [
      [others[0], PIN],
      [others[1], '0001'],
    ] as const) {
      for (let time = 0; time < PIN_FAILURES_UNKNOWN_PER_DAY; time += 1) {
        expect((await login(stranger(SCHOOL), pin, sacredId)).body.code).toBe('sign-in-held');
      }
      expect(await countOf('account-day', id)).toBe(PIN_FAILURES_UNKNOWN_PER_DAY);
      expect((await login(stranger(), '0001', sacredId)).body.code).toBe('account-held');
    }
    expect(await countOf('installation-hour', 'all')).toBe(0);
  });

  it('says at the side doors, too, that it is held, and neither right nor wrong', async () => {
    for (const pin of [PIN, '0001']) {
      const verified = await stranger(SCHOOL).post('/api/auth/v2/pin/verify', { email: child.sacredId, pin });
      expect([verified.status, verified.body.code]).toEqual(HELD);
      const change = { email: child.sacredId, currentPin: pin, newPin: '7306' };
      const changed = await stranger(SCHOOL).post('/api/auth/v2/pin/change-pin', change);
      expect([changed.status, changed.body.code]).toEqual(HELD);
    }
  });
});

describe('spraying over accounts', () => {
  it('makes new devices need a code past the budget of the installation, while known devices go on', async () => {
    const tablet = stranger();
    await login(tablet, PIN);
    await login(stranger(), '0001');
    await spend('installation-hour', PIN_FAILURES_INSTALLATION_PER_HOUR);
    const held = await login(stranger(), PIN);
    expect([held.status, held.body.code]).toEqual(HELD);
    const code = await codeMailedTo(parent.email);
    expect((await login(stranger(), PIN, child.sacredId, code)).status).toBe(200);
    expect((await login(tablet, PIN)).status).toBe(200);
    expect(await countOf('installation-hour', 'all')).toBe(PIN_FAILURES_INSTALLATION_PER_HOUR);
  });

  it('gives an account no more hashes past it than before, also all at once', async () => {
    await login(stranger(), '0001');
    await spend('installation-hour', PIN_FAILURES_INSTALLATION_PER_HOUR);
    const browsers = Array.from({ length: 60 }, () => stranger());
    for (const browser of browsers) await browser.get('/api/auth/check-session');
    const before = app.hashes();
    await Promise.all(browsers.map((browser) => login(browser, '0001')));
    for (let time = 0; time < PIN_FAILURES_UNKNOWN_PER_DAY; time += 1) await login(stranger(), '0001');
    expect(app.hashes() - before).toBe(PIN_FAILURES_UNKNOWN_PER_DAY - 1);
  });

  it('is told, with how many from how many networks, and once in the log', async () => {
    expect(await app.accounts.staff.guessing()).toBeNull();
    const lines: unknown[] = [];
    const log = { warn: (facts: unknown) => lines.push(facts), error: () => {} } as never;
    const told = await openAccountsApp(app.database, { log });
    let time = 0;
    for (; time < GUESSING_ALARM_PER_HOUR + 3; time += 1) {
      const browser = openBrowser(told.http, `198.18.2.${time % 5}`);
      await login(browser, '1234', `nobody-${time}`);
    }
    await told.close();
    expect(lines).toMatchObject([{ failures: GUESSING_ALARM_PER_HOUR, networks: 5 }]);
    expect(await app.accounts.staff.guessing()).toMatchObject({ failures: time, networks: 5 });
    app.wait(26 * HOUR_MS);
    expect(await app.accounts.staff.guessing()).toBeNull();
  });
});
