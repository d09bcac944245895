import { openDatabase } from '../apps/server/src/db/database.ts';
import { violationsOf } from './axe.ts';
import { openAdmin, settled } from './people.ts';
import { expect, test } from './test.ts';

const SILENT = { info() {}, warn: console.warn, error: console.error };
/** Nobody works on jobs of this name: it stays as it is. */
const TASK = 'of-another-version';
const ADD = `select graphile_worker.add_job('${TASK}', json_build_object('kind', kind),
  run_at := now() + interval '1 hour') from unnest($1::text[]) kind`;
const GIVE_UP = `update graphile_worker._private_jobs j set attempts = max_attempts, last_error = 'ECONNREFUSED'
  from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = '${TASK}'`;

test('an admin finds what was given up, tries one again and discards another', async ({
  page,
  context,
  product,
}) => {
  await openAdmin(context, product, 'given-up-admin');
  const database = await openDatabase({ dataDir: product.dataDir, log: SILENT });
  await database.pool.query(ADD, [['pinReset', 'newsletter']]);
  await database.pool.query(GIVE_UP);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/dashboard');
  await settled(page);
  await page.getByRole('link', { name: /letters that could not be delivered/ }).click();
  const part = page.getByRole('region', { name: 'Letters and jobs given up' });
  const reset = part.getByRole('listitem').filter({ hasText: 'pinReset' });
  const news = part.getByRole('listitem').filter({ hasText: 'newsletter' });
  await expect(reset).toContainText('ECONNREFUSED');
  await expect(part).toBeInViewport();
  expect(await violationsOf(page)).toEqual([]);

  await reset.getByRole('button', { name: /^Try again/ }).click();
  await expect(reset).toHaveCount(0);
  await news.getByRole('button', { name: /^Discard/ }).click();
  const asked = page.getByRole('alertdialog', { name: 'Discard this for good?' });
  await asked.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(news).toHaveCount(0);
  await expect(part.getByText('Nothing was given up.')).toBeVisible();

  const { rows } = await database.pool.query(
    `select j.payload->>'kind' as kind, j.attempts from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1`,
    [TASK],
  );
  expect(rows).toEqual([{ kind: 'pinReset', attempts: 0 }]);
  await database.close();
});
