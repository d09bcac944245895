import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Tx } from '../../db/database.ts';
import type { NewChild } from './children.service.ts';
import { type AccountsApp, startAccounts } from './testing/accounts-app.ts';
import { openBrowser } from './testing/browser.ts';
import { PIN, addChild, signUp } from './testing/people.ts';

let app: AccountsApp;
let familyId: string;
let parentId: string;
beforeAll(async () => {
  app = await startAccounts();
});
afterAll(() => app.close());
beforeEach(async () => {
  parentId = (await signUp(openBrowser(app.http))).id;
  familyId = (await app.accounts.findUser(parentId))?.familyId ?? '';
});

const inTransaction = <Value>(work: (tx: Tx) => Promise<Value>) => app.database.db.transaction(work);
const login = (sacredId: string, pin = PIN) =>
  openBrowser(app.http).post('/api/auth/v2/pin/login', { identifier: sacredId, pin });
let made = 0;
function childOf(changes: Partial<NewChild> = {}): NewChild {
  made += 1;
  return {
    firstName: 'Zuri',
    sacredId: `Zuri${made}`,
    pin: PIN,
    familyId,
    ageGroup: 'k2',
    locale: 'es',
    timeZone: 'America/Lima',
    ...changes,
  };
}

describe('createChild', () => {
  it('makes a student of the family, with its facts and no more than those', async () => {
    const input = childOf({ birthYear: 2019, birthMonth: 3, gradeLevel: 1, pictureKey: true });
    const extra = { ...input, role: 'admin', isActive: false, email: 'kid@example.org' };
    const created = await inTransaction((tx) => app.accounts.createChild(extra, tx));
    expect(created.ok).toBe(true);
    const child = await app.accounts.findUser(created.ok ? created.value.userId : '');
    expect(child).toMatchObject({
      familyId,
      role: 'student',
      ageGroup: 'k2',
      isActive: true,
      email: null,
      pictureKey: true,
    });
    expect((await login(input.sacredId)).status).toBe(200);
  });

  it('refuses a common PIN and the birth year', async () => {
    const refused = await inTransaction(async (tx) => [
      await app.accounts.createChild(childOf({ pin: '1212' }), tx),
      await app.accounts.createChild(childOf({ pin: '2019', birthYear: 2019 }), tx),
    ]);
    expect(refused.map((result) => !result.ok && result.failure)).toEqual([
      'pin-too-common',
      'pin-is-birth-year',
    ]);
  });

  it('leaves the transaction usable when the Sacred ID is taken', async () => {
    const input = childOf();
    await inTransaction((tx) => app.accounts.createChild(input, tx));
    const [second, third] = await inTransaction(async (tx) => [
      await app.accounts.createChild(input, tx),
      await app.accounts.createChild(childOf(), tx),
    ]);
    expect(second).toEqual({ ok: false, failure: 'sacred-id-taken' });
    expect(third?.ok).toBe(true);
  });

  it('is undone with the transaction around it', async () => {
    const input = childOf();
    const undone = inTransaction(async (tx) => {
      await app.accounts.createChild(input, tx);
      throw new Error('consent was not stored');
    });
    await expect(undone).rejects.toThrow('consent was not stored');
    expect((await login(input.sacredId)).status).toBe(401);
  });
});

describe('a child, later', () => {
  it('is changed in what is given only', async () => {
    const { id } = await addChild(app, parentId);
    await inTransaction((tx) => app.accounts.updateChild(id, { gradeLevel: 4, firstName: undefined }, tx));
    expect(await app.accounts.findUser(id)).toMatchObject({ firstName: 'Nia', gradeLevel: 4 });
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect(await inTransaction((tx) => app.accounts.updateChild(nobody, {}, tx))).toEqual({
      ok: false,
      failure: 'not-found',
    });
  });

  it('is signed out everywhere by a new PIN, and the old one is over', async () => {
    const { id, sacredId } = await addChild(app, parentId);
    const tablet = openBrowser(app.http);
    await tablet.post('/api/auth/v2/pin/login', { identifier: sacredId, pin: PIN });
    expect(await inTransaction((tx) => app.accounts.renewPin(id, '1111', tx))).toEqual({
      ok: false,
      failure: 'pin-too-common',
    });
    expect((await inTransaction((tx) => app.accounts.renewPin(id, '7306', tx))).ok).toBe(true);
    expect((await tablet.get('/api/auth/check-session')).body['authenticated']).toBe(false);
    expect((await login(sacredId)).status).toBe(401);
    expect((await login(sacredId, '7306')).status).toBe(200);
  });

  it('is kept out and signed out while not active, and let in again', async () => {
    const { id, sacredId } = await addChild(app, parentId);
    const tablet = openBrowser(app.http);
    await tablet.post('/api/auth/v2/pin/login', { identifier: sacredId, pin: PIN });
    await inTransaction((tx) => app.accounts.setActive(id, false, tx));
    expect((await tablet.get('/api/auth/check-session')).body['authenticated']).toBe(false);
    expect((await login(sacredId)).status).toBe(401);
    await inTransaction((tx) => app.accounts.setActive(id, true, tx));
    expect((await login(sacredId)).status).toBe(200);
  });

  it('is deleted once, by a grown-up', async () => {
    const { id, sacredId } = await addChild(app, parentId);
    const gone = () => inTransaction((tx) => app.accounts.scheduleDeletion(id, parentId, tx));
    expect([await gone(), await gone()]).toEqual([true, false]);
    expect((await login(sacredId)).status).toBe(401);
    expect((await app.accounts.findUser(id))?.deletedAt).toBeInstanceOf(Date);
  });
});
