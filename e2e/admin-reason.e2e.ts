import { addChild, openAccount, openAdmin, settled } from './people.ts';
import { expect, test } from './test.ts';

test('an admin opens a child for a reason only, and the family reads it', async ({
  page,
  context,
  product,
  browser,
}) => {
  await openAccount(context, product.address, { sacredId: 'reason-parent', role: 'parent' });
  await addChild(context, product.address, 'reason-child', 'elementary');
  const kept = await context.request.get(`${product.address}/api/families/children`);
  const { children } = (await kept.json()) as { children: { id: string }[] };
  const id = children[0]?.id ?? '';

  const admins = await browser.newContext({ baseURL: product.address });
  await openAdmin(admins, product, 'reason-admin');
  const progress = `${product.address}/api/progress?childId=${id}`;
  expect((await admins.request.get(progress)).status()).toBe(400);
  expect((await admins.request.get(`${progress}&reason=family-asked`)).status()).toBe(200);

  const room = await admins.newPage();
  // The list names a learner by initial until a reason is chosen.
  await room.goto('/admin/users?q=reason-child');
  await settled(room);
  await expect(room.getByRole('link', { name: 'K.', exact: true })).toBeVisible();
  await room.getByLabel('Why you need learners’ names').selectOption('family-asked');
  await expect(room.getByRole('link', { name: /^Kofi/ })).toBeVisible();

  await room.goto(`/admin/users?person=${id}&learner=1`);
  await settled(room);
  await room.getByRole('button', { name: 'Open the record' }).click();
  await expect(room.getByText('Please choose a reason')).toBeVisible();
  await room.getByRole('radio', { name: 'The family asked me to' }).check({ force: true });
  await room.getByRole('button', { name: 'Open the record' }).click();
  await expect(room.getByRole('heading', { level: 2, name: /^Kofi/ })).toBeVisible();
  // What is done from the record goes by the same reason.
  await room.getByRole('button', { name: 'Suspend the account' }).click();
  const asked = room.getByRole('alertdialog');
  await asked.getByRole('button', { name: 'Suspend the account' }).click();
  await expect(asked).toBeHidden();
  await expect(room.getByRole('button', { name: 'Suspend the account' })).toHaveCount(0);
  await admins.close();

  await page.goto('/dashboard/parent/privacy');
  await settled(page);
  await expect(page.getByText('(the family asked)').first()).toBeVisible();
});
