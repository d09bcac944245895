import { addChild, openAccount, PIN, settled, signIn } from './people.ts';
import { expect, test } from './test.ts';

test('a parent takes a child away and brings it back, who signs in as before', async ({
  page,
  context,
  product,
}) => {
  await openAccount(context, product.address, { sacredId: 'undo-parent', role: 'parent' });
  await addChild(context, product.address, 'undo-child', 'elementary');
  await page.goto('/dashboard/parent/children');
  await settled(page);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, remove' }).click();
  // A session left open is not enough: the parent gives their own PIN.
  await page.getByLabel('Your PIN').fill(PIN);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText(/Can be brought back until/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Bring Kofi back' }).click();
  await page.getByRole('button', { name: 'Yes, bring back' }).click();
  await expect(page.getByRole('heading', { name: 'Kofi', exact: true })).toBeVisible();
  await expect(page.getByText(/Can be brought back until/)).toBeHidden();
  await signIn(context, product.address, 'undo-child');
  await page.goto('/dashboard/elementary');
  await expect(page.locator('h1')).toContainText('Kofi');
});
