import { PIN_FAILURES_UNKNOWN_PER_DAY } from '@ori/contracts/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsApp, openAccountsApp, startAccounts } from '../testing/accounts-app.ts';
import { addApp, AUTHENTICATOR, codeOf, wrongCode } from '../testing/app-people.ts';
import { type Browser, openBrowser } from '../testing/browser.ts';
import { PIN, prove, signUp } from '../testing/people.ts';

let app: AccountsApp;
beforeAll(async () => {
  app = await startAccounts();
});
afterAll(() => app.close());

const said = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const WRONG = [401, 'code-wrong'];
const STEP_MS = 30_000;
let addresses = 0;
/** A device never seen before, in a network of its own. */
const newDevice = (on = app) => openBrowser(on.http, `203.0.113.${(addresses += 1)}`);
const login = (browser: Browser, identifier: string, step: object = {}) =>
  browser.post('/api/auth/v2/pin/login', { identifier, pin: PIN, ...step });

async function personWithApp(role = 'parent') {
  const browser = openBrowser(app.http);
  const person = await signUp(browser, { role });
  const added = await addApp(app, browser);
  app.wait(STEP_MS);
  return { ...person, ...added, browser };
}
const codesMailed = async (email: string) =>
  (await app.mailedTo(email)).flatMap(({ subject }) => /^\d{6}/.exec(subject)?.[0] ?? []);

