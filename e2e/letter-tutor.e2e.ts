import type { Locator, Page } from '@playwright/test';
import { arriveAt, hold } from './letter.ts';
import { openAccount, settled } from './people.ts';
import { expect, test } from './test.ts';
import { door, field, medal, panel } from './tutor-parts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, noNetworkIsQuiet: true });
test.setTimeout(120_000);

const send = (page: Page): Locator => panel(page).getByRole('button', { name: 'Send' });
const tool = (page: Page, name: string): Locator =>
  panel(page).getByRole('button', { name, exact: true }).first();
const greeting = (page: Page): Locator => page.locator('.tutor-speech');

/** What is asked of the graph: each call's operation, by the name of its field. */
function graphCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { query } = (
      request.method() === 'POST' && request.url().endsWith('/graphql') ? request.postDataJSON() : {}
    ) as { query?: string };
    const field = query === undefined ? null : /\{\s*(\w+)/.exec(query)?.[1];
    if (field) calls.push(field);
  });
  return calls;
}

const GREETS_ON_DASHBOARDS = 'Good to see you. Would you like to go on where you stopped?';

const ACTIONS = [
  ["Today's Schedule", /\/dashboard\/(?:schedule|high\/schedule)$/],
  ['Continue Learning', /\/dashboard(?:\/high)?$/],
  ['My Progress', /\/dashboard\/progress$/],
  ['Achievements', /\/dashboard\/(?:student\/)?achievements$/],
  ['Quick Practice', /\/dashboard\/practice/],
  ['Print Worksheets', /\/dashboard\/worksheets$/],
  ['Learning Goals', /\/dashboard\/goals$/],
] as const;

