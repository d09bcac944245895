import {
  PIN_FAILURE_FADES_AFTER_HOURS,
  PIN_FAILURES_KNOWN_DEVICE,
  PIN_FAILURES_UNKNOWN_PER_DAY,
  PIN_FAILURES_UNKNOWN_TOTAL,
} from '@ori/contracts/limits';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OWASP_COST } from './secret-hasher.ts';
import { type AccountsApp, openAccountsApp, startAccounts } from './testing/accounts-app.ts';
import { type Browser, openBrowser } from './testing/browser.ts';
import { PIN, addChild, signUp } from './testing/people.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** What a spent account or device answers, whatever is typed. */
const SPENT = [429, 'account-held'];
const WRONG = { success: false, error: 'Invalid Sacred ID or PIN', code: 'invalid-sacred-id-or-pin' };

/** Breaks the counting: every failure is written down as none. */
const FORGETFUL = `
  create function forget() returns trigger language plpgsql as $$ begin new.count := 0; return new; end $$;
  create trigger forget before insert or update on pin_failures for each row execute function forget()`;

let app: AccountsApp;
let parent: Browser;
let child: { id: string; sacredId: string };
let addresses = 0;

// Budgets of the installation and of addresses outlive a person, so each attack has a database of its own.
beforeEach(async () => {
  app = await startAccounts();
  parent = openBrowser(app.http);
  const { id } = await signUp(parent);
  child = await addChild(app, id);
});
afterEach(() => app.close());

/** A browser never seen before, from an address never seen before. */
function stranger(on: AccountsApp = app): Browser {
  addresses += 1;
  return openBrowser(on.http, `203.0.${addresses >> 8}.${addresses & 255}`);
}
const login = (browser: Browser, pin: string, identifier = child.sacredId) =>
  browser.post('/api/auth/v2/pin/login', { identifier, pin });
async function guess(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await login(stranger(), '0001');
}
/** How many hashes the work computed. */
async function hashesOf(work: () => Promise<unknown>): Promise<number> {
  const before = app.hashes();
  await work();
  return app.hashes() - before;
}

describe('guessing on unknown devices', () => {
  it('computes five hashes a day and ten in all, whatever is typed', async () => {
    expect(await hashesOf(() => guess(20))).toBe(PIN_FAILURES_UNKNOWN_PER_DAY);
    app.wait(DAY_MS);
    expect(await hashesOf(() => guess(20))).toBe(PIN_FAILURES_UNKNOWN_TOTAL - PIN_FAILURES_UNKNOWN_PER_DAY);
    app.wait(40 * DAY_MS);
    expect(await hashesOf(() => guess(20))).toBe(0);
    const right = await login(stranger(), PIN);
    expect([right.status, right.body.code]).toEqual(SPENT);
    expect(right.retryAfter).toBeGreaterThan(0);
    expect((await app.accounts.lockedAmong([child.id])).has(child.id)).toBe(true);
  });

  it('gives no more hashes to tries that come all at once', async () => {
    const browsers = Array.from({ length: 60 }, () => stranger());
    for (const browser of browsers) await browser.get('/api/auth/check-session');
    const hashes = await hashesOf(() => Promise.all(browsers.map((browser) => login(browser, '0001'))));
    expect(hashes).toBeGreaterThan(0);
    expect(hashes).toBeLessThanOrEqual(PIN_FAILURES_UNKNOWN_PER_DAY);
    expect(await hashesOf(() => guess(PIN_FAILURES_UNKNOWN_PER_DAY))).toBe(
      PIN_FAILURES_UNKNOWN_PER_DAY - hashes,
    );
  });

  it('shares the budget between two processes', async () => {
    let others = 0;
    const second = await openAccountsApp(app.database, { onHash: () => (others += 1) });
    const own = await hashesOf(async () => {
      for (let time = 0; time < 8; time += 1) {
        await Promise.all([login(stranger(), '0001'), login(stranger(second), '0001')]);
      }
    });
    await second.close();
    expect(own + others).toBe(PIN_FAILURES_UNKNOWN_PER_DAY);
  });

  it('leaves the known device in, does not renew by its success, and is renewed by a grown-up', async () => {
    const tablet = openBrowser(app.http);
    expect((await login(tablet, PIN)).status).toBe(200);
    await guess(5);
    app.wait(DAY_MS);
    await guess(5);
    expect((await login(tablet, PIN)).status).toBe(200);
    expect((await login(stranger(), PIN)).body.code).toBe('account-held');
    await app.database.db.transaction((tx) => app.accounts.unlock(child.id, tx));
    expect((await app.accounts.lockedAmong([child.id])).has(child.id)).toBe(false);
    expect((await login(stranger(), PIN)).status).toBe(200);
  });

  it('counts only failures: signing in on new devices never uses the budget up', async () => {
    for (let time = 0; time < 15; time += 1) expect((await login(stranger(), PIN)).status).toBe(200);
    expect(await hashesOf(() => guess(20))).toBe(PIN_FAILURES_UNKNOWN_PER_DAY);
  });

  it('is found out by this attack in a build that forgets failures', async () => {
    await app.database.pool.query(FORGETFUL);
    expect(await hashesOf(() => guess(PIN_FAILURES_UNKNOWN_PER_DAY + 1))).toBe(
      PIN_FAILURES_UNKNOWN_PER_DAY + 1,
    );
  });
});

