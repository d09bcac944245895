import { randomUUID } from 'node:crypto';
import type { LookReason } from '@ori/contracts/administration-names';
import { CONSENT_TEXT_VERSION } from '@ori/contracts/consent-version';
import { isOperation, OPERATIONS, type Operation } from '@ori/core/access/operations';
import type { Rule } from '@ori/core/access/rules';
import { FILINGS_AIMS } from './filings-aims.ts';
import { LEARNING_AIMS } from './learning-aims.ts';
import { MESSAGING_AIMS } from './messaging-aims.ts';
import { PORTFOLIO_AIMS } from './portfolio-aims.ts';
import { RECORDS_AIMS } from './records-aims.ts';
import { AIMED_SHEET, WORKSHEETS_AIMS } from './worksheets-aims.ts';
import { TRANSCRIPTS_AIMS } from './transcripts-aims.ts';
import { type Prepare, somebody, subjectOf, type World } from './access-people.ts';
import type { AccessCase, Caller } from './access-harness.ts';
import type { Person, TestApp } from './app.ts';

/** One route of the OpenAPI document. */
export interface Route {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

export async function createWorld(app: TestApp): Promise<World> {
  const [parent, otherParent] = [await app.signUpParent(), await app.signUpParent()];
  return {
    app,
    parent,
    otherParent,
    child: await app.addChild(parent),
    sibling: await app.addChild(parent),
    otherChild: await app.addChild(otherParent),
    teacher: await app.signUp('teacher'),
    admin: await app.makeAdmin(),
    aimedAt: new Map(),
  };
}

/** A caller of the real app, by REST and GraphQL. */
export interface RealCaller extends Caller {
  /** The code of the first GraphQL error, or null, and the whole answer. */
  readonly ask: (document: string) => Promise<{ code: string | null; body: string }>;
}

const EITHER = 'text/event-stream, application/json';

/** The address of a call for a reason: an admin says why they open a record (without: `admin-looks.test.ts`). */
export const forReason = (url: string, reason: LookReason) =>
  `${url}${url.includes('?') ? '&' : '?'}reason=${reason}`;

async function callerOf(app: TestApp, name: string, person: Person | null): Promise<RealCaller> {
  const client = person?.client ?? app.visitor();
  const subject = person && (await subjectOf(app, person));
  const { locale, timeZone } = { locale: 'en' as const, timeZone: 'UTC' };
  await client.get('/api/auth/check-session');
  return {
    name,
    viewer: subject && { ...subject, ageGroup: null, sessionId: '', locale, timeZone },
    async call(method, path, body) {
      const url = subject?.role === 'admin' ? forReason(path, 'technical') : path;
      const options = { method: method as 'GET', ...(body === undefined ? {} : { payload: body }) };
      const answer = await client.get(url, options);
      const isJson = /json/.test(String(answer.headers['content-type']));
      const { code = null } = isJson ? answer.json<{ code?: string }>() : {};
      return { status: answer.statusCode, code };
    },
    async ask(document) {
      const { body } = document.startsWith('mutation')
        ? await client.post('/graphql', { query: document }, { headers: { accept: EITHER } })
        : await client.get(`/graphql?query=${encodeURIComponent(document)}`, { headers: { accept: EITHER } });
      return { body, code: /"code":"([^"]+)"/.exec(body)?.[1] ?? null };
    },
  };
}

/** One caller of each kind; all but the visitor signed in. */
export async function callersOf({ app, child, parent, teacher, admin }: World): Promise<RealCaller[]> {
  const people = { visitor: null, student: child, parent, teacher, admin };
  return Promise.all(Object.entries(people).map(([name, person]) => callerOf(app, name, person)));
}

const onPerson =
  (body?: object): Prepare =>
  async (world, of) => {
    const person = await somebody(world, of);
    return {
      id: person.user.id,
      target: await subjectOf(world.app, person),
      ...(body === undefined ? {} : { body }),
    };
  };

const assignmentFor = ({ app }: World, childId: string) => ({
  childId,
  lessonId: app.content.lessonIds[0] ?? '',
  dueOn: app.clock.now.toISOString().slice(0, 10),
});

const onDevice: Prepare = async (world, of) => {
  const person = await somebody(world, of);
  const { devices } = (await person.client.get('/api/accounts/devices')).json<{
    devices: { id: string }[];
  }>();
  return { id: devices[0]?.id ?? randomUUID(), target: await subjectOf(world.app, person) };
};

/** A passkey of one of the two parents, without anything that could sign by it. */
const onPasskey =
  (body?: object): Prepare =>
  async (world, of) => {
    const person = of === 'own' ? world.parent : world.otherParent;
    const [id, target] = [randomUUID(), await subjectOf(world.app, person)];
    const text = `insert into passkeys (id, user_id, family_id, webauthn_id, public_key, counter, is_synced, name, created_at)
      values ($1, $2, $3, $4, '', 0, false, 'A key', now())`;
    await world.app.database.pool.query(text, [id, target.userId, target.familyId, id]);
    return { id, target, ...(body === undefined ? {} : { body }) };
  };

