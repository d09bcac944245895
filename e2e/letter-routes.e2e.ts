import type { Page } from '@playwright/test';
import { arriveAt } from './letter.ts';
import { addChild, openAccount, openAdmin, PIN, signIn } from './people.ts';
import { ROWS } from './routes.ts';
import { expect, test } from './test.ts';

/** What a page came to: where it stands in the end, its title, and all it says. */
interface Shown {
  readonly at: string;
  readonly title: string;
  readonly says: string;
}
const RESTRICTED = 'Access Restricted';
const MISSING = 'This page is not here';
/** A pattern of the table stands for what this family has none of: any id shows whether the page opens. */
const NO_ID = '00000000-0000-4000-8000-000000000000';

/** What a page comes to. */
async function shownAt(page: Page, path: string): Promise<Shown> {
  await arriveAt(page, path);
  return page.evaluate(() => ({
    at: location.pathname + location.search,
    title: document.querySelector('main h1')?.textContent.trim() ?? '',
    says: document.querySelector('main')?.innerText ?? '',
  }));
}

/** Where the one who is sent to sign in wanted to go. */
const BACK = '/dashboard/student/achievements';

const gated = ROWS.filter(({ access }) => access !== 'public' && access !== 'redirect');
const concrete = (path: string) =>
  path
    .replace(':lessonId', 'half-a-loaf-fair-shares')
    .replace('courses/:id', 'courses/math-k-2')
    .replace('/subjects/:id', '/subjects/life-skills')
    .replace(/^\/lessons\/:id/, '/lessons/gou-and-gu')
    .replace(':id', NO_ID);

/** Whether a page opened: a thing of a pattern may be missing, the page may not. */
const isOpen = ({ title }: Shown, path: string): boolean =>
  title !== '' && title !== RESTRICTED && (title !== MISSING || path.includes(':id'));

/** Whether the page says whose it is, in either order, and who one is. */
function isRefused({ title, says }: Shown, roles: readonly string[], role: string): boolean {
  const required = [roles, roles.toReversed()].map((named) => `Required role: ${named.join(' or ')}.`);
  const isTold = required.some((words) => says.includes(words));
  return title === RESTRICTED && isTold && says.includes(`Your current role: ${role}`);
}

/** Every guarded page, as somebody of `role` finds it: what is wrong with that. */
async function faultsFor(page: Page, role: string): Promise<string[]> {
  const faults: string[] = [];
  for (const { path, access } of gated) {
    const shown = await shownAt(page, concrete(path));
    const roles = access.split('|');
    const isMine = access === 'signed-in' || roles.includes(role);
    const isRight = isMine ? isOpen(shown, path) : isRefused(shown, roles, role);
    if (!isRight) faults.push(`${path} shows ${role}: ${shown.says}`);
  }
  return faults;
}

test.describe.configure({ mode: 'parallel' });
test.setTimeout(240_000);

test('everybody opens each public page, and an unknown path shows the not-found page', async ({ page }) => {
  const rows = ROWS.filter(({ access }) => access === 'public');
  expect(rows.length).toBeGreaterThan(60);
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(MISSING);
  const faults: string[] = [];
  for (const path of rows.map((row) => concrete(row.path))) {
    const { at, title } = await shownAt(page, path);
    if (at !== path || title === '' || title === MISSING) faults.push(`${path} comes to ${at}: ${title}`);
  }
  expect(faults).toEqual([]);
});

test('legacy paths lead where the specification says', async ({ page }) => {
  const legacy = ROWS.filter(({ access }) => access === 'redirect');
  const led: (readonly [string, string | undefined])[] = [];
  for (const { path } of legacy) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    led.push([path, answer.headers()['location']]);
  }
  expect(led).toEqual(legacy.map(({ path, to }) => [path, to]));
  await page.goto('/support');
  await expect(page).toHaveURL(/\/help$/);
  expect(await shownAt(page, '/login')).toMatchObject({ at: '/auth' });
  expect(await shownAt(page, '/register')).toMatchObject({ at: '/account-type' });
});

test('nobody opens a guarded page: sign-in follows, remembers it, and leads there', async ({
  page,
  context,
  product,
}) => {
  await openAccount(context, product.address, { sacredId: 'letter-back', role: 'student', ageGroup: 'high' });
  await context.clearCookies();
  await page.goto('/about');
  const faults: string[] = [];
  for (const { path } of gated) {
    const origin = concrete(path);
    const { at } = await shownAt(page, origin);
    if (at !== `/auth?from=${encodeURIComponent(origin)}`) faults.push(`${origin} leads to ${at}`);
  }
  expect(faults).toEqual([]);
  await shownAt(page, BACK);
  await page.getByLabel('Sacred ID', { exact: true }).fill('letter-back');
  await page.getByLabel('PIN', { exact: true }).fill(PIN);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(BACK);
});

test('a student opens what is a student’s, and is told whose the rest is', async ({
  page,
  context,
  product,
}) => {
  await openAccount(context, product.address, { sacredId: 'letter-family', role: 'parent' });
  await addChild(context, product.address, 'letter-student', 'middle');
  await signIn(context, product.address, 'letter-student');
  await page.goto('/about');
  expect(await faultsFor(page, 'student')).toEqual([]);
  await shownAt(page, '/admin');
  await page.getByRole('link', { name: 'Go to my dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard\/student$/);
});

test('a parent opens what is a parent’s, and is told whose the rest is', async ({
  page,
  context,
  product,
}) => {
  await openAccount(context, product.address, { sacredId: 'letter-parent', role: 'parent' });
  await addChild(context, product.address, 'letter-child', 'middle');
  await page.goto('/about');
  expect(await faultsFor(page, 'parent')).toEqual([]);
  await shownAt(page, '/admin');
  await page.getByRole('link', { name: 'Go to my dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard\/parent$/);
});

test('a teacher opens what is a teacher’s, and is told whose the rest is', async ({
  page,
  context,
  product,
}) => {
  await openAccount(context, product.address, { sacredId: 'letter-teacher', role: 'teacher' });
  await page.goto('/about');
  expect(await faultsFor(page, 'teacher')).toEqual([]);
  await shownAt(page, '/admin');
  await expect(page.getByRole('link', { name: 'Go to my dashboard' })).toHaveAttribute('href', '/dashboard');
});

test('an admin opens what is an admin’s, and is told whose the rest is', async ({
  page,
  context,
  product,
}) => {
  await openAdmin(context, product, 'letter-admin');
  await page.goto('/about');
  expect(await faultsFor(page, 'admin')).toEqual([]);
  await shownAt(page, '/dashboard/student');
  await expect(page.getByRole('link', { name: 'Go to my dashboard' })).toHaveAttribute('href', '/dashboard');
});
