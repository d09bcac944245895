import type { Page } from '@playwright/test';
import { arriveAt, type Shown, walk } from './letter.ts';
import { addChild, openAccount, openAdmin, PIN, settled, signIn } from './people.ts';
import { ROWS } from './routes.ts';
import { expect, test } from './test.ts';

const RESTRICTED = 'Access Restricted';
const MISSING = 'This page is not here';
/** A pattern of the table stands for what this family has none of: any id shows whether the page opens. */
const NO_ID = '00000000-0000-4000-8000-000000000000';

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

/** Opens a page that one walks on from. */
async function beginAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

/** Whether a page opened: a thing of a pattern may be missing, the page may not. */
const isOpen = ({ title }: Shown, path: string): boolean =>
  title !== '' && title !== RESTRICTED && (title !== MISSING || path.includes(':id'));

/** Whether the page says whose it is, in either order, and who one is. */
function isRefused({ title, says }: Shown, roles: readonly string[], role: string): boolean {
  const required = [roles, roles.toReversed()].map((named) => `Required role: ${named.join(' or ')}.`);
  const isTold = required.some((words) => says.includes(words));
  return title === RESTRICTED && isTold && says.includes(`Your current role: ${role}`);
}

/** Whether somebody of `role` finds what a guarded page has for them. */
function isRight(shown: Shown, { path, access }: (typeof gated)[number], role: string): boolean {
  const roles = access.split('|');
  const isMine = access === 'signed-in' || roles.includes(role);
  return isMine ? isOpen(shown, path) : isRefused(shown, roles, role);
}

/** Every guarded page, as somebody of `role` finds it: what is wrong with that. */
async function faultsFor(page: Page, role: string): Promise<string[]> {
  await beginAt(page, '/about');
  const shown = await walk(
    page,
    gated.map(({ path }) => concrete(path)),
  );
  return gated.flatMap((row, at) => {
    const found = shown[at];
    const isFine = found !== undefined && isRight(found, row, role);
    return isFine ? [] : [`${row.path} shows ${role}: ${found?.says}`];
  });
}

test.describe.configure({ mode: 'parallel' });
// Four hundred pages are drawn here: small, and without the fade between them, which is tried elsewhere.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 640, height: 480 } });
test.setTimeout(240_000);

test('everybody opens each public page, and an unknown path shows the not-found page', async ({ page }) => {
  const rows = ROWS.filter(({ access }) => access === 'public');
  expect(rows.length).toBeGreaterThan(60);
  await beginAt(page, '/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(MISSING);
  const paths = rows.map((row) => concrete(row.path));
  const shown = await walk(page, paths);
  expect(shown.map(({ at }) => at)).toEqual(paths);
  const missing = shown.filter(({ title }) => title === '' || title === MISSING);
  expect(missing.map(({ at, says }) => `${at} shows ${says}`)).toEqual([]);
});

test('legacy paths lead where the specification says', async ({ page }) => {
  const legacy = ROWS.filter(({ access }) => access === 'redirect');
  const led: (readonly [string, string | undefined])[] = [];
  for (const { path } of legacy) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    led.push([path, answer.headers()['location']]);
  }
  expect(led).toEqual(legacy.map(({ path, to }) => [path, to]));
  await beginAt(page, '/support');
  await expect(page).toHaveURL(/\/help$/);
  const within = await walk(page, ['/login', '/register']);
  expect(within.map(({ at }) => at)).toEqual(['/auth', '/account-type']);
});

test('nobody opens a guarded page: sign-in follows, remembers it, and leads there', async ({
  page,
  context,
  product,
}) => {
  await openAccount(context, product.address, { sacredId: 'letter-back', role: 'student', ageGroup: 'high' });
  await context.clearCookies();
  await beginAt(page, '/about');
  const origins = gated.map(({ path }) => concrete(path));
  const shown = await walk(page, origins);
  expect(shown.map(({ at }) => at)).toEqual(
    origins.map((origin) => `/auth?from=${encodeURIComponent(origin)}`),
  );
  await arriveAt(page, BACK);
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
  expect(await faultsFor(page, 'student')).toEqual([]);
  await arriveAt(page, '/admin');
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
  expect(await faultsFor(page, 'parent')).toEqual([]);
  await arriveAt(page, '/admin');
  await page.getByRole('link', { name: 'Go to my dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard\/parent$/);
});

test('a teacher opens what is a teacher’s, and is told whose the rest is', async ({
  page,
  context,
  product,
}) => {
  await openAccount(context, product.address, { sacredId: 'letter-teacher', role: 'teacher' });
  expect(await faultsFor(page, 'teacher')).toEqual([]);
  await arriveAt(page, '/admin');
  await expect(page.getByRole('link', { name: 'Go to my dashboard' })).toHaveAttribute('href', '/dashboard');
});

test('an admin opens what is an admin’s, and is told whose the rest is', async ({
  page,
  context,
  product,
}) => {
  await openAdmin(context, product, 'letter-admin');
  expect(await faultsFor(page, 'admin')).toEqual([]);
  await arriveAt(page, '/dashboard/student');
  await expect(page.getByRole('link', { name: 'Go to my dashboard' })).toHaveAttribute('href', '/dashboard');
});