/** A child its parent has just taken away; for somebody else's, the other parent has. */
const onRemovedChild: Prepare = async (world, of) => {
  if (of === 'other-parent') return onPerson()(world, of);
  const person = await somebody(world, of);
  const { user: parent } = of === 'own' ? world.parent : world.otherParent;
  const { database, services } = world.app;
  await database.db.transaction((tx) => services.accounts.scheduleDeletion(person.user.id, parent.id, tx));
  return { id: person.user.id, target: await subjectOf(world.app, person) };
};

/** How each operation that touches somebody's record is aimed at that record. */
export const AIMED: Partial<Record<Operation, Prepare>> = {
  'users.get': onPerson(),
  'users.update': onPerson({ lastName: 'Okafor' }),
  'users.delete': onPerson(),
  'users.preferences': onPerson(),
  'users.updatePreferences': onPerson({ sound: false }),
  'families.child': onPerson(),
  'families.updateChild': onPerson({ firstName: 'Ama' }),
  'families.agree': onPerson({ consentVersion: CONSENT_TEXT_VERSION }),
  'families.showConsent': onPerson({ method: 'card-transaction' }),
  'families.removeChild': onPerson(),
  'families.restoreChild': onRemovedChild,
  'assignments.give': async (world, of) => {
    const person = await somebody(world, of);
    return { body: assignmentFor(world, person.user.id), target: await subjectOf(world.app, person) };
  },
  'accounts.revokeDevice': onDevice,
  'accounts.renamePasskey': onPasskey({ name: 'My phone' }),
  'accounts.removePasskey': onPasskey(),
  ...LEARNING_AIMS,
  ...FILINGS_AIMS,
  ...MESSAGING_AIMS,
  ...PORTFOLIO_AIMS,
  ...RECORDS_AIMS,
  ...WORKSHEETS_AIMS,
  ...TRANSCRIPTS_AIMS,
};

/** Every documented REST route with its operation. */
export function routesOf({ http }: Pick<TestApp, 'http'>): Route[] {
  const paths = (http.swagger().paths ?? {}) as Record<string, Record<string, { operationId?: string }>>;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => {
      if (!isOperation(operationId)) throw new Error(`${method} ${path} is not in the access table`);
      return { method: method.toUpperCase(), path, operation: operationId };
    }),
  );
}

/** Must this route be aimed at somebody's record to be tested? A new one must be added to `AIMED` first. */
export function needsAim({ path, operation }: Route): boolean {
  const rule: Rule = OPERATIONS[operation];
  return (
    rule.relation !== 'none' &&
    rule.who !== 'anyone' &&
    /\{(?:child)?[iI]d\}/.test(path) &&
    !path.startsWith('/api/courses')
  );
}

/** The address of a route, aimed at something. */
export function fill({ app }: World, path: string, id: string | undefined): string {
  const course = app.content.courses('en')[0]?.id ?? '';
  const lesson = app.content.lessonIds[0] ?? '';
  return path
    .replace('{lessonId}', lesson)
    .replace('{locale}', 'en')
    .replace('{code}', AIMED_SHEET)
    .replace('{childId}', id ?? randomUUID())
    .replace('{id}', id ?? (path.includes('lessons/{id}') ? lesson : course));
}

type Of = Parameters<Prepare>[1];
/** What nobody has changed yet is still there for the next caller: making people anew costs most of the time. */
function preparedUntilChanged(world: World, prepare: Prepare) {
  const standing = new Map<Of, ReturnType<Prepare>>();
  return {
    get(of: Of): ReturnType<Prepare> {
      const made = standing.get(of) ?? prepare(world, of);
      standing.set(of, made);
      return made;
    },
    drop: (of: Of) => standing.delete(of),
  };
}

/** The calls to try for one route: aimed at each kind of record, or once as it stands. */
export function casesOf(world: World, { method, path, operation }: Route): AccessCase[] {
  const prepare = AIMED[operation];
  const label = `${method} ${path}`;
  if (prepare === undefined) {
    const body = method === 'GET' ? undefined : {};
    const url = fill(world, path, undefined);
    return [
      { operation, label, send: async (caller) => ({ outcome: await caller.call(method, url, body) }) },
    ];
  }
  const made = preparedUntilChanged(world, prepare);
  return (['own', 'other', 'other-parent'] as const).map((of) => ({
    operation,
    label: `${label} of ${of}`,
    async send(caller) {
      const { id, body, query = '', target } = await made.get(of);
      const outcome = await caller.call(method, fill(world, path, id) + query, body);
      if (method !== 'GET' && outcome.status < 400) made.drop(of);
      return { outcome, target };
    },
  }));
}
