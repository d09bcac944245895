import { FAMILY_PARTS, type FamilyPart } from '@ori/contracts/family-news';
import { decide } from '@ori/core/access/may';
import { FAMILY_CHANGES } from '@ori/core/access/family-changes';
import type { Operation } from '@ori/core/access/operations';
import type { Subject, Viewer } from '@ori/core/access/viewer';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { schemaOf } from './app.ts';
import { operationsOf } from './graphql/guard-schema.ts';
import { AIMED, createWorld, fill, forReason, type Route, routesOf } from './testing/access-cases.ts';
import { subjectOf, type World } from './testing/access-people.ts';
import { type Person, startTestApp, type TestApp } from './testing/app.ts';
import { type Client, createClient } from './testing/client.ts';
import { follow } from './testing/event-stream.ts';
import { FAMILY_ACTS } from './testing/family-acts.ts';
import { UNSHOWN } from './testing/unshown-changes.ts';

/** What happens is done in one process; the parent's page hangs at the other. */
let here: TestApp;
let there: TestApp;
let origin: string;
let world: World;
let page: Awaited<ReturnType<typeof follow>>;

const NEWS = 'familyNews { parts }';
beforeAll(async () => {
  here = await startTestApp();
  there = await startTestApp({ database: here.database, secrets: here.deps.secrets });
  origin = await there.http.listen({ host: '127.0.0.1', port: 0 });
  world = await createWorld(here);
  page = await follow(origin, world.parent.client, NEWS);
});
afterAll(async () => {
  await page.close();
  await there.http.close();
  await here.close();
});

const frames = (text: string) =>
  [...text.matchAll(/"parts":\[([^\]]*)\]/g)].map(([, parts = '']) => parts.replaceAll('"', '').split(','));

/** Everything told so far has arrived: a word that names no part comes behind it. */
async function quiet(): Promise<number> {
  await here.services.familyNews.close();
  const { familyId } = await subjectOf(here, world.parent);
  const empty = () => frames(page.text()).filter(([first]) => first === '').length;
  const before = empty();
  await here.database.notify('family-news', [[familyId, []]]);
  await vi.waitFor(() => expect(empty()).toBe(before + 1), { timeout: 20_000 });
  return page.text().length;
}

async function heard(parts: readonly FamilyPart[], since: number, what: string): Promise<void> {
  await vi.waitFor(
    () => expect(frames(page.text().slice(since)).flat(), what).toEqual(expect.arrayContaining([...parts])),
    { timeout: 20_000 },
  );
}

async function asTarget({ userId }: Subject): Promise<Person> {
  const { rows } = await here.database.pool.query<{ sacred_id: string }>(
    'select sacred_id from users where id = $1',
    [userId],
  );
  const client = here.visitor();
  const signedIn = await client.post('/api/auth/v2/pin/login', {
    identifier: rows[0]?.sacred_id,
    pin: '7294',
  });
  return { client, user: signedIn.json().user };
}

const viewerOf = ({ userId, familyId, role }: Subject): Viewer => ({
  userId,
  familyId,
  role,
  ageGroup: null,
  sessionId: '',
  locale: 'en',
  timeZone: 'UTC',
});

type Who = 'child' | 'parent' | 'teacher' | 'admin';

/** Who the table lets do it to this record. */
async function allowedTo(operation: Operation, target: Subject): Promise<[Who, Client][]> {
  const people: Record<Who, () => Promise<Person>> = {
    child: () => asTarget(target),
    parent: async () => world.parent,
    teacher: async () => world.teacher,
    admin: async () => world.admin,
  };
  const allowed: [Who, Client][] = [];
  for (const [who, find] of Object.entries(people) as [Who, () => Promise<Person>][]) {
    // A child that is away for now does nothing itself.
    if (who === 'child' && decide(operation, viewerOf(target), target) !== 'allowed') continue;
    const person = await find();
    const viewer = viewerOf(await subjectOf(here, person));
    if (decide(operation, viewer, target) === 'allowed') allowed.push([who, person.client]);
  }
  return allowed;
}

/** Does it as everybody who may; answers who did. */
async function tryAimed({ method, path, operation }: Route): Promise<Who[]> {
  const prepare = AIMED[operation];
  const done: Who[] = [];
  if (prepare === undefined) return done;
  const { target } = await prepare(world, 'own');
  for (const [who] of await allowedTo(operation, target)) {
    const made = await prepare(world, 'own');
    const client = (await allowedTo(operation, made.target)).find(([each]) => each === who)?.[1];
    const since = await quiet();
    const send = client?.[method.toLowerCase() as 'post'];
    const answer = await send?.(forReason(fill(world, path, made.id) + (made.query ?? ''), 'law'), made.body);
    if (answer === undefined || answer.statusCode >= 400) continue;
    await heard(FAMILY_CHANGES[operation] ?? [], since, `${operation} by ${who}`);
    done.push(who);
  }
  return done;
}

