import { decide } from '@ori/core/access/may';
import { type Operation, OPERATIONS } from '@ori/core/access/operations';
import type { Rule } from '@ori/core/access/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schemaOf } from './app.ts';
import { operationsOf } from './graphql/guard-schema.ts';
import { AIMED, createWorld, fill, forReason, type Route, routesOf } from './testing/access-cases.ts';
import { somebody, type World } from './testing/access-people.ts';
import { startTestApp, type TestApp } from './testing/app.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startTestApp();
  world = await createWorld(app);
});
afterAll(() => app.close());

const ADMIN = { userId: 'a', familyId: 'office', role: 'admin', ageGroup: null, sessionId: '' } as const;
const VIEWER = { ...ADMIN, locale: 'en', timeZone: 'UTC' } as const;
const CHILD = { userId: 'c', familyId: 'theirs', role: 'student' } as const;
const ruleOf = (operation: Operation): Rule => OPERATIONS[operation];
const names = (Object.keys(OPERATIONS) as Operation[]).filter(
  (name) => ruleOf(name).who !== 'anyone' && decide(name, VIEWER, CHILD) === 'allowed',
);

/** What an admin may do to anybody's record. */
const ON_RECORDS = names.filter((name) => ruleOf(name).relation !== 'none');
/** What is done to an account from its page: a learner's asks for the reason, too. */
const ON_ACCOUNTS: Partial<Record<Operation, object>> = {
  'administration.person': {},
  'administration.unlock': {},
  'administration.sendReset': {},
  'administration.suspend': { suspended: true },
  'administration.changeRole': { role: 'teacher' },
  'administration.restore': {},
  'administration.remove': {},
};
/** What comes before an admin without their search; its reason is known and written down by itself. */
const BY_ITSELF: readonly Operation[] = ['kim.readings', 'tutor.alerts', 'tutor.acknowledgeAlert'];
/** What opens nobody's record: figures, lists of everybody, what was sent to the installation, its own affairs. */
const OF_NOBODY: readonly Operation[] = [
  'users.list',
  'tutor.readWrong',
  'tutor.generateCheckIns',
  'tutor.changeHelplines',
  'downloads.list',
  'downloads.pdf',
  'downloads.picture',
  'site.readLogs',
  'worksheets.key',
  'worksheets.preview',
  'announcements.publish',
  'announcements.withdraw',
  'administration.overview',
  'administration.letters',
  'administration.answerLetter',
  'administration.givenUp',
  'administration.tryAgain',
  'administration.discard',
  'administration.people',
  'administration.content',
  'administration.reports',
  'administration.reportsFile',
  'administration.settings',
  'administration.changeSettings',
  'administration.config',
];

/** The fields of the graph that open a conversation. */
const FIELDS: Readonly<Record<string, string>> = {
  tutorConversation: 'query { tutorConversation(sessionId: "SESSION") { id } }',
  tutorMessageAdded: 'subscription { tutorMessageAdded(sessionId: "SESSION") { id } }',
  tutorTyping: 'subscription { tutorTyping(sessionId: "SESSION") { isTyping } }',
  tutorTokens: 'subscription { tutorTokens(sessionId: "SESSION") { sessionId } }',
  tutorLive: 'subscription { tutorLive(sessionId: "SESSION") { typing { isTyping } } }',
};

const REASON = 'law';
const NEEDED = { code: 'reason-needed', field: 'reason' };

async function reasonsOf(childId: string): Promise<unknown[]> {
  const text = `select distinct detail ->> 'reason' as reason from audit_entries
    where subject_id = $1 and actor_id = $2 and detail ? 'operation'`;
  const { rows } = await app.database.pool.query(text, [childId, world.admin.user.id]);
  return rows.map(({ reason }) => reason);
}