describe('a known device', () => {
  it('is held back after ten failures, and says so, until a grown-up renews it', async () => {
    const tablet = openBrowser(app.http);
    await login(tablet, PIN);
    const hashes = await hashesOf(async () => {
      for (let time = 0; time < 10; time += 1) expect((await login(tablet, '0001')).body).toEqual(WRONG);
      for (const pin of ['0001', '0002', PIN]) {
        const { status, body } = await login(tablet, pin);
        expect([status, body.code]).toEqual(SPENT);
      }
    });
    expect(hashes).toBe(PIN_FAILURES_KNOWN_DEVICE);
    expect((await app.accounts.lockedAmong([child.id])).has(child.id)).toBe(true);
    await app.database.db.transaction((tx) => app.accounts.renewPin(child.id, '7306', tx));
    expect((await login(tablet, '7306')).status).toBe(200);
  });

  /** The owner comes in by the front door, or shows the PIN at a side door. */
  const owner: [string, (tablet: Browser) => ReturnType<typeof login>][] = [
    ['the front door', (tablet) => login(tablet, PIN)],
    ['a side door', (tablet) => tablet.post('/api/auth/v2/pin/verify', { email: child.sacredId, pin: PIN })],
  ];

  it.each(owner)('gives a sibling no new budget by its owner’s success at %s', async (_door, come) => {
    const tablet = openBrowser(app.http);
    await login(tablet, PIN);
    for (let time = 0; time < PIN_FAILURES_KNOWN_DEVICE - 1; time += 1) await login(tablet, '0001');
    for (let time = 0; time < 3; time += 1) expect((await come(tablet)).status).toBe(200);
    const hashes = await hashesOf(async () => {
      for (let time = 0; time < 9; time += 1) await login(tablet, '0001');
    });
    expect(hashes).toBe(1);
    expect((await app.accounts.lockedAmong([child.id])).has(child.id)).toBe(true);
  });

  it.each(owner)('forgets with time, once its owner came by %s', async (_door, come) => {
    const tablet = openBrowser(app.http);
    await login(tablet, PIN);
    for (let time = 0; time < PIN_FAILURES_KNOWN_DEVICE - 1; time += 1) await login(tablet, '0001');
    app.wait(3 * PIN_FAILURE_FADES_AFTER_HOURS * 60 * 60 * 1000);
    expect((await come(tablet)).status).toBe(200);
    const hashes = await hashesOf(async () => {
      for (let time = 0; time < 9; time += 1) await login(tablet, '0001');
    });
    expect(hashes).toBe(1 + 3);
  });

  it('is known for the person who signed in there, not for a sibling, and not when its cookie is forged', async () => {
    const tablet = openBrowser(app.http);
    await login(tablet, PIN);
    const parentOf = await signUp(stranger());
    const sibling = await addChild(app, parentOf.id);
    const onTablet = await hashesOf(async () => {
      for (let time = 0; time < 9; time += 1) await login(tablet, '0001', sibling.sacredId);
    });
    expect(onTablet).toBe(PIN_FAILURES_UNKNOWN_PER_DAY);
    const forger = stranger();
    const [id = ''] = (tablet.cookies.get('ori_device') ?? '').split('.');
    forger.cookies.set('ori_device', `${id}.${'0'.repeat(64)}`);
    const forged = await hashesOf(async () => {
      for (let time = 0; time < 9; time += 1) await login(forger, '0001');
    });
    expect(forged).toBe(PIN_FAILURES_UNKNOWN_PER_DAY);
  });
});

