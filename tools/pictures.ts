import { chromium, type Browser, type Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';

/**
 * `node tools/pictures.ts ORIGIN`: takes the pictures of the running product that public pages show, in every
 * language and both themes, from a server started with DEMO=true. Names and PINs are those the demo prints.
 */
const origin = process.argv[2] ?? 'http://127.0.0.1:4000';
const only = process.argv[3] ?? '';
const folder = new URL('../apps/web/public/pictures/', import.meta.url);
const LOCALES = ['en', 'fr', 'es'] as const;
const THEMES = ['dark', 'light'] as const;
const MOST_BYTES = 40_000;
const SETTLED_MS = 2_500;
/** So tall that what hangs at the foot of the window stays out of the picture. */
const TALL = 9_000;
const MARGIN = 16;
const SIGN_IN_MS = 30_000;

interface Shot {
  readonly id: string;
  readonly who: string;
  readonly pin: string;
  readonly path: string;
  /** Of the screen, in CSS pixels. */
  readonly wide: number;
  readonly high: number;
  /** The part of the page the picture begins at. */
  readonly from: string;
}

const SHOTS: readonly Shot[] = [
  {
    id: 'child-home',
    who: 'zuri.demo',
    pin: '3816',
    path: '/dashboard/k2',
    wide: 390,
    high: 640,
    from: 'main svg',
  },
  {
    id: 'skill-sky',
    who: 'mina.demo',
    pin: '9461',
    path: '/dashboard/progress',
    wide: 390,
    high: 640,
    from: '#skill-map',
  },
  {
    id: 'parent-evening',
    who: 'nour.demo',
    pin: '7294',
    path: '/dashboard/parent',
    wide: 390,
    high: 640,
    from: '.minute-child div:has(> ul > .minute-stuck)',
  },
  {
    id: 'teacher-messages',
    who: 'teo.demo',
    pin: '8357',
    path: '/dashboard/messages',
    wide: 390,
    high: 640,
    from: 'main h2',
  },
];

async function signIn(page: Page, { who, pin }: Shot): Promise<void> {
  await page.goto('/auth');
  await page.locator('input[name="identifier"]').fill(who);
  await page.locator('input[name="pin"]').fill(pin);
  await page.locator('input[name="pin"]').press('Enter');
  await page.waitForURL((url) => url.pathname.startsWith('/dashboard'), { timeout: SIGN_IN_MS });
}

/** The picture as WebP at the best quality that keeps it small, made by the browser on an empty page. */
async function small(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const source = `data:image/png;base64,${png.toString('base64')}`;
  for (const quality of [0.86, 0.78, 0.7, 0.6, 0.5]) {
    const bytes = await page.evaluate(
      async ([address, q]) => {
        const picture = Object.assign(new Image(), { src: address });
        await picture.decode();
        const canvas = new OffscreenCanvas(picture.width, picture.height);
        canvas.getContext('2d')?.drawImage(picture, 0, 0);
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality: q });
        return [...new Uint8Array(await blob.arrayBuffer())];
      },
      [source, quality] as const,
    );
    if (bytes.length > MOST_BYTES) continue;
    await page.close();
    return Buffer.from(bytes);
  }
  throw new Error(`A picture stays over ${MOST_BYTES} bytes`);
}

async function take(browser: Browser, shot: Shot, locale: string): Promise<void> {
  const viewport = { width: shot.wide, height: TALL };
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    locale,
    reducedMotion: 'reduce',
    deviceScaleFactor: 1.5,
  });
  const page = await context.newPage();
  await page.goto(`/auth?lng=${locale}`);
  await signIn(page, shot);
  for (const theme of THEMES) {
    await context.addCookies([{ name: 'ori_theme', value: theme, url: origin }]);
    await page.goto(`${shot.path}?lng=${locale}`);
    await page.waitForTimeout(SETTLED_MS);
    const part = await page.locator(shot.from).first().boundingBox();
    if (!part) throw new Error(`${shot.path} shows no ${shot.from}`);
    const clip = { x: 0, y: Math.max(0, part.y - MARGIN), width: shot.wide, height: shot.high };
    const png = await page.screenshot({ clip, fullPage: true });
    writeFileSync(new URL(`${shot.id}-${locale}-${theme}.webp`, folder), await small(browser, png));
  }
  await context.close();
}

mkdirSync(folder, { recursive: true });
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
});
for (const shot of SHOTS.filter(({ id }) => id.includes(only)))
  for (const locale of LOCALES) await take(browser, shot, locale);
await browser.close();
