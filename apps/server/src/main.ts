import cluster from 'node:cluster';
import { randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import type { AppDeps } from './app.deps.ts';
import { buildApp, type Services } from './app.ts';
import { createBackupJob } from './backup/backup-job.ts';
import { type Database, openDatabase } from './db/database.ts';
import { keepLog } from './db/kept-log.ts';
import { MovedError } from './db/moved-mark.ts';
import { noteFailedLetter } from './features/administration/overview.store.ts';
import { demoSignIns, makeDemoFamily } from './demo/demo-family.ts';
import { BadEnvironment, type Env, readEnv } from './env.ts';
import { freePort } from './free-port.ts';
import { giveBackMemory } from './give-back-memory.ts';
import { forgetRates } from './http/rate-telling.ts';
import { createLog } from './http/request-log.ts';
import { takeInKeyFile } from './features/transcripts/key-file.ts';
import { startJobs } from './jobs/run-jobs.ts';
import { openMail, outboxFolder } from './mail/open-mail.ts';
import { noteTried } from './observe/readings.ts';
import { startWatching } from './observe/start-watching.ts';
import type { OnTried } from './mail/queued-mail.ts';
import { openProductContent } from './product-content.ts';
import { createQueue } from './queue/queue.ts';
import { tidyQueue } from './queue/tidy.ts';
import { startWorkers } from './queue/workers.ts';
import { openSecrets } from './secrets.ts';
import { productVersion, setupOf } from './setup.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const COUNT_EVERY_MS = 60 * 1000;
/** The sources are TypeScript; what a build made of them is not. */
const IS_BUILT = import.meta.filename.endsWith('.js');
const SWEEP_EVERY_MS = 60 * 60 * 1000;
/** Open requests get this long after SIGTERM. */
const STOP_MAX_MS = 10_000;

type Log = ReturnType<typeof createLog>;

/** Forgets what is over, now and then; several processes may do so at once. */
function sweepNowAndThen({ accounts }: Services, log: Log): NodeJS.Timeout {
  const sweep = () =>
    accounts.sweep().catch((error: unknown) => log.error({ err: error }, 'sweeping failed'));
  return setInterval(() => void sweep(), SWEEP_EVERY_MS).unref();
}

/** Adds what this process answered to what all of them did, every minute. */
function countNowAndThen({ answers }: Services, log: Log): NodeJS.Timeout {
  const count = () =>
    answers.flush().catch((error: unknown) => log.warn({ err: error }, 'answers were not counted yet'));
  return setInterval(() => void count(), COUNT_EVERY_MS).unref();
}

/** What is done beside answering; answers how to stop it. */
async function startBackground(services: Services, deps: AppDeps, { backup }: Env, log: Log) {
  const { database, queue, now } = deps;
  const timers = [sweepNowAndThen(services, log), countNowAndThen(services, log)];
  const { site, tutor, privacy, messaging, billing, newTexts, administration, families } = services;
  const onDropped = (id: string) => noteFailedLetter(database, { id, at: now() });
  const tidy = { name: 'queue-tidy', everyMs: 60_000, run: () => tidyQueue({ database, now, onDropped }) };
  const jobs = [site, tutor, privacy, messaging, billing.service, newTexts, administration, families].flatMap(
    (service) => [...service.jobs],
  );
  jobs.push(tidy, { name: 'rates-tidy', everyMs: 60_000, run: () => forgetRates(database) });
  const stopJobs = startJobs(jobs, { database, now, log });
  const stopWorkers = await startWorkers({ database, queue, log });
  // Each by itself, since they take minutes where much is kept, and nothing should wait for them.
  const backups = createBackupJob({ settings: backup, log });
  const stopBackups = backups.jobs.map((job) => startJobs([job], { database, now, log }));
  return async (): Promise<void> => {
    for (const timer of timers) clearInterval(timer);
    backups.stop();
    await Promise.all([stopJobs(), ...stopBackups.map((stop) => stop()), stopWorkers()]);
  };
}

/**
 * Ends the process in order: requests, subscriptions, mail, database. A key press reaches every process of a terminal,
 * and those above pass it on: what comes while it is stopping changes nothing.
 */
function stopOnSignals(close: () => Promise<void>, log: Log): void {
  let isStopping = false;
  const stop = (signal: string): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_MAX_MS).unref();
    log.info({ signal }, 'stopping');
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal));
}

/** Who asks first should not wait for the rules to be read, nor for the lessons to be indexed; what that took is given back. */
function warmUp({ tutor, search, siteSearch }: Services, log: Log): void {
  void tutor
    .warmUp()
    .catch((error: unknown) => log.error({ err: error }, 'the tutor was not warmed up'))
    .then(() => search.fill())
    .then(() => siteSearch.fill())
    .finally(giveBackMemory);
}

/** The way letters go; of one that is dropped unsent, whoever runs the installation is told. */
function mailOf(
  { dataDir, mailFrom: from, smtpUrl, smtpTls }: Env,
  { database, secrets, ...shared }: Pick<AppDeps, 'database' | 'secrets' | 'queue' | 'now' | 'newId' | 'log'>,
) {
  const onDropped = (id: string) => noteFailedLetter(database, { id, at: shared.now() });
  const onTried: OnTried = (outcome) => noteTried(database.pool, outcome, shared.now());
  const server = { smtpUrl: smtpUrl ?? undefined, smtpTls };
  return openMail({ ...shared, ...server, secret: secrets.session, dataDir, from, onDropped, onTried });
}

