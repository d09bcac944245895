import { openDatabase } from '../apps/server/src/db/database.ts';
import { violationsOf } from './axe.ts';
import { openAdmin, settled } from './people.ts';
import { expect, test } from './test.ts';

const SILENT = { info() {}, warn: console.warn, error: console.error };
const RAISE = `insert into alarms (kind, since, figures) values ('queue', now(), '{"minutes": 42}')
  on conflict (kind) do update set ended_at = null, figures = excluded.figures`;
/** The server has just looked: it does not look again while we do. */
const LOOKED = `insert into job_runs (job, last_run_at) values ('alarms', now())
  on conflict (job) do update set last_run_at = now()`;

test('an admin finds what the installation warns of, and its version, until the cause is over', async ({
  page,
  context,
  product,
}) => {
  await openAdmin(context, product, 'alarms-admin');
  const database = await openDatabase({ dataDir: product.dataDir, log: SILENT });
  await database.pool.query(LOOKED);
  await database.pool.query(RAISE);
  await page.goto('/admin/dashboard');
  await settled(page);
  const notice = page.getByRole('alert', { name: 'Needs your attention' });
  await expect(notice).toContainText('waited for 42 minutes');
  expect(await violationsOf(page)).toEqual([]);
  const health = await page.request.get('/api/health');
  const { version } = (await health.json()) as { version: string };
  await expect(page.getByText(version, { exact: true })).toBeVisible();

  await database.pool.query('delete from alarms');
  await page.reload();
  await settled(page);
  await expect(notice).toHaveCount(0);
  await database.close();
});
