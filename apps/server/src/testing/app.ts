import { randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Content } from '@ori/content/open-content';
import { knownContent } from '@ori/content/testing/known-content';
import type { User } from '@ori/contracts/accounts';
import { CONSENT_TEXT_VERSION, type Child } from '@ori/contracts/families';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import type { AppDeps } from '../app.deps.ts';
import { buildApp, type Services } from '../app.ts';
import type { Database } from '../db/database.ts';
import { users } from '../features/accounts/accounts.tables.ts';
import type { HttpApp } from '../http/http-app.ts';
import { invitationFor } from '../features/accounts/invitations.ts';
import { createLog } from '../http/request-log.ts';
import type { Mail } from '../mail/mail.ts';
import { openMail, outboxFolder } from '../mail/open-mail.ts';
import { createQueue } from '../queue/queue.ts';
import { readOutbox, type StoredMessage } from '../mail/outbox.ts';
import { createClient, type Client } from './client.ts';
import { openTestDatabase } from './database.ts';
import { type RecordedTurns, recordTurns } from './recorded-turns.ts';
import { temporaryFolder } from './temporary-folder.ts';

const START = new Date('2026-11-20T15:00:00Z');
/** Later than any test sets the clock. */
const FAR_MS = Date.parse('2100-01-01T00:00:00Z');
/** A PIN that is neither common nor anybody's birth year. */
const PIN = '7294';

/** Somebody signed in, with the browser they sit at. */
export interface Person {
  readonly client: Client;
  readonly user: User;
}
export interface TestChild extends Person {
  readonly child: Child;
  readonly pin: string;
}

/** The real app on a real database of its own, with a clock that tests set. */
export interface TestApp {
  readonly http: HttpApp;
  readonly services: Services;
  /** What it was built of, for tests that build a part anew. */
  readonly deps: AppDeps;
  readonly database: Database;
  readonly content: Content;
  readonly clock: { now: Date };
  /** What was said to the tutor; when the app closes, all of it has to keep to the rubric. */
  readonly talk: RecordedTurns;
  /** A browser nobody is signed in at. */
  visitor(address?: string): Client;
  signUpParent(overrides?: Record<string, unknown>): Promise<Person>;
  /** `invitation: undefined` for somebody who typed an address that nothing proves. */
  signUp(role: 'parent' | 'teacher' | 'student', overrides?: Record<string, unknown>): Promise<Person>;
  /** An admin cannot sign up: the row is changed by hand, as an operator would. */
  makeAdmin(): Promise<Person>;
  /** Adds a child and signs it in at a browser of its own. */
  addChild(parent: Person, overrides?: Record<string, unknown>): Promise<TestChild>;
  /** What was mailed, newest first. */
  mailed(): Promise<StoredMessage[]>;
  close(): Promise<void>;
}

let opened: Promise<Content> | null = null;
function contentOnce(): Promise<Content> {
  opened ??= knownContent();
  return opened;
}

/** The body of an answer that must be a success. */
function bodyOf(answer: LightMyRequestResponse): { user: User; child: Child } {
  if (answer.statusCode !== 200) throw new Error(`Expected 200, got ${answer.statusCode}: ${answer.body}`);
  return answer.json();
}

const newName = (kind: string) => `${kind}-${randomUUID().slice(0, 8)}`;