describe('a code of an authenticator app', () => {
  it.each(['parent', 'teacher'])('lets a %s in on a new device, and nothing is mailed', async (role) => {
    const { sacredId, email, key, browser } = await personWithApp(role);
    const tablet = newDevice();
    const asked = await login(tablet, sacredId);
    expect([asked.status, asked.body.code, asked.body.field]).toEqual([401, 'app-code-needed', 'code']);
    const code = codeOf(app, key);
    expect((await login(tablet, sacredId, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(
      200,
    );
    expect(await codesMailed(email)).toEqual([]);
    const state = (await browser.get(AUTHENTICATOR)).body['app'];
    expect(state).toMatchObject({ lastUsedAt: expect.any(String) });
  });

  it('is good once, also in another process at the same moment, and so are those before it', async () => {
    const { sacredId, key } = await personWithApp();
    const other = await openAccountsApp(app.database, { now: app.now });
    const [before, code] = [codeOf(app, key, -1), codeOf(app, key)];
    const tries = await Promise.all(
      [app, other, app, other].map((on) => login(newDevice(on), sacredId, { code })),
    );
    await other.close();
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
    for (const used of [code, before])
      expect(said(await login(newDevice(), sacredId, { code: used }))).toEqual(WRONG);
  });

  it('is taken of the step before and the next one, and of none further off', async () => {
    const { sacredId, key } = await personWithApp();
    app.wait(10 * STEP_MS);
    for (const steps of [-2, 2])
      expect(said(await login(newDevice(), sacredId, { code: codeOf(app, key, steps) }))).toEqual(WRONG);
    for (const steps of [-1, 1])
      expect((await login(newDevice(), sacredId, { code: codeOf(app, key, steps) })).status).toBe(200);
  });

  it('that confirmed the app signs nobody in', async () => {
    const browser = openBrowser(app.http);
    const { sacredId } = await signUp(browser);
    const { key } = await addApp(app, browser);
    expect(said(await login(newDevice(), sacredId, { code: codeOf(app, key) }))).toEqual(WRONG);
  });

  it('is of one account: another’s app and recovery codes open nothing', async () => {
    const [one, other] = [await personWithApp(), await personWithApp()];
    for (const code of [codeOf(app, other.key), other.recoveryCodes[0]])
      expect(said(await login(newDevice(), one.sacredId, { code }))).toEqual(WRONG);
  });

  it('is worth nothing without the right PIN, and a wrong PIN does not use it up', async () => {
    const { sacredId, key } = await personWithApp();
    const code = codeOf(app, key);
    const guess = await newDevice().post('/api/auth/v2/pin/login', {
      identifier: sacredId,
      pin: '1594',
      code,
    });
    expect(guess.body.code).toBe('invalid-sacred-id-or-pin');
    expect((await login(newDevice(), sacredId, { code })).status).toBe(200);
  });

  it('is guessed as often as a PIN: then nothing is tested until tomorrow, on new devices', async () => {
    const { sacredId, key, browser } = await personWithApp();
    for (let time = 0; time < PIN_FAILURES_UNKNOWN_PER_DAY; time += 1)
      expect(said(await login(newDevice(), sacredId, { code: wrongCode(app, key) }))).toEqual(WRONG);
    const held = [429, 'account-held'];
    expect(said(await login(newDevice(), sacredId, { code: codeOf(app, key) }))).toEqual(held);
    expect((await login(browser, sacredId)).status).toBe(200);
    app.wait(24 * 60 * 60_000);
    expect((await login(newDevice(), sacredId, { code: codeOf(app, key) })).status).toBe(200);
  });

  it('proves its person before a change, once', async () => {
    const { browser, key } = await personWithApp();
    app.wait(10 * 60_000);
    const proof = (given: object) => browser.post('/api/accounts/prove', given);
    expect(said(await proof({}))).toEqual([401, 'app-code-needed']);
    const code = codeOf(app, key);
    expect(said(await proof({ code: wrongCode(app, key) }))).toEqual(WRONG);
    expect((await proof({ code })).status).toBe(200);
    expect(said(await proof({ code }))).toEqual(WRONG);
    expect((await browser.delete(AUTHENTICATOR)).status).toBe(200);
  });

  it('is no longer asked for once the app is removed', async () => {
    const { browser, sacredId, key, recoveryCodes } = await personWithApp();
    await prove(browser);
    await browser.delete(AUTHENTICATOR);
    expect((await login(newDevice(), sacredId)).body.code).toBe('second-step-needed');
    for (const code of [codeOf(app, key), recoveryCodes[0]])
      expect(said(await login(newDevice(), sacredId, { code }))).toEqual(WRONG);
  });
});

describe('in place of an app’s code', () => {
  it('a recovery code goes in, once, however it is typed, and a letter says how many are left', async () => {
    const { sacredId, email, recoveryCodes, browser } = await personWithApp();
    const [one = '', other = ''] = recoveryCodes;
    const tries = await Promise.all(
      [one, one.toLowerCase(), one.replace('-', ' ')].map((code) => login(newDevice(), sacredId, { code })),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    expect((await login(newDevice(), sacredId, { code: other })).status).toBe(200);
    const told = (await app.mailedTo(email)).filter(({ subject }) => subject.startsWith('A recovery code'));
    expect(told.map(({ text }) => /left: (\d+)/.exec(text)?.[1])).toEqual(['8', '9']);
    expect((await browser.get(AUTHENTICATOR)).body['recoveryCodesLeft']).toBe(8);
  });

  it('codes made anew go in, and the old ones no longer', async () => {
    const { sacredId, browser, recoveryCodes } = await personWithApp();
    await prove(browser);
    const made = (await browser.post(`${AUTHENTICATOR}/recovery-codes`)).body['recoveryCodes'] as string[];
    expect(said(await login(newDevice(), sacredId, { code: recoveryCodes[0] }))).toEqual(WRONG);
    expect((await login(newDevice(), sacredId, { code: made[0] })).status).toBe(200);
  });

  it('a mailed code goes in where one is wished for, and where sign-in is held', async () => {
    const { sacredId, email, key } = await personWithApp();
    const tablet = newDevice();
    expect((await login(tablet, sacredId, { mailCode: true, code: '' })).body.code).toBe(
      'second-step-needed',
    );
    const [code] = await codesMailed(email);
    expect((await login(tablet, sacredId, { code })).status).toBe(200);
    expect((await login(newDevice(), sacredId, { code: codeOf(app, key) })).status).toBe(200);
  });
});