/** What the legal pages tell of the operator, and of the service that carries letters. */
function legalFactsOf({ operator, operatorPhone, operatorNotes, smtpUrl }: Env) {
  const mailHost = smtpUrl === null ? null : new URL(smtpUrl).hostname;
  return { operator, operatorPhone, operatorNotes, mailHost };
}

/** Where it is, who can come in, and, where there is no admin yet, the address that makes one. */
async function wordsAtStart({ firstRun }: Services, { publicUrl, isDemo }: AppDeps): Promise<string> {
  const lines = [`Ori Academy is ready at ${publicUrl}`];
  if (isDemo) lines.push(demoSignIns());
  const setUpAt = await firstRun.begin();
  if (setUpAt !== null) lines.push(`There is no admin yet. Whoever opens this becomes the admin: ${setUpAt}`);
  return `${lines.join('\n')}\n`;
}

/** Tells where it is and who can come in; of several workers one speaks for all. */
async function tellReady(services: Services, deps: AppDeps): Promise<void> {
  if (cluster.isWorker && cluster.worker?.id !== 1) return;
  process.stdout.write(await wordsAtStart(services, deps));
}

/** Says which port is taken, and by which variable another is chosen. */
const inUse =
  (variable: string, port: number) =>
  (error: NodeJS.ErrnoException): never => {
    throw error.code === 'EADDRINUSE'
      ? new BadEnvironment([`${variable} ${port} is in use: choose another, or 0 for any`])
      : error;
  };

type Own = Pick<AppDeps, 'now' | 'newId' | 'log' | 'database' | 'queue' | 'secrets' | 'content' | 'mail'>;

/** What the product stands on, by the settings of this process. */
function depsOf(env: Env, own: Own, publicUrl: string): AppDeps {
  const { dataDir, isProduction, isDemo, callsPerMinute, hasOffline } = env;
  return {
    ...own,
    publicUrl,
    isProduction,
    isDemo,
    google: env.google,
    trustedProxies: env.trustedProxies,
    contactAddress: env.contactAddress,
    ...legalFactsOf(env),
    setup: setupOf(env),
    healthToken: env.observe.healthToken,
    model: env.model,
    payments: env.payments,
    randomBytes,
    outboxFolder: isProduction || env.smtpUrl !== null ? null : outboxFolder(dataDir),
    webDir: path.join(ROOT, 'apps/web/dist'),
    uptimeSeconds: () => process.uptime(),
    hasOffline,
    callsPerMinute,
    hasRateLimits: callsPerMinute > 0,
  };
}

/** The database these settings name; whether the embedded one keeps its log is settled before it starts. */
async function openFor(env: Env, log: Log): Promise<Database> {
  if (env.databaseUrl === null) await keepLog(env.dataDir, log, env.backup.isLogKept);
  return openDatabase({ ...env, log });
}

/** The address people use: as it is set, else where the server listens. */
const addressOf = ({ publicUrl, host }: Env, port: number): string =>
  publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

async function start(): Promise<void> {
  const env = readEnv();
  const log = createLog(env.logLevel);
  const { host, dataDir, isDemo, observe } = env;
  const port = env.port === 0 ? await freePort(host) : env.port;
  const publicUrl = addressOf(env, port);
  const version = productVersion();
  const watch = await startWatching({ settings: observe, version, log });
  const secrets = await openSecrets(env);
  const cacheDir = path.join(dataDir, 'content-cache');
  const content = await openProductContent({ root: ROOT, cacheDir, isBuilt: IS_BUILT });
  const database = await openFor(env, log);
  const metrics = await watch.measure(database);
  const queue = createQueue({ database, log });
  const shared = { now: () => new Date(), newId: randomUUID, log, database, queue, secrets };
  const mail = mailOf(env, shared);
  const deps = depsOf(env, { ...shared, content, mail }, publicUrl);
  const { http, services } = await buildApp({ ...deps, ...(metrics && { hearAnswered: metrics.hear }) });
  await takeInKeyFile(dataDir, services.transcripts.signingKeys);
  if (isDemo) await makeDemoFamily(deps, services);
  const stopBackground = await startBackground(services, deps, env, log);
  const close = async (): Promise<void> => {
    http.standing.isDraining = true;
    await stopBackground();
    await http.close();
    await mail.close();
    await services.answers.flush().catch(() => undefined);
    await database.close();
    await watch.close();
  };
  stopOnSignals(close, log);
  try {
    await http.listen({ host, port }).catch(inUse('PORT', port));
    if (observe.metrics) await metrics?.listen().catch(inUse('METRICS_PORT', observe.metrics.port));
  } catch (error) {
    await close();
    throw error;
  }
  warmUp(services, log);
  // Whoever keeps this process running starts it anew from here on, should it crash.
  process.send?.('ready');
  await tellReady(services, deps);
}

start().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof BadEnvironment || error instanceof MovedError ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
});
