import { outboxFolder } from '../apps/server/src/mail/open-mail.ts';
import { readOutbox } from '../apps/server/src/mail/outbox.ts';
import { openAccount, PIN, settled } from './people.ts';
import type { Product } from './product.ts';
import { expect, test } from './test.ts';

/** The link to a page in the newest letter to an address, as soon as it came. */
async function mailedLink({ dataDir }: Product, email: string, page: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const letters = (await readOutbox(outboxFolder(dataDir))).filter(({ to }) => to === email);
    const words = letters.flatMap(({ text }) => text.split(/\s/));
    link = words.find((word) => word.includes(`/${page}?token=`)) ?? '';
    expect(link).not.toBe('');
  }).toPass();
  const { pathname, search } = new URL(link);
  return pathname + search;
}

test('another address asks for the PIN, waits for its letter, and is undone from the old one', async ({
  page,
  context,
  product,
}) => {
  const [old, next] = ['address-ama@family.example', 'address-next@family.example'];
  await openAccount(context, product.address, { sacredId: 'address-ama', role: 'teacher' });
  await page.goto(await mailedLink(product, old, 'confirm-email'));
  await settled(page);
  await page.getByRole('button', { name: 'Yes, I gave this address' }).click();
  await expect(page.getByText('Your address is confirmed')).toBeVisible();

  await test.step('asked for with the PIN', async () => {
    await page.goto('/profile');
    await settled(page);
    await page.getByLabel('E-mail').fill(next);
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await page.getByLabel('Your PIN', { exact: true }).fill('5555');
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByText('This is not your PIN. Please try again')).toBeVisible();
    await page.getByLabel('Your PIN', { exact: true }).fill(PIN);
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByText(`We sent a letter to ${next}`)).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(old);
  });

  await test.step('confirmed by its link', async () => {
    await page.goto(await mailedLink(product, next, 'confirm-email'));
    await settled(page);
    await page.getByRole('button', { name: 'Yes, I gave this address' }).click();
    await expect(page.getByText('Your address is confirmed')).toBeVisible();
    await page.goto('/profile');
    await settled(page);
    await expect(page.getByLabel('E-mail')).toHaveValue(next);
  });

  await test.step('undone from the old address, and a new PIN chosen', async () => {
    await page.goto(await mailedLink(product, old, 'undo-email'));
    await settled(page);
    await page.getByRole('button', { name: 'Undo it' }).click();
    await expect(page.getByText('The account goes by this address')).toBeVisible();
    await page.getByRole('link', { name: 'Choose a new PIN' }).click();
    await page.getByLabel('Choose a PIN').fill('8361');
    await page.getByLabel('The PIN again').fill('8361');
    await page.getByRole('button', { name: 'Keep this PIN' }).click();
    await expect(page.getByText('The new PIN works from now on')).toBeVisible();
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/auth\?from=/);
  });
});
