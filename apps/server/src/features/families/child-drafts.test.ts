import type { Child } from '@ori/contracts/families';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../testing/app.ts';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { childForm, freshName, proveAddress, signInChild } from '../../testing/family-people.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

/** Somebody who typed an address that nothing proves. */
const typed = () => family.signUpParent({ invitation: undefined });
const add = ({ client }: Person, form: Record<string, unknown>) =>
  client.post('/api/families/children', form);
const send = ({ client }: Person, draft: string) => client.post('/api/families/children/draft', { draft });
const codeOf = ({ statusCode, json }: { statusCode: number; json(): { code?: string } }) => [
  statusCode,
  json().code,
];

/** Every row of every table, as text. */
async function wholeDatabase(): Promise<string> {
  const tables = `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
    from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`;
  const { rows } = await family.database.pool.query<{ name: string }>(tables);
  const texts: string[] = [];
  for (const { name } of rows) {
    const all = await family.database.pool.query<{ row: string }>(`select t::text as row from ${name} t`);
    texts.push(...all.rows.map(({ row }) => row));
  }
  return texts.join('\n');
}

test('of a child whose parent’s address nobody confirmed nothing is kept, and the draft cannot be read', async () => {
  const parent = await typed();
  const form = childForm({ firstName: 'Nkechinyere', sacredId: freshName('nkechinyere') });
  const answer = await add(parent, form);
  expect(answer.statusCode).toBe(202);
  const { draft } = answer.json<{ draft: string }>();
  expect(codeOf(await send(parent, draft))).toEqual([409, 'address-unconfirmed']);
  expect((await wholeDatabase()).toLowerCase()).not.toContain('nkechinyere');
  expect(Buffer.from(draft, 'base64url').toString('latin1').toLowerCase()).not.toContain('nkechinyere');
  expect((await parent.client.get('/api/families/children')).json()).toEqual({ children: [] });
});

test('once the address is confirmed the draft becomes the child, consent by e-mail plus, and works once', async () => {
  const parent = await typed();
  const form = childForm();
  const { draft } = (await add(parent, form)).json<{ draft: string }>();
  await proveAddress(family, parent);
  const added = await send(parent, draft);
  expect(added.statusCode).toBe(200);
  const { child } = added.json<{ child: Child }>();
  expect(child).toMatchObject({
    sacredId: form['sacredId'],
    isActive: true,
    consent: { method: 'email-plus', confirmBy: null },
  });
  await signInChild(family, child);
  expect(codeOf(await send(parent, draft))).toEqual([409, 'sacred-id-taken']);
  const { consents } = (await parent.client.get('/api/privacy/consents')).json();
  expect(consents).toMatchObject([{ method: 'email-plus', evidence: '2026-11-20T15:00:00.000Z' }]);
});

test('a draft is of its parent alone, and good for seven days', async () => {
  const [parent, other] = await Promise.all([typed(), family.signUpParent()]);
  const { draft } = (await add(parent, childForm())).json<{ draft: string }>();
  await proveAddress(family, parent);
  const changed = `${draft.slice(0, -4)}${draft.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
  for (const [person, tried] of [
    [other, draft],
    [parent, changed],
    [parent, 'AAAA'],
  ] as const)
    expect(codeOf(await send(person, tried))).toEqual([410, 'draft-over']);
  const before = family.clock.now;
  family.clock.now = new Date(before.getTime() + 7 * DAY_MS);
  await family.database.pool.query(`update sessions set expires_at = expires_at + interval '30 days'`);
  expect(codeOf(await send(parent, draft))).toEqual([410, 'draft-over']);
  family.clock.now = before;
  expect((await send(parent, draft)).statusCode).toBe(200);
});

test('what would refuse the child is said before the letter is waited for', async () => {
  const parent = await typed();
  const { child } = (await add(await family.signUpParent(), childForm())).json<{ child: Child }>();
  const refused: [Record<string, unknown>, number, string][] = [
    [{ consent: false }, 400, 'consent-needed'],
    [{ pinConfirmation: '4827' }, 400, 'pins-differ'],
    [{ pin: '1234', pinConfirmation: '1234' }, 400, 'pin-too-common'],
    [{ sacredId: child.sacredId.toUpperCase() }, 409, 'sacred-id-taken'],
  ];
  for (const [form, status, code] of refused)
    expect(codeOf(await add(parent, childForm(form)))).toEqual([status, code]);
});

test('neither a child nor a teacher adds anybody by a draft', async () => {
  const parent = await typed();
  const { draft } = (await add(parent, childForm())).json<{ draft: string }>();
  const child = await family.addChild(await family.signUpParent());
  for (const person of [child, await family.signUp('teacher')])
    expect((await send(person, draft)).statusCode).toBe(403);
  expect((await family.visitor().post('/api/families/children/draft', { draft })).statusCode).toBe(401);
});