function createPeople(http: HttpApp, { database, secrets }: Pick<AppDeps, 'database' | 'secrets'>) {
  const visitor = (address?: string): Client => createClient(http, address);

  async function signUp(
    role: 'parent' | 'teacher' | 'student',
    overrides: Record<string, unknown> = {},
  ): Promise<Person> {
    const sacredId = newName(role);
    const form = {
      role,
      country: 'US',
      sacredId,
      pin: PIN,
      pinConfirmation: PIN,
      email: `${sacredId}@example.org`,
      fullName: 'Ada Okafor',
      termsAgreed: true,
      ...overrides,
    };
    // By default they come by a mailed link, which proves their address.
    const invitation = invitationFor(secrets.session, form.email, FAR_MS);
    const client = visitor();
    const answer = await client.post('/api/auth/register', { invitation, ...form });
    return { client, user: bodyOf(answer).user };
  }

  async function addChild(parent: Person, overrides: Record<string, unknown> = {}): Promise<TestChild> {
    const form = {
      firstName: 'Kofi',
      ageGroup: 'middle',
      sacredId: newName('kid'),
      pin: PIN,
      pinConfirmation: PIN,
      consent: true,
      consentVersion: CONSENT_TEXT_VERSION,
      ...overrides,
    };
    const { child } = bodyOf(await parent.client.post('/api/families/children', form));
    const client = visitor();
    const answer = await client.post('/api/auth/v2/pin/login', { identifier: child.sacredId, pin: form.pin });
    return { client, child, pin: form.pin, user: bodyOf(answer).user };
  }

  async function makeAdmin(): Promise<Person> {
    const person = await signUp('teacher');
    await database.db.update(users).set({ role: 'admin' }).where(eq(users.id, person.user.id));
    return { ...person, user: { ...person.user, role: 'admin' } };
  }

  return {
    visitor,
    signUp,
    signUpParent: (overrides?: Record<string, unknown>) => signUp('parent', overrides),
    addChild,
    makeAdmin,
  };
}

const SETTINGS = {
  publicUrl: 'http://127.0.0.1:3000',
  isProduction: false,
  isDemo: false,
  google: null,
  trustedProxies: 0,
  contactAddress: 'hello@localhost',
  // The cheapest real hash, and refusals without their even pace: what is tested here is not their cost.
  hashCost: { memoryKib: 8, passes: 1, lanes: 1 },
  refusalAfterMs: 0,
  hasRateLimits: false,
} as const;

const newSecret = () => randomBytes(32).toString('hex');
const newSecrets = () => ({ session: newSecret(), pepper: newSecret() });
const FROM = 'Ori <no-reply@localhost>';

interface Overrides extends Partial<AppDeps> {
  /** Mail goes to this server instead of the outbox. */
  readonly smtpUrl?: string;
  /** A clock that something beside the app goes by, too. */
  readonly clock?: { now: Date };
}

/** Starts the whole product for a test: `const app = await startTestApp()`; `app.close()` drops its database. */
export async function startTestApp({
  smtpUrl,
  clock = { now: START },
  ...overrides
}: Overrides = {}): Promise<TestApp> {
  const database = overrides.database ?? (await openTestDatabase());
  const content = overrides.content ?? (await contentOnce());
  const folder = await temporaryFolder();
  const now = () => clock.now;
  const talk = recordTurns();
  const log = createLog('error');
  const secrets = overrides.secrets ?? newSecrets();
  const queue = createQueue({ database, log: createLog('silent') });
  const common = { database, queue, now, newId: randomUUID, log };
  const sealed = { secret: secrets.session, dataDir: folder.path };
  const mail: Mail = openMail({ ...common, ...sealed, from: FROM, smtpUrl });
  const deps: AppDeps = {
    ...common,
    content,
    mail,
    randomBytes,
    secrets,
    ...SETTINGS,
    outboxFolder: outboxFolder(folder.path),
    webDir: path.join(folder.path, 'no-build'),
    uptimeSeconds: () => 1,
    recordTurn: talk.record,
    ...overrides,
  };
  const { http, services } = await buildApp(deps);
  return {
    ...createPeople(http, deps),
    http,
    services,
    deps,
    database,
    content,
    clock,
    talk,
    async mailed() {
      await mail.flush();
      return readOutbox(outboxFolder(folder.path));
    },
    async close() {
      await http.close();
      await mail.close();
      await database.close();
      await folder.remove();
      talk.check();
    },
  };
}
