import type { Child } from '@ori/contracts/families';
import { PIN_FAILURES_KNOWN_DEVICE, PIN_FAILURES_UNKNOWN_TOTAL } from '@ori/contracts/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

test('tells of each child whether its PIN is held back, on a known device or on all others', async () => {
  const parent = await family.signUpParent();
  const [free, guessed, mistyped] = [
    await family.addChild(parent, { firstName: 'Free' }),
    await family.addChild(parent, { firstName: 'Guessed' }),
    await family.addChild(parent, { firstName: 'Mistyped' }),
  ];
  const { pool } = family.database;
  await pool.query(
    `insert into pin_failures (scope, key, window_start, count) values
       ('account-total', $1, 'epoch', $2), ('account-total', $3, 'epoch', $2 - 1)
     on conflict (scope, key, window_start) do update set count = excluded.count`,
    [guessed.user.id, PIN_FAILURES_UNKNOWN_TOTAL, free.user.id],
  );
  await pool.query('update known_devices set failures_in_a_row = $2 where user_id = $1', [
    mistyped.user.id,
    PIN_FAILURES_KNOWN_DEVICE,
  ]);
  const { children } = (await parent.client.get('/api/families/children')).json<{ children: Child[] }>();
  expect(Object.fromEntries(children.map(({ firstName, locked }) => [firstName, locked]))).toEqual({
    Free: false,
    Guessed: true,
    Mistyped: true,
  });
});
