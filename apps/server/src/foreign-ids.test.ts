import { OPERATIONS } from '@ori/core/access/operations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AIMED, routesOf } from './testing/access-cases.ts';
import { say } from './features/tutor/testing/tutor-client.ts';
import type { Client } from './testing/client.ts';
import { type FamilyApp, openFamilyApp } from './testing/family-app.ts';
import { everybodyOf, foreignTries, type ForeignTry } from './testing/foreign-tries.ts';
import { documentOf } from './testing/fuzz-harness.ts';
import { NAMES_NOBODYS, TRIED_ELSEWHERE } from './testing/foreign-exempt.ts';

let app: FamilyApp;
let house: Awaited<ReturnType<typeof everybodyOf>>;
let tries: ForeignTry[];

beforeAll(async () => {
  app = await openFamilyApp();
  house = await everybodyOf(app);
  tries = await foreignTries(app, house);
}, 60_000);
afterAll(() => app.close());

const REFUSED = [401, 403, 404, 410];
/** A question is sealed for whom it was asked of; anybody else’s is no question at all. */
const SEALED = '"code":"item-invalid"';

it('refuses everybody a real thing of somebody else, with a body that its owner may send', async () => {
  const wrong: string[] = [];
  for (const { operation, mine, call, also } of tries) {
    const others = Object.entries(house.clients).filter(
      ([name]) => !(mine as readonly string[]).includes(name),
    );
    expect(others.length).toBeGreaterThan(4);
    for (const [name, client] of others) {
      const { statusCode, body } = await call(client);
      if (!REFUSED.includes(statusCode) && !body.includes(SEALED))
        wrong.push(`${name} → ${operation}: ${statusCode} ${body.slice(0, 160)}`);
    }
    const owner = mine.at(-1);
    const { statusCode, body } = await call(house.clients[owner ?? 'visitor']);
    if (![200, 201, 204, also].includes(statusCode))
      wrong.push(`own ${operation}: ${statusCode} ${body.slice(0, 160)}`);
  }
  expect(wrong).toEqual([]);
}, 60_000);

const TALK = [
  ['query', 'tutorConversation(sessionId: "ID") { id }'],
  ['mutation', 'rateTutorConversation(sessionId: "ID", satisfaction: 5) { id }'],
  ['mutation', 'setTutorPersonality(sessionId: "ID", personality: "coach") { id }'],
  ['mutation', 'updateConversationContext(sessionId: "ID", context: { currentSubject: "math" }) { id }'],
  ['mutation', 'sendTutorMessage(input: { sessionId: "ID", message: "hello" }) { sessionId }'],
  ['mutation', 'endTutorConversation(sessionId: "ID") { id }'],
] as const;

/** What came of asking: the code of the refusal, `not-found` for nothing at all, or the document itself. */
async function codeOf(client: Client, document: string): Promise<unknown> {
  const { errors, data } = await client.graphql(document);
  const isNothing = data !== null && Object.values(data)[0] === null;
  return errors[0]?.extensions?.['code'] ?? (isNothing ? 'not-found' : document);
}

it('tells nobody of a conversation with the tutor that is another’s, and lets nobody change it', async () => {
  const { child } = house.clients;
  const { sessionId } = await say(child, 'hello');
  const codes = new Set<unknown>();
  for (const [kind, field] of TALK) {
    const document = `${kind} { ${field.replace('ID', sessionId)} }`;
    const readers = kind === 'query' ? ['child', 'parent', 'admin'] : ['child'];
    const others = Object.entries(house.clients).filter(([name]) => !readers.includes(name));
    for (const [, client] of others) codes.add(await codeOf(client, document));
    expect(await codeOf(child, document)).toBe(document);
  }
  expect([...codes].toSorted()).toEqual(['not-found', 'not-signed-in']);
});

const names = (schema: { properties?: object } | undefined) => Object.keys(schema?.properties ?? {});

it('tries everything that names something, or says why there is nobody’s to name', () => {
  const NAMING = /^(?:id|ids|code|ref|item|token|file|name|receipts|[a-zA-Z]+I[dD]s?)$/;
  const { routes } = documentOf(app.http);
  const naming = routes
    .filter(({ documented: { parameters = [], requestBody } }) =>
      [
        ...parameters.map(({ name }) => name),
        ...names(requestBody?.content['application/json']?.schema as { properties?: object }),
      ].some((name) => NAMING.test(name)),
    )
    .map(({ documented }) => documented.operationId as keyof typeof OPERATIONS);
  const tried = new Set<string>([
    ...Object.keys(AIMED),
    ...tries.map(({ operation }) => operation),
    ...Object.keys(TRIED_ELSEWHERE),
    ...Object.keys(NAMES_NOBODYS),
  ]);
  expect(naming.length).toBeGreaterThan(100);
  expect(naming.filter((operation) => !tried.has(operation))).toEqual([]);
  const served = new Set<string>(routesOf(app).map(({ operation }) => operation));
  const exempt = Object.keys({ ...TRIED_ELSEWHERE, ...NAMES_NOBODYS });
  expect(exempt.filter((operation) => !served.has(operation) || operation in AIMED)).toEqual([]);
});
