import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import type { Database } from '../../../db/database.ts';
import { createHttpApp } from '../../../http/http-app.ts';
import { openMail, outboxFolder } from '../../../mail/open-mail.ts';
import { type StoredMessage, readOutbox } from '../../../mail/outbox.ts';
import { createQueue } from '../../../queue/queue.ts';
import { openTestDatabase } from '../../../testing/database.ts';
import type { AccountsDeps } from '../accounts.deps.ts';
import { accountsRoutes } from '../accounts.routes.ts';
import { type AccountsService, createAccountsService } from '../accounts.service.ts';
import type { Exporter } from '../people.service.ts';

const newId = () => randomUUID();
/** Enough for argon2id to run, far too little to keep a secret: for tests that do not measure time. */
const LIGHT_COST = { memoryKib: 64, passes: 1, lanes: 1 };
export const PUBLIC_URL = 'http://ori.test';
const secrets = { session: 's'.repeat(32), pepper: 'p'.repeat(32) };

export interface AccountsApp {
  readonly database: Database;
  readonly http: Awaited<ReturnType<typeof createHttpApp>>;
  readonly accounts: AccountsService;
  /** How many hashes were computed. */
  hashes(): number;
  /** Moves the clock on. */
  wait(forMs: number): void;
  now(): Date;
  /** What was mailed to an address, newest first. */
  mailedTo(address: string): Promise<StoredMessage[]>;
  close(): Promise<void>;
}
export interface AccountsAppOptions extends Partial<AccountsDeps> {
  readonly exporters?: readonly Exporter[];
}

/** The accounts feature on the real HTTP mechanism, a real database, and an outbox on disk. */
export async function openAccountsApp(
  database: Database,
  options: AccountsAppOptions = {},
): Promise<AccountsApp> {
  const { exporters = [], ...overrides } = options;
  const log = pino({ level: 'silent' });
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ori-accounts-'));
  let aheadMs = 0;
  let hashes = 0;
  const now = () => new Date(Date.now() + aheadMs);
  const publicUrl = overrides.publicUrl ?? PUBLIC_URL;
  const queue = createQueue({ database, log });
  const mail = openMail({ queue, secret: secrets.session, dataDir, from: 'ori@ori.test', now, newId, log });
  const accounts = createAccountsService({
    database,
    now,
    newId,
    randomBytes,
    secrets,
    mail,
    publicUrl,
    log,
    isProduction: false,
    isDemo: false,
    google: null,
    hashCost: LIGHT_COST,
    refusalAfterMs: 0,
    onHash: () => (hashes += 1),
    ...overrides,
  });
  const http = await createHttpApp({
    log,
    publicUrl,
    newId,
    randomBytes,
    sessionSecret: secrets.session,
    trustedProxies: 0,
    hasRateLimits: false,
    viewerOf: (request) => accounts.viewerOf(request),
  });
  await http.register(accountsRoutes({ accounts, publicUrl, exporters }), { prefix: '/api' });
  await http.ready();
  return {
    database,
    http,
    accounts,
    now,
    hashes: () => hashes,
    wait: (forMs) => void (aheadMs += forMs),
    async mailedTo(address) {
      await mail.flush();
      return (await readOutbox(outboxFolder(dataDir))).filter((message) => message.to === address);
    },
    async close() {
      await mail.close();
      await http.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The same on a database of its own, which closes with it. */
export async function startAccounts(options: AccountsAppOptions = {}): Promise<AccountsApp> {
  const database = await openTestDatabase();
  const app = await openAccountsApp(database, options);
  return {
    ...app,
    async close() {
      await app.close();
      await database.close();
    },
  };
}
