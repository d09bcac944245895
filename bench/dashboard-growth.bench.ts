import { createHash } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Content, openContent } from '@ori/content/open-content';
import type { Viewer } from '@ori/core/access/viewer';
import { type Database, openDatabase } from '../apps/server/src/db/database.ts';
import { createDashboardService } from '../apps/server/src/features/families/dashboard.service.ts';
import { createFamiliesStore } from '../apps/server/src/features/families/families.store.ts';
import { createOverviewService } from '../apps/server/src/features/learning/overview.service.ts';
import { createOverviewStore } from '../apps/server/src/features/learning/overview.store.ts';
import { createPlanningStore } from '../apps/server/src/features/planning/planning.store.ts';
import { createUpcoming } from '../apps/server/src/features/planning/upcoming.ts';
import { addFamilies, familiesFor } from './load/many-families.ts';
import { measure } from './load/measure.ts';
import { databasePid } from './load/process-time.ts';

/** A parent dashboard among 100,000 learners may cost 1.5 times what it costs among 1,000 (design §12). */
const FEW = 1_000;
const MANY = 100_000;
const RATIO_MAX = 1.5;
const BATCH_FAMILIES = 2_000;
/** Both sizes are measured in turns, so that what else the machine does falls on both alike. */
const ROUNDS = 8;
const REQUESTS_EACH_ROUND = 1_000;

const LOG = { info() {}, warn() {}, error: console.error };
const content: Content = await openContent(resolve(import.meta.dirname, '../content'));

const now = () => new Date();

function composeDashboard(database: Database) {
  const store = createFamiliesStore(database);
  const overview = createOverviewService({
    store: createOverviewStore(database),
    content,
    ...content.practice,
    now,
  });
  const upcoming = createUpcoming({ store: createPlanningStore(database), content, now });
  return createDashboardService({
    store,
    standingOf: (family, locale) => overview.standingOf(family, locale, { hasNews: true }),
    upcoming,
  });
}

/** The ids that `addFamilies` computes from numbers. */
function idOf(kind: string, n: number): string {
  const hash = createHash('md5').update(`${kind}${n}`).digest('hex');
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');
}

/** The n-th parent, as the bench's families are numbered. */
function parentOf(n: number): Viewer {
  const [userId, familyId] = [idOf('parent', n), idOf('family', n)];
  return { userId, familyId, role: 'parent', ageGroup: null, sessionId: '', locale: 'en', timeZone: 'UTC' };
}

/** A database with so many learners, closed again: what filling it left to do must not be counted. */
async function makeFilled(learners: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ori-growth-'));
  // The database runs as another user, who must get through.
  await chmod(folder, 0o755);
  const database = await openDatabase({ dataDir: folder, log: LOG });
  const [families, lessonIds] = [familiesFor(learners), content.lessonIds.slice(0, 2)];
  for (let first = 1; first <= families; first += BATCH_FAMILIES) {
    await addFamilies(database, first, Math.min(families, first + BATCH_FAMILIES - 1), lessonIds);
  }
  for (const rest of ['vacuum analyze', 'checkpoint']) await database.pool.query(rest);
  await database.close();
  return folder;
}

interface Cost {
  rounds: number;
  appCpuMs: number;
  databaseCpuMs: number;
  failures: number;
}

/** Opens what was filled; each call measures one round and adds it to the cost. */
async function openMeasured(learners: number, folder: string) {
  const database = await openDatabase({ dataDir: folder, log: LOG });
  const dashboard = composeDashboard(database);
  const families = familiesFor(learners);
  const cost: Cost = { rounds: 0, appCpuMs: 0, databaseCpuMs: 0, failures: 0 };
  let asked = 0;
  const send = async () => {
    asked += 1;
    const parent = parentOf(1 + ((asked * 7_919) % families));
    const { activeChildren, recentActivity } = await dashboard.dashboardOf(parent);
    return activeChildren === 3 && recentActivity.length === 20;
  };
  return {
    cost,
    async round(isCounted: boolean): Promise<void> {
      const load = { name: `${learners} learners`, requests: REQUESTS_EACH_ROUND, concurrency: 1, send };
      const round = await measure({ ...load, appPid: process.pid, databasePid: databasePid(folder) });
      if (!isCounted) return;
      cost.rounds += 1;
      cost.failures += round.failures;
      cost.appCpuMs += round.appCpuMs;
      cost.databaseCpuMs += round.databaseCpuMs;
    },
    close: () => database.close(),
  };
}

function tell(learners: number, { rounds, appCpuMs, databaseCpuMs, failures }: Cost): number {
  const [app, base] = [appCpuMs / rounds, databaseCpuMs / rounds];
  const parts = `app ${app.toFixed(3)} ms + database ${base.toFixed(3)} ms`;
  console.log(`${learners} learners: ${parts} CPU a dashboard; ${failures} failed`);
  return app + base;
}

const folders = [await makeFilled(FEW), await makeFilled(MANY)] as const;
try {
  const few = await openMeasured(FEW, folders[0]);
  const many = await openMeasured(MANY, folders[1]);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const each of [few, many]) await each.round(round > 0);
  }
  const before = tell(FEW, few.cost);
  const ratio = tell(MANY, many.cost) / before;
  console.log(`ratio ${ratio.toFixed(2)} (bar ${RATIO_MAX})`);
  if (ratio > RATIO_MAX || few.cost.failures + many.cost.failures > 0) process.exitCode = 1;
  for (const each of [few, many]) await each.close();
} finally {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}