describe('side doors', () => {
  it('share one budget: verify, change-pin, set-pin, login and pin/login', async () => {
    const { email, sacredId } = await signUp(stranger(), { password: 'correct horse' });
    const doors = [
      (browser: Browser) => browser.post('/api/auth/v2/pin/verify', { email: sacredId, pin: '0001' }),
      (browser: Browser) =>
        browser.post('/api/auth/v2/pin/change-pin', { email, currentPin: '0001', newPin: '7306' }),
      (browser: Browser) =>
        browser.post('/api/auth/v2/pin/set-pin', { email, pin: '7306', currentPassword: 'wrong' }),
      (browser: Browser) => browser.post('/api/auth/login', { email, password: 'wrong' }),
      (browser: Browser) => browser.post('/api/auth/v2/pin/login', { identifier: email, pin: '0001' }),
    ];
    const hashes = await hashesOf(async () => {
      for (const door of [...doors, ...doors])
        expect((await door(stranger())).status).toBeGreaterThanOrEqual(400);
    });
    expect(hashes).toBe(PIN_FAILURES_UNKNOWN_PER_DAY);
    expect((await stranger().post('/api/auth/login', { email, password: 'correct horse' })).body.code).toBe(
      'account-held',
    );
  });
});

describe('what an answer tells', () => {
  it('is the same for an unknown Sacred ID and a wrong PIN: text, and one hash each', async () => {
    let unknown: unknown;
    let wrong: unknown;
    expect(
      await hashesOf(async () => (unknown = (await login(stranger(), '0001', 'nobody-here')).body)),
    ).toBe(1);
    expect(await hashesOf(async () => (wrong = (await login(stranger(), '0001')).body))).toBe(1);
    expect(unknown).toEqual(WRONG);
    expect(wrong).toEqual(WRONG);
  });

  it('is the same for a child who may not come in now', async () => {
    await app.database.db.transaction((tx) => app.accounts.setActive(child.id, false, tx));
    expect((await login(stranger(), PIN)).body).toEqual(WRONG);
  });

  it('comes no sooner for a spent budget or an unknown Sacred ID than for a wrong PIN', async () => {
    const refusalAfterMs = 120;
    const slow = await openAccountsApp(app.database, { refusalAfterMs });
    const timeOf = async (pin: string, identifier: string) => {
      const browser = stranger(slow);
      await browser.get('/api/auth/check-session');
      const startedAt = performance.now();
      await login(browser, pin, identifier);
      return performance.now() - startedAt;
    };
    const times = [await timeOf('0001', child.sacredId), await timeOf('0001', 'nobody-here')];
    for (let time = 0; time < 5; time += 1) times.push(await timeOf('0001', child.sacredId));
    const spent = await timeOf(PIN, child.sacredId);
    await slow.close();
    for (const time of [...times, spent]) {
      expect(time).toBeGreaterThanOrEqual(refusalAfterMs - 2);
    }
  });
});

it('turns away what would wait too long for a hash, and does not count it as a failure', async () => {
  const slow = await openAccountsApp(app.database, { hashCost: OWASP_COST });
  const strangers = Array.from({ length: 70 }, () => stranger(slow));
  for (const browser of strangers) await browser.get('/api/auth/check-session');
  const answers = await Promise.all(
    strangers.map((browser, index) => login(browser, '0001', `nobody-${index}`)),
  );
  await slow.close();
  const refused = answers.filter(({ status }) => status === 401).length;
  expect(answers.filter(({ status }) => status === 429).length).toBe(70 - refused);
  expect(refused).toBeLessThan(70);
  const { rows } = await app.database.pool.query(
    `select count from pin_failures where scope = 'guesses-hour'`,
  );
  expect(rows).toEqual([{ count: refused }]);
});
