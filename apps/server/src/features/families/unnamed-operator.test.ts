import { afterEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { childForm, proveAddress } from '../../testing/family-people.ts';
import { NAMED_OPERATOR } from '../../testing/named-operator.ts';

let app: TestApp;
afterEach(() => app.close());

const REFUSED = [409, 'operator-unnamed'];
const LACKS = {
  name: { operator: null },
  address: { operator: { name: 'Maple Co-op', address: null } },
  phone: { operatorPhone: null },
  mail: { contactAddress: 'hello@localhost' },
};

it.each(Object.entries(LACKS))('takes no child in production without its %s', async (_fact, lack) => {
  app = await startTestApp({ ...NAMED_OPERATOR, ...lack, isProduction: true });
  const { client, user } = await app.signUpParent();
  for (const isProved of [true, false]) {
    await proveAddress(app, { client, user }, isProved);
    const answer = await client.post('/api/families/children', childForm());
    expect([answer.statusCode, answer.json().code]).toEqual(REFUSED);
  }
  const { rows } = await app.database.pool.query(`select 1 from users where role = 'student'`);
  expect(rows).toEqual([]);
});

it('refuses a child who waited for the address to be confirmed, and goes on with those who are here', async () => {
  app = await startTestApp({ ...NAMED_OPERATOR, isProduction: true });
  const parent = await app.signUpParent();
  const here = await app.addChild(parent);
  await proveAddress(app, parent, false);
  const { draft } = (await parent.client.post('/api/families/children', childForm())).json();
  await proveAddress(app, parent);
  // Somebody empties the address for letters in the room of settings.
  await app.database.pool.query(
    `insert into installation_settings (is_sign_up_open, contact, changed_at) values (true, 'hello@localhost', now())`,
  );
  const sent = await parent.client.post('/api/families/children/draft', { draft });
  expect([sent.statusCode, sent.json().code]).toEqual(REFUSED);
  expect((await here.client.get('/api/auth/profile')).statusCode).toBe(200);
  const renamed = await parent.client.patch(`/api/families/children/${here.child.id}`, {
    firstName: 'Abena',
  });
  expect(renamed.statusCode, renamed.body).toBe(200);
});

it('takes one in production once all of it is told, in the room of settings, too', async () => {
  app = await startTestApp({ ...NAMED_OPERATOR, operator: null, isProduction: true });
  const parent = await app.signUpParent();
  await app.database.pool.query(
    `insert into installation_settings (is_sign_up_open, operator_name, operator_address, changed_at)
      values (true, 'Maple Co-op', '1 Lane, Maple', now())`,
  );
  const answer = await parent.client.post('/api/families/children', childForm());
  expect(answer.statusCode, answer.body).toBe(200);
});

it('asks for nothing of it where somebody tries or builds the product', async () => {
  app = await startTestApp();
  const parent = await app.signUpParent();
  expect((await parent.client.post('/api/families/children', childForm())).statusCode).toBe(200);
});
