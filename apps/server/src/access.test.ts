import { OPERATIONS } from '@ori/core/access/operations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schemaOf } from './app.ts';
import { operationsOf } from './graphql/guard-schema.ts';
import {
  AIMED,
  callersOf,
  casesOf,
  createWorld,
  fill,
  needsAim,
  type Route,
  routesOf,
} from './testing/access-cases.ts';
import type { World } from './testing/access-people.ts';
import { type AccessCase, findLeaks } from './testing/access-harness.ts';
import { startTestApp, type TestApp } from './testing/app.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await createWorld(app);
});
afterAll(() => app.close());

const fitting = new Set<string>();
/** Keeps which calls on somebody's record were answered with success at least once. */
const noting = (each: AccessCase): AccessCase => ({
  ...each,
  async send(caller) {
    const tried = await each.send(caller);
    if (tried.target !== undefined && tried.outcome.status < 300) fitting.add(each.operation);
    return tried;
  },
});

/** What succeeds only with more than a body: tried as everybody where that is at hand. */
const NEEDS_MORE: readonly string[] = [
  // A picture: `portfolio.test.ts`.
  'portfolio.keepFile',
  // One's own secret just before: `passkeys.test.ts`.
  'accounts.removePasskey',
  // A payment by the parent's card: `stronger-consent.test.ts`.
  'families.showConsent',
];
/** Aimed calls that do not even succeed for whom they are about. */
async function neverFitting(routes: readonly Route[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { method, path, operation } of routes) {
    const aim = fitting.has(operation) || NEEDS_MORE.includes(operation) ? undefined : AIMED[operation];
    if (aim === undefined) continue;
    const { id, body, query = '', target } = await aim(world, 'own');
    const { client } = world.aimedAt.get(target.userId) ?? world.parent;
    const options = { method: method as 'GET', ...(body === undefined ? {} : { payload: body }) };
    const answer = await client.get(fill(world, path, id) + query, options);
    if (answer.statusCode >= 300) faults.push(`${method} ${path}: ${answer.statusCode} ${answer.body}`);
  }
  return faults;
}

it('knows every documented route in the access table', () => {
  expect(routesOf(app).length).toBeGreaterThan(40);
});

it('has an aim for every route that touches the record of the person its address names', () => {
  expect(routesOf(app).filter((route) => needsAim(route) && AIMED[route.operation] === undefined)).toEqual(
    [],
  );
});

it('answers everybody, on their own and on another family’s records, as the table says', async () => {
  // Signing out is open to anyone, and would end the callers' own sessions.
  const routes = routesOf(app).filter(({ operation }) => operation !== 'accounts.logout');
  const cases = routes.flatMap((route) => casesOf(world, route)).map((each) => noting(each));
  expect(await findLeaks(cases, await callersOf(world))).toEqual([]);
  // A body that nobody may send would be refused for itself, and would prove nothing of whose record it is.
  expect(await neverFitting(routes)).toEqual([]);
}, 300_000);

it('answers for another family’s record exactly as for one that does not exist', async () => {
  const { client } = await app.signUpParent();
  const nobody = '00000000-0000-4000-8000-000000000000';
  for (const path of ['/api/users/', '/api/families/children/']) {
    const other = await client.get(path + world.otherChild.user.id);
    const none = await client.get(path + nobody);
    expect([other.statusCode, other.json()]).toEqual([none.statusCode, none.json()]);
  }
});

it('uses every entry of the access table, so that none outlives its call', () => {
  const served = ['site.page', 'site.graphql', 'site.outbox', 'texts.feed', 'payments.testPage'];
  const fields = operationsOf(schemaOf(app.services));
  const used = new Set<string>([
    ...served,
    ...[...routesOf(app), ...fields].map(({ operation }) => operation),
  ]);
  expect(Object.keys(OPERATIONS).filter((operation) => !used.has(operation))).toEqual([]);
});
