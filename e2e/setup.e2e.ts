import { outboxFolder } from '../apps/server/src/mail/open-mail.ts';
import { readOutbox } from '../apps/server/src/mail/outbox.ts';
import { violationsOf } from './axe.ts';
import { settled } from './people.ts';
import { expect, test } from './test.ts';

const EMAIL = 'ada@maple.example';
// Another product than the other files have, where nobody is an admin yet.
test.use({ productEnv: { DEMO: 'false', CONTACT_ADDRESS: '' } });

test('an empty installation is set up in the browser, once', async ({ page, product }) => {
  await expect.poll(() => product.setUpAddress).not.toBe('');
  const address = product.setUpAddress;
  await page.setViewportSize({ width: 390, height: 844 });

  await test.step('only by the address that the start printed', async () => {
    const answer = await page.goto('/setup');
    expect(answer?.headers()['cache-control']).toBe('no-store');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('heading', { name: 'This page opens from the server' })).toBeVisible();
    await page.getByLabel('Address from the server').fill(address.slice(0, -1));
    await page.getByRole('button', { name: 'Open the setup' }).click();
    await expect(page.getByText('This address does not open the setup')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel('Address from the server').fill(address);
    await page.getByRole('button', { name: 'Open the setup' }).click();
    await expect(page.getByRole('heading', { name: 'Set up your school' })).toBeVisible();
  });

  await test.step('a letter is tried and its code confirms the address', async () => {
    await page.goto(address);
    await settled(page);
    await page.getByRole('button', { name: 'Send a test letter' }).click();
    await expect(page.getByText('Fill in your e-mail above first')).toBeVisible();
    await expect(page.getByLabel('Your e-mail')).toBeFocused();
    await page.getByLabel('Your e-mail').fill(EMAIL);
    await page.getByRole('button', { name: 'Send a test letter' }).click();
    await expect(page.getByText(`The letter to ${EMAIL} is a file`)).toBeVisible();
    const [letter] = await readOutbox(outboxFolder(product.dataDir));
    await page.getByLabel('Code from the letter').fill(/\d{6}/.exec(letter?.subject ?? '')?.[0] ?? '');
  });

  await test.step('what is missing is named at its field', async () => {
    await page.getByRole('button', { name: 'Finish setup' }).click();
    await expect(page.getByLabel('Your name')).toBeFocused();
    await page.getByLabel('Your name').fill('Ada Okafor');
    await page.getByLabel('Password', { exact: true }).fill('password12');
    await page.getByRole('button', { name: 'Finish setup' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Password', { exact: true }).fill('seven lanterns on the river');
    await page.getByLabel('Person, group or school').fill('Maple Co-op');
    await page.getByLabel('Telephone').fill('+1 555 0199');
    expect(await violationsOf(page)).toEqual([]);
  });

  await test.step('done: the admin is in, and the page is gone for everybody', async () => {
    await page.getByRole('button', { name: 'Finish setup' }).click();
    await expect(page.getByRole('heading', { name: 'Your school is open' })).toBeFocused();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'To the administration' }).click();
    await expect(page).toHaveURL(/\/admin\/config$/);
    await page.goto('/admin/settings');
    await expect(page.getByLabel('Telephone')).toHaveValue('+1 555 0199');
    expect((await page.goto(address))?.status()).toBe(404);
    expect((await page.goto('/setup'))?.status()).toBe(404);
    expect((await page.request.get('/api/first-run')).status()).toBe(404);
  });
});