test('the panel, its displays and its quick actions are as the specification has them', async ({
  page,
  context,
  product,
}) => {
  await openAccount(context, product.address, { sacredId: 'letter-asks', role: 'student', ageGroup: 'high' });
  const calls = graphCalls(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/dashboard/goals');
  await settled(page);

  await test.step('hidden, a bubble that greets, the panel, the whole screen, and back', async () => {
    await door(page).click();
    await expect(greeting(page)).toHaveText(GREETS_ON_DASHBOARDS);
    await arriveAt(page, '/dashboard/student/assignments');
    await expect(greeting(page)).toHaveText(
      'Stuck on an assignment? Show me your first step, and we look at it together.',
    );
    await arriveAt(page, '/student-onboarding');
    await expect(greeting(page)).toHaveText(
      'Welcome! I’m Professor Ori, a computer tutor. Shall I tell you how to begin?',
    );
    await medal(page).click();
    await expect(panel(page)).toHaveAttribute('data-display', 'expanded');
    await tool(page, 'Fill the screen').click();
    await expect(panel(page)).toHaveAttribute('data-display', 'fullscreen');
    await tool(page, 'Leave full screen').click();
    await expect(panel(page)).toHaveAttribute('data-display', 'expanded');
    await tool(page, 'Close').click();
    await expect(door(page)).toBeVisible();
    await door(page).click();
    await medal(page).click();
    await tool(page, 'Minimize').click();
    await expect(panel(page)).toBeHidden();
    await medal(page).click();
  });

  await test.step('a voice button to come, a choice of tutors, the closing line', async () => {
    const voice = panel(page).getByRole('button', { name: 'Speak (coming soon)' });
    await expect(voice).toBeDisabled();
    await expect(voice).toHaveAttribute('title', /coming soon/);
    await expect(panel(page)).toContainText(
      'AI responses may not always be accurate. Always verify important information.',
    );
    await panel(page)
      .getByRole('button', { name: /^Choose Your Tutor/ })
      .click();
    await expect(panel(page).getByRole('group', { name: 'Choose Your Tutor' })).toBeVisible();
    expect(await panel(page).getByRole('radio').count()).toBeGreaterThan(1);
    await panel(page).getByRole('button', { name: 'Back to the chat' }).last().click();
  });

  await test.step('nothing and blanks are not sent', async () => {
    await expect(send(page)).toBeDisabled();
    await field(page).fill('   ');
    await expect(send(page)).toBeDisabled();
    await page.keyboard.press('Enter');
    expect(calls).not.toContain('startTutorConversation');
  });

  await test.step('the first message begins a session; while it is under way nothing else goes', async () => {
    const go = await hold(page, '**/graphql');
    await field(page).fill('Solve 3x + 5 = 20');
    await page.keyboard.press('Enter');
    await expect(panel(page).locator('.tutor-thread')).toContainText('Professor Ori is thinking');
    await field(page).fill('And 2x = 8?');
    await expect(send(page)).toBeDisabled();
    await page.keyboard.press('Enter');
    go();
    await expect(panel(page).locator('.tutor-turn[data-message]')).toHaveCount(1);
    await expect(panel(page).locator('.tutor-thread')).not.toContainText('Professor Ori is thinking');
    await expect(send(page)).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(panel(page).locator('.tutor-turn[data-message]')).toHaveCount(2);
    await page.unroute('**/graphql');
    const told = calls.filter((name) => /^(?:start|send)Tutor/.test(name));
    expect(told).toEqual(['startTutorConversation', 'sendTutorMessage', 'sendTutorMessage']);
  });

  await test.step('nine quick actions beside the chat, of which two ask and seven lead on', async () => {
    await tool(page, 'Quick actions').click();
    const names = panel(page).locator('.tutor-quick-name');
    await expect(names).toHaveText([
      "Today's Schedule",
      'Continue Learning',
      'Homework Help',
      'My Progress',
      'Achievements',
      'Quick Practice',
      'Print Worksheets',
      'Learning Goals',
      'Ask Professor Ori anything',
    ]);
    await expect(panel(page).locator('[data-action=startPractice]')).toContainText('5-minute skill boost');
    // A newcomer’s own figures: not the sample’s seven days and three assignments.
    await expect(panel(page).locator('[data-action=viewGoals]')).toContainText('0 days in a row');
    await expect(panel(page).locator('[data-action=homeworkHelp]')).toContainText('0 assignments open');
    await panel(page).locator('[data-action=homeworkHelp]').click();
    await expect(panel(page)).toContainText('Show me the question, and under it the lines you have so far.');
    await expect(panel(page).locator('[data-mood=helping]').first()).toBeAttached();
    await tool(page, 'Quick actions').click();
    await panel(page).locator('[data-action=askProfessor]').click();
    await expect(panel(page)).toContainText('Ask me anything about what you are learning.');
    for (const [name, target] of ACTIONS) {
      await tool(page, 'Quick actions').click();
      await panel(page)
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .click();
      await expect(page).toHaveURL(target);
    }
  });
});

test('the tutor shows where it should, greets by page, and answers visitors by itself', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/help');
  await settled(page);

  await test.step('everywhere but on seven pages and what stands beneath them', async () => {
    await expect(door(page)).toBeVisible();
    for (const path of [
      '/',
      '/features',
      '/features/offline',
      '/pricing',
      '/about',
      '/contact',
      '/auth',
      '/account-type',
    ]) {
      await arriveAt(page, path);
      await expect(door(page), path).toHaveCount(0);
    }
    for (const path of ['/forgot-password', '/blog', '/geometry']) {
      await arriveAt(page, path);
      await expect(door(page), path).toBeVisible();
    }
  });

  await test.step('words of its own for six kinds of page, and one line elsewhere', async () => {
    await arriveAt(page, '/search');
    await door(page).click();
    await expect(greeting(page)).toHaveText("I'm here if you need any help!");
    for (const [path, words] of [
      ['/curriculum', 'Is a word or a step in this lesson unclear? Ask me about it.'],
      ['/geometry', 'Circles, stars and spirals: would you like to know how one of them is drawn?'],
      [
        '/consciousness',
        'Here you can look at what people believe and what tests show. What would you like to tell apart?',
      ],
      ['/homeschool', GREETS_ON_DASHBOARDS],
    ] as const) {
      await arriveAt(page, path);
      await expect(greeting(page)).toHaveText(words);
    }
  });

  await test.step('a visitor asks for prices, a demo and how to sign up, and hears it half a second later', async () => {
    await medal(page).click();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 10_000);
    await field(page).fill('What does it cost?');
    await page.keyboard.press('Enter');
    const thread = panel(page).locator('.tutor-thread');
    await expect(thread).toContainText('Professor Ori is thinking');
    await page.clock.runFor(400);
    await expect(thread).toContainText('Professor Ori is thinking');
    await page.clock.runFor(200);
    await expect(thread).toContainText('Free (1 student)');
    for (const price of [
      'Family $29/month (up to 5 students)',
      'Homeschool Co-op $99/month (unlimited)',
      'Teacher Edition $49/month (classroom tools)',
    ])
      await expect(thread).toContainText(price);
    await page.clock.resume();
    await field(page).fill('How do I sign up?');
    await page.keyboard.press('Enter');
    await expect(thread).toContainText('To sign up, choose a role');
    await field(page).fill('Can I see a demo?');
    await page.keyboard.press('Enter');
    await expect(thread).toContainText('You can try things without an account');
    await field(page).fill('my schedule');
    await page.keyboard.press('Enter');
    await expect(thread).toContainText('my schedule');
    await expect(thread).not.toContainText('Professor Ori is thinking');
    await expect(thread).not.toContainText('Your schedule shows what is planned');
  });
});

test('somebody signed in hears of their own schedule, session and progress where the server is away, and of no prices', async ({
  page,
  context,
  product,
}) => {
  await openAccount(context, product.address, {
    sacredId: 'letter-cut-off',
    role: 'student',
    ageGroup: 'high',
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/profile');
  await settled(page);
  await door(page).click();
  await medal(page).click();
  await expect(field(page)).toBeVisible();
  await page.route('**/graphql', (route) => route.abort());
  const thread = panel(page).locator('.tutor-thread');
  for (const [asked, answer] of [
    ['my schedule', 'Your schedule shows what is planned for today.'],
    ['go on with my lesson', 'Your place in each lesson is kept.'],
    ['my progress', 'Your progress page counts your lessons'],
    ['I am stuck, help', 'Write your next step on paper'],
  ] as const) {
    await field(page).fill(asked);
    await page.keyboard.press('Enter');
    await expect(thread).toContainText(answer);
  }
  await field(page).fill('What does it cost?');
  await page.keyboard.press('Enter');
  await expect(thread).toContainText('What does it cost?');
  await expect(thread).not.toContainText('Professor Ori is thinking');
  await expect(thread).not.toContainText('$');
});