/** Sends a route at a record as an admin, without and with a reason. */
async function tryRoute({ method, path, operation }: Route): Promise<void> {
  const prepare = AIMED[operation];
  if (prepare === undefined) throw new Error(`${method} ${path} (${operation}) is aimed at nobody's record`);
  const { id, query = '', body, target } = await prepare(world, 'other');
  const url = fill(world, path, id) + query;
  const send = (address: string) =>
    world.admin.client.get(address, {
      method: method as 'GET',
      ...(method === 'GET' ? {} : { payload: body ?? {} }),
    });
  for (const address of [url, forReason(url, 'curious' as never)]) {
    const refused = await send(address);
    expect([refused.statusCode, refused.json()], `${operation}: ${address}`).toMatchObject([400, NEEDED]);
  }
  expect(await reasonsOf(target.userId), operation).toEqual([]);
  const opened = await send(forReason(url, REASON));
  expect(opened.statusCode, `${operation}: ${opened.body}`).not.toBe(404);
  expect(opened.body, operation).not.toContain(NEEDED.code);
  expect(await reasonsOf(target.userId), operation).toEqual([REASON]);
}

describe('an admin', () => {
  it('is allowed nothing of which it is not decided here whether it opens a record', () => {
    const others = names.filter((name) => !ON_RECORDS.includes(name));
    const decided = [...Object.keys(ON_ACCOUNTS), ...BY_ITSELF, ...OF_NOBODY];
    expect(others.filter((name) => !decided.includes(name))).toEqual([]);
  });

  it('opens nobody’s record by REST without a reason, which is written down', async () => {
    const routes = routesOf(app).filter(
      ({ operation }) => ON_RECORDS.includes(operation) && !BY_ITSELF.includes(operation),
    );
    for (const route of routes) await tryRoute(route);
  }, 120_000);

  it('has a route or a field tried here for everything that opens a record', () => {
    const served = [...routesOf(app), ...operationsOf(schemaOf(app.services))];
    const missing = ON_RECORDS.filter((name) => !served.some(({ operation }) => operation === name));
    expect(missing).toEqual([]);
    const fields = operationsOf(schemaOf(app.services)).filter(({ operation }) =>
      ON_RECORDS.includes(operation),
    );
    expect(fields.map(({ field }) => field.name).toSorted()).toEqual(Object.keys(FIELDS).toSorted());
  });

  it('follows and reads no conversation in the graph without a reason', async () => {
    const child = await app.addChild(world.otherParent);
    const { data } = await child.client.graphql('mutation { startTutorConversation { sessionId } }');
    const begun = data?.['startTutorConversation'] as { sessionId: string } | undefined;
    const sessionId = begun?.sessionId ?? '';
    const headers = { accept: 'text/event-stream, application/json' };
    const ask = (document: string, more = '') =>
      world.admin.client.get(
        `/graphql?query=${encodeURIComponent(document.replace('SESSION', sessionId))}${more}`,
        { headers },
      );
    for (const document of Object.values(FIELDS)) {
      const { body } = await ask(document);
      expect(body, document).toContain('"code":"reason-needed","field":"reason"');
    }
    expect(await reasonsOf(child.user.id)).toEqual([]);
    const opened = await ask(String(FIELDS['tutorConversation']), `&reason=${REASON}`);
    expect(opened.json().data.tutorConversation).toMatchObject({ id: expect.any(String) });
    expect(await reasonsOf(child.user.id)).toEqual([REASON]);
  });

  it.each(Object.entries(ON_ACCOUNTS))('asks of a learner’s account why: %s', async (operation, body) => {
    const route = routesOf(app).find((each) => each.operation === operation);
    if (route === undefined) throw new Error(`${operation} has no route`);
    const child = await somebody(world, 'other');
    const url = fill(world, route.path, child.user.id);
    const send = (address: string) =>
      world.admin.client.get(address, {
        method: route.method as 'GET',
        ...(route.method === 'GET' ? {} : { payload: body }),
      });
    const refused = await send(url);
    expect([refused.statusCode, refused.json()]).toMatchObject([400, NEEDED]);
    const acted = await send(forReason(url, REASON));
    // What cannot be done to this account is refused after the reason was heard, and opens nothing.
    expect([200, 409]).toContain(acted.statusCode);
    expect(await reasonsOf(child.user.id)).toEqual(acted.statusCode === 200 ? [REASON] : []);
  });
});
