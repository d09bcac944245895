import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { smallPicture } from '../apps/server/src/testing/small-picture.ts';
import { addChild, openAccount, settled } from './people.ts';
import { expect, test } from './test.ts';

test.use({ noNetworkIsQuiet: true, serviceWorkers: 'allow' });

/** Fetches what a link leads to, as the browser would, and expects a PDF. */
async function expectPdf(page: Page, link: string): Promise<void> {
  const address = await page.getByRole('link', { name: link }).first().getAttribute('href');
  const file = await page.request.get(new URL(address ?? '', page.url()).href);
  expect([link, file.status()]).toEqual([link, 200]);
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
}

async function beginYear(page: Page): Promise<void> {
  await page.goto('/dashboard/homeschool');
  await settled(page);
  await page.getByLabel('Legal name').fill('Kofi Kwame Mensah');
  await page.getByLabel('State', { exact: true }).selectOption({ label: 'Pennsylvania' });
  await page.getByText('For forms: your school, who teaches, the district').click();
  await page.getByLabel('Name of your school').fill('Oak House');
  await page.getByRole('button', { name: 'Begin this year' }).click();
  await expect(page.getByRole('heading', { name: 'Kofi Kwame Mensah' })).toBeVisible();
}

async function keepTheLog(page: Page): Promise<void> {
  const day = page.getByRole('button', { name: /^Monday, .*: nothing said$/ }).last();
  const name = ((await day.getAttribute('aria-label')) ?? '').split(':')[0] ?? '';
  await day.click();
  await expect(page.getByRole('button', { name: new RegExp(`^${name}: .*said by a parent`) })).toBeVisible();
  await page.getByLabel('Which book').fill('Anansi and the Pot of Beans');
  await page.getByRole('button', { name: '45 min', exact: true }).click();
  await page.getByRole('button', { name: 'Write it down' }).click();
  await expect(page.getByText('“Anansi and the Pot of Beans” is in the log of Kofi')).toBeVisible();
  await expect(page.locator('#lines, main').getByText('Anansi and the Pot of Beans').first()).toBeVisible();
  await expectPdf(page, 'Open as PDF');
  await page.getByText('Close days that you handed in').click();
  await page.getByRole('button', { name: 'Close them' }).click();
  await expect(page.getByText('These days are closed.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Days that are closed' }).getByRole('listitem')).toHaveCount(1);
}

const pictureOf = (buffer: Buffer) => ({ name: 'map.jpg', mimeType: 'image/jpeg', buffer });

async function fillPortfolio(page: Page): Promise<void> {
  await page.goto('/dashboard/parent/portfolio');
  await settled(page);
  await page.getByRole('button', { name: 'Add a sample' }).click();
  await page.getByLabel('What it is').fill('A map of our street');
  await page.getByLabel('Picture or PDF').setInputFiles(pictureOf(Buffer.from('<svg onload=alert(1)>')));
  await page.getByRole('button', { name: 'Keep this sample' }).click();
  await expect(page.locator('.field-error')).not.toBeEmpty();
  await page.getByLabel('Picture or PDF').setInputFiles(pictureOf(await smallPicture()));
  await page.getByRole('button', { name: 'Keep this sample' }).click();
  await expect(page.getByRole('link', { name: 'A map of our street, opens large' })).toBeVisible();
  await page.getByLabel('Title').fill('Anansi and the Pot of Beans');
  await page.getByRole('button', { name: 'Write it down' }).click();
  await expect(page.getByRole('button', { name: /Finished today/ })).toBeVisible();
  await expectPdf(page, 'The portfolio as PDF');
}

/** Makes a sheet, keeps it, and marks its paper: all but the first right. */
async function paperComesBack(page: Page): Promise<number> {
  await page.goto('/worksheets/create');
  await settled(page);
  await page.locator('.sheet-skills input[type=checkbox]').first().check();
  await page.getByLabel('Questions').first().fill('6');
  await page.getByRole('button', { name: 'Keep this sheet' }).click();
  await page.getByRole('link', { name: 'Open the page where it is marked' }).click();
  const questions = page.getByRole('radiogroup', { name: /^Question / });
  await expect(questions.first()).toBeVisible();
  const count = await questions.count();
  await questions.first().locator('label[data-mark=wrong]').click();
  await page.getByRole('button', { name: 'The others are right' }).click();
  await page.getByRole('button', { name: `Count ${count} answers` }).click();
  await expect(page.getByText('Wrong: question 1.')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, count them' }).click();
  await expect(page.getByText(`Kofi: ${count - 1} of ${count} right`)).toBeVisible();
  return count;
}

/** Puts a course on the transcript, signs a copy, and gives back the file that was saved. */
async function signTranscript(page: Page): Promise<string> {
  await page.goto('/dashboard/parent/transcript');
  await settled(page);
  await expect(page.getByText('Oak House').first()).toBeVisible();
  await expect(page.getByText('Kofi Kwame Mensah').first()).toBeVisible();
  await page.getByRole('link', { name: 'Add a course' }).click();
  await page.getByLabel('Title of the course').fill('Mathematics 4');
  await page.getByRole('button', { name: 'Save the course' }).click();
  await expect(page.getByRole('link', { name: /Mathematics 4/ }).first()).toBeVisible();
  await expectPdf(page, 'Transcript as PDF');
  await page.getByRole('button', { name: 'Sign a copy' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the file' }).click();
  return readFile(await (await saved).path(), 'utf8');
}

async function verifyOffline(page: Page, token: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Verify a transcript' }).last().click();
  await expect(page).toHaveURL(/\/verify$/);
  await settled(page);
  await page.context().setOffline(true);
  await page.getByLabel('Or paste its text').fill(token);
  await page.getByRole('button', { name: 'Check it' }).click();
  await expect(page.getByText('Genuine and unchanged')).toBeVisible();
  await page
    .getByLabel('Or paste its text')
    .fill(token.replace(/.(?=.{9}$)/, (one) => (one === 'A' ? 'B' : 'A')));
  await page.getByRole('button', { name: 'Check it' }).click();
  await expect(page.getByText('This does not verify')).toBeVisible();
  await page.context().setOffline(false);
}

test('a family keeps its log, its portfolio and its paper, and takes its papers home', async ({
  page,
  context,
  product,
}) => {
  await openAccount(context, product.address, { sacredId: 'records-parent', role: 'parent' });
  await addChild(context, product.address, 'records-child', 'elementary');

  await test.step('begins a school year under a state’s law', () => beginYear(page));
  await test.step('says what a day was, logs a book, closes what was handed in', () => keepTheLog(page));
  await test.step('takes the filing packet home', () => expectPdf(page, 'Open the PDF'));
  await test.step('keeps a picture and a book, not a file that is none', () => fillPortfolio(page));
  const marked = await test.step('makes a sheet and marks its paper', () => paperComesBack(page));
  await test.step('sees it where the day is told', async () => {
    await page.goto('/dashboard/parent');
    await settled(page);
    await expect(page.getByText(`${marked} questions, ${marked - 1} right`).first()).toBeVisible();
  });
  const token = await test.step('signs a transcript that carries the names of the record', () =>
    signTranscript(page));
  await test.step('whoever gets it verifies it without a network', () => verifyOffline(page, token));
});
