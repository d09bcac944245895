import type { Browser, BrowserContext, Page } from '@playwright/test';
import { addChild, openAccount, settled, signIn } from './people.ts';
import { expect, test } from './test.ts';

/** One more person at a screen of their own. */
async function another(browser: Browser, baseURL: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL, locale: 'en-US' });
  return { context, page: await context.newPage() };
}

async function buyTeacherEdition(page: Page): Promise<void> {
  await page.goto('/checkout?plan=teacher&interval=month');
  await page.getByRole('button', { name: 'Begin my free days' }).click();
  await page.getByRole('button', { name: 'Begin the free days' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to Teacher Edition' })).toBeVisible();
}

test('a teacher gives work where a parent opened it; the child finds it, and the parent’s word holds', async ({
  page: teacher,
  context,
  browser,
  product,
}) => {
  test.setTimeout(180_000);
  const { address } = product;
  const home = await another(browser, address);
  const school = await another(browser, address);

  await test.step('the teacher needs a plan to give work, and buys it', async () => {
    await openAccount(context, address, { sacredId: 'tuesday.teacher', role: 'teacher' });
    await teacher.goto('/dashboard/teacher');
    await expect(teacher.getByText('Nobody is linked to you yet')).toBeVisible();
    await buyTeacherEdition(teacher);
  });

  await test.step('a parent asks the teacher, and opens giving work', async () => {
    await openAccount(home.context, address, { sacredId: 'tuesday.parent', role: 'parent' });
    await addChild(home.context, address, 'tuesday.child', 'elementary');
    await home.page.goto('/dashboard/parent/teachers');
    await settled(home.page);
    await home.page.getByLabel('Their Sacred ID or e-mail address').fill('tuesday.teacher');
    await home.page.getByRole('checkbox', { name: 'give work' }).check({ force: true });
    await home.page.getByRole('button', { name: 'I agree, ask them' }).click();
    await expect(home.page.getByText('Asked; can be answered until')).toBeVisible();
  });

  await test.step('the teacher says yes, and gives a lesson', async () => {
    await teacher.goto('/dashboard/messages');
    await expect(teacher.getByText('giving work')).toBeVisible();
    await teacher.getByRole('button', { name: 'Yes, I will' }).click();
    await expect(teacher.getByRole('button', { name: 'Yes, I will' })).toBeHidden();
    await teacher.goto('/dashboard/teacher/assignments');
    await settled(teacher);
    await teacher.getByRole('checkbox', { name: 'Kofi' }).check({ force: true });
    await teacher.getByLabel('Course', { exact: true }).selectOption({ value: 'math-3-5' });
    await teacher.getByLabel('Lesson', { exact: true }).selectOption({ value: 'adding-unlike-parts' });
    await teacher.getByRole('button', { name: 'Give it' }).click();
    await expect(teacher.getByText('not begun')).toBeVisible();
  });

  await test.step('the child finds it among the assignments, with the teacher’s name', async () => {
    await signIn(school.context, address, 'tuesday.child');
    await school.page.goto('/dashboard/student/assignments');
    await expect(school.page.getByText('from Ama Mensah')).toBeVisible();
  });

  await test.step('the parent takes it back, and the teacher is told', async () => {
    await home.page.goto('/dashboard/parent/assignments');
    await settled(home.page);
    await expect(home.page.getByText('from Ama Mensah')).toBeVisible();
    await home.page.getByRole('checkbox', { name: /^Choose “/ }).check({ force: true });
    await home.page.getByRole('button', { name: 'Excuse' }).click();
    await expect(home.page.getByText('Nothing is asked of Kofi just now.')).toBeVisible();
    await teacher.goto('/dashboard/teacher/assignments');
    await expect(teacher.getByRole('heading', { name: 'Taken back by the parents' })).toBeVisible();
  });
});
