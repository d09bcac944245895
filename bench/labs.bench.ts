import { chromium, type CDPSession, type Locator, type Page } from '@playwright/test';
import { Product } from '../e2e/product.ts';
import { settled } from '../e2e/people.ts';
import { addressesFor } from '../e2e/routes.ts';

/**
 * How long a lab takes from the press of its start until it can be used, and how many frames a second the page
 * draws once it moves, on a slow phone: slow 4G and a processor four times slower. Beside each rate stands the
 * rate of an empty page in the same browser: a machine that draws in software gives no more.
 */
const READY_MAX_MS = 2_000;
const FRAMES_MIN = 30;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const SLOWER = 4;
const WATCHED_MS = 2_000;
const PATIENCE_MS = 20_000;
/** What wakes a lab, in this order: a guess, its answer, and whatever plays. */
const GUESS = 'input[type=radio]';
const WAKES = [/^(show me|see|check)/i, /^(play|turn|run|go|start|watch|let it)/i];

interface Measured {
  readonly lab: string;
  readonly readyMs: number;
  readonly framesPerSecond: number;
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Frames the page draws in a second. */
function framesOn(page: Page): Promise<number> {
  return page.evaluate(
    (forMs) =>
      new Promise<number>((resolve) => {
        const sinceMs = performance.now();
        let frames = 0;
        const count = (): void => {
          frames += 1;
          const spentMs = performance.now() - sinceMs;
          if (spentMs < forMs) requestAnimationFrame(count);
          else resolve((frames * 1000) / spentMs);
        };
        requestAnimationFrame(count);
      }),
    WATCHED_MS,
  );
}

/** Milliseconds from the press until the lab stands there and a frame was drawn with it. */
function startOf(stage: Locator): Promise<number> {
  return stage.evaluate(
    (section, patienceMs) =>
      new Promise<number>((resolve, reject) => {
        const floor = section.querySelector('.lab-stage-floor');
        const sinceMs = performance.now();
        const look = (): void => {
          if (performance.now() - sinceMs > patienceMs) reject(new Error(`${section.id} does not open`));
          else if (floor?.getAttribute('data-at') !== 'open') requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve(performance.now() - sinceMs));
        };
        section.querySelector<HTMLButtonElement>('.lab-stage-start')?.click();
        look();
      }),
    PATIENCE_MS,
  );
}

async function wake(stage: Locator): Promise<void> {
  const guess = stage.locator(GUESS).first();
  if ((await guess.count()) > 0) await guess.check({ force: true }).catch(() => undefined);
  for (const name of WAKES) {
    const button = stage.getByRole('button', { name }).first();
    if ((await button.count()) > 0) await button.click({ timeout: 2_000 }).catch(() => undefined);
  }
}

const product = new Product();
await product.start();
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-background-networking'],
});

async function openSlow(address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(product.address + address);
  await settled(page);
  await slowDown(await context.newCDPSession(page));
  return page;
}

async function measure(address: string, id: string): Promise<Measured> {
  const page = await openSlow(address);
  const stage = page.locator(`#${id}.lab-stage`);
  await stage.scrollIntoViewIfNeeded();
  await page.mouse.move(100, 100);
  // A part far down the page comes alive when somebody is near it.
  await stage.locator('.lab-stage-start:not([disabled])').waitFor({ timeout: PATIENCE_MS });
  const readyMs = await startOf(stage);
  await wake(stage);
  const framesPerSecond = await framesOn(page);
  await page.context().close();
  return { lab: `${address} ${id}`, readyMs, framesPerSecond };
}

async function labsOn(page: Page, address: string): Promise<string[]> {
  const answer = await page.goto(product.address + address);
  if (answer?.status() !== 200) return [];
  return page.locator('section.lab-stage').evaluateAll((stages) => stages.map(({ id }) => id));
}

try {
  const empty = await openSlow('/about');
  await empty.goto('about:blank');
  const emptyFrames = await framesOn(empty);
  const failed: Measured[] = [];
  const looking = await browser.newPage();
  for (const address of addressesFor((access) => access === 'public')) {
    for (const id of await labsOn(looking, address)) {
      const measured = await measure(address, id);
      const { lab, readyMs, framesPerSecond } = measured;
      const share = framesPerSecond / emptyFrames;
      console.log(
        `${lab}: ready ${readyMs.toFixed(0)} ms, ${framesPerSecond.toFixed(0)} frames/s (${share.toFixed(2)} of an empty page)`,
      );
      if (readyMs > READY_MAX_MS || framesPerSecond < FRAMES_MIN) failed.push(measured);
    }
  }
  if (failed.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await product.remove();
}