async function act(operation: Operation): Promise<void> {
  const { ready, act: change } = FAMILY_ACTS[operation] ?? {};
  const people = { world, parent: world.parent.client, child: await here.addChild(world.parent) };
  const made = await ready?.(people);
  const since = await quiet();
  const answer = await change?.(people, made);
  expect([operation, answer?.statusCode, answer?.body]).toEqual([
    operation,
    200,
    expect.not.stringContaining('"errors"'),
  ]);
  await heard(FAMILY_CHANGES[operation] ?? [], since, operation);
}

/** Teachers and admins change it too: told to the family of the child it is about. */
const FROM_OUTSIDE: Partial<Record<Operation, readonly Who[]>> = {
  'assignments.give': ['parent', 'teacher'],
  'assignments.giveSeveral': ['parent', 'teacher'],
  'assignments.move': ['parent', 'teacher'],
  'assignments.withdraw': ['parent', 'teacher'],
  'kim.score': ['parent', 'teacher', 'admin'],
  'families.updateChild': ['parent', 'admin'],
};

const changes = Object.keys(FAMILY_CHANGES) as Operation[];

describe('a change that a parent’s page shows', () => {
  it.each(changes.filter((operation) => FAMILY_ACTS[operation] !== undefined))(
    'is told to the page as it happens, from another process: %s',
    (operation) => act(operation),
    60_000,
  );

  it.each(changes.filter((operation) => FAMILY_ACTS[operation] === undefined))(
    'is told whoever of those who may makes it: %s',
    async (operation) => {
      const route = routesOf(here).find((each) => each.operation === operation && each.method !== 'GET');
      if (route === undefined)
        throw new Error(`${operation} has no route: tell in FAMILY_ACTS how it is done`);
      const done = await tryAimed(route);
      expect(done.length, `nobody could do ${operation}: tell in FAMILY_ACTS how it is done`).toBeGreaterThan(
        0,
      );
      expect(done).toEqual(expect.arrayContaining([...(FROM_OUTSIDE[operation] ?? [])]));
    },
    120_000,
  );

  it('is in the table, or is known to show nowhere there', () => {
    const changing = [
      ...routesOf(here).filter(({ method }) => method !== 'GET'),
      ...operationsOf(schemaOf(here.services)).filter(({ kind }) => kind === 'Mutation'),
    ].map(({ operation }) => operation);
    const known = new Set<Operation>([...changes, ...UNSHOWN]);
    expect([...new Set(changing)].filter((operation) => !known.has(operation))).toEqual([]);
    expect(UNSHOWN.filter((operation) => FAMILY_CHANGES[operation] !== undefined)).toEqual([]);
    expect([...known].filter((operation) => !changing.includes(operation))).toEqual([]);
  });
});

it('tells nobody of what was refused, nor another family of anything', async () => {
  const stranger = await follow(origin, world.otherParent.client, NEWS);
  const since = await quiet();
  const child = world.child.client;
  expect((await child.post('/api/goals', { kind: 'daily-minutes', minutes: -1 })).statusCode).toBe(400);
  await quiet();
  expect(frames(page.text().slice(since)).flat()).not.toContain('goals');
  await act('goals.set');
  await world.otherParent.client.post('/api/auth/logout');
  expect(await stranger.until('event: complete')).not.toContain('parts');
  await stranger.close();
});

it('tells a page that is only now being opened what changed while it was fetched', async () => {
  await act('kim.settings');
  const late = await follow(origin, world.parent.client, 'familyNews(withinMs: 60000) { parts }');
  expect(await late.until('kim')).toContain('kim');
  await late.close();
});

it('tells a burst once, and everything of it', async () => {
  const since = await quiet();
  const { familyId } = await subjectOf(here, world.parent);
  for (let n = 0; n < 40; n += 1)
    for (const part of FAMILY_PARTS) here.services.familyNews.tell(familyId, [part]);
  await heard(FAMILY_PARTS, since, 'a burst');
  await quiet();
  const told = frames(page.text().slice(since)).filter(([first]) => first !== '');
  expect(told).toHaveLength(1);
});

it('tells the page to look at everything once its process had lost the database’s word', async () => {
  const since = await quiet();
  await here.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'ori-listener' and datname = current_database()`,
  );
  await heard(FAMILY_PARTS, since, 'after a gap');
});

it('speaks as the browser that signed in, at either process', async () => {
  const other = createClient(there.http);
  for (const [name, value] of world.child.client.cookies) other.cookies.set(name, value);
  const since = await quiet();
  expect((await other.post('/api/goals', { kind: 'daily-minutes', minutes: 30 })).statusCode).toBe(200);
  await heard(['goals'], since, 'from the page’s own process');
});
