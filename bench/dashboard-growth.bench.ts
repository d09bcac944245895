import { createHash } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openContent } from '@ori/content/open-content';
import type { Viewer } from '@ori/core/access/viewer';
import { misconceptionOf } from '@ori/core/problems/misconceptions/misconception-of';
import { type Database, openDatabase } from '../apps/server/src/db/database.ts';
import {
  createDashboardService,
  type DashboardService,
} from '../apps/server/src/features/families/dashboard.service.ts';
import { createFamiliesStore } from '../apps/server/src/features/families/families.store.ts';
import { createOverviewService } from '../apps/server/src/features/learning/overview.service.ts';
import { createOverviewStore } from '../apps/server/src/features/learning/overview.store.ts';
import { createPlanningService } from '../apps/server/src/features/planning/planning.service.ts';
import { createPlanningStore } from '../apps/server/src/features/planning/planning.store.ts';
import { addFamilies, familiesFor } from './load/many-families.ts';
import { type Figures, measure } from './load/measure.ts';
import { databasePids } from './load/process-time.ts';

/** A parent dashboard among 100,000 learners may cost 1.5 times what it costs among 1,000 (design §12). */
const FEW = 1_000;
const MANY = 100_000;
const RATIO_MAX = 1.5;
const BATCH_FAMILIES = 2_000;
const REQUESTS = 4_000;

const now = () => new Date();

async function composeDashboard(database: Database) {
  const content = await openContent(resolve(import.meta.dirname, '../content'));
  const store = createFamiliesStore(database);
  const overview = createOverviewService({
    store: createOverviewStore(database),
    content,
    misconceptionOf,
    now,
  });
  const planning = createPlanningService({
    store: createPlanningStore(database),
    content,
    findSubject: store.findSubject,
    lessonStateOf: async () => 'new',
    now,
    newId: () => '',
  });
  const dashboard = createDashboardService({
    store,
    standingOf: (family, locale) => overview.standingOf(family, locale, { hasNews: true }),
    upcoming: planning.upcoming,
  });
  return { dashboard, lessonIds: content.lessonIds.slice(0, 2) };
}

/** The ids that `addFamilies` computes from numbers. */
function idOf(kind: string, n: number): string {
  const hash = createHash('md5').update(`${kind}${n}`).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The n-th parent, as the bench's families are numbered. */
function parentOf(n: number): Viewer {
  return {
    userId: idOf('parent', n),
    familyId: idOf('family', n),
    role: 'parent',
    ageGroup: null,
    sessionId: '',
    locale: 'en',
    timeZone: 'UTC',
  };
}

async function costAmong(learners: number, dashboard: DashboardService, folder: string): Promise<Figures> {
  const families = familiesFor(learners);
  const send = async (n: number) => {
    const { activeChildren, recentActivity } = await dashboard.dashboardOf(
      parentOf(1 + ((n * 7_919) % families)),
    );
    return activeChildren === 3 && recentActivity.length === 20;
  };
  const load = { concurrency: 1, appPid: process.pid, send };
  await measure({ ...load, name: 'warm', requests: REQUESTS / 4, databasePids: databasePids(folder) });
  return measure({
    ...load,
    name: `${learners} learners`,
    requests: REQUESTS,
    databasePids: databasePids(folder),
  });
}

async function fill(
  database: Database,
  from: number,
  to: number,
  lessonIds: readonly string[],
): Promise<void> {
  for (let first = from; first <= to; first += BATCH_FAMILIES) {
    await addFamilies(database, first, Math.min(to, first + BATCH_FAMILIES - 1), lessonIds);
  }
  // What filling left to be written must not be counted with what is read.
  for (const rest of ['vacuum analyze', 'checkpoint']) await database.pool.query(rest);
}

const folder = await mkdtemp(join(tmpdir(), 'ori-growth-'));
// The database runs as another user, who must get through.
await chmod(folder, 0o755);
const log = { info() {}, warn: console.warn, error: console.error };
const database = await openDatabase({ dataDir: folder, log });
try {
  const { dashboard, lessonIds } = await composeDashboard(database);
  await fill(database, 1, familiesFor(FEW), lessonIds);
  const few = await costAmong(FEW, dashboard, folder);
  await fill(database, familiesFor(FEW) + 1, familiesFor(MANY), lessonIds);
  const many = await costAmong(MANY, dashboard, folder);
  for (const { name, appCpuMs, databaseCpuMs, p50Ms, p99Ms, failures } of [few, many]) {
    console.log(
      `${name}: app ${appCpuMs.toFixed(3)} ms, database ${databaseCpuMs.toFixed(3)} ms CPU a dashboard; p50 ${p50Ms.toFixed(2)} ms, p99 ${p99Ms.toFixed(2)} ms; ${failures} failed`,
    );
  }
  const ratio = (many.appCpuMs + many.databaseCpuMs) / (few.appCpuMs + few.databaseCpuMs);
  console.log(`ratio ${ratio.toFixed(2)} (bar ${RATIO_MAX})`);
  if (ratio > RATIO_MAX || few.failures + many.failures > 0) process.exitCode = 1;
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}
