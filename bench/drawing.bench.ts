import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEFAULT_LOOK } from '@ori/contracts/look';
import { createDrawing, type PageInput } from '../apps/server/src/drawing/drawing.ts';
import { Product } from '../e2e/product.ts';
import { longestHoldMs } from './load/loop-hold.ts';

/**
 * How long the thread that answers is held while pages are drawn that nobody drew before: by the drawing thread, as a
 * share of drawing in this very thread, in the same run. Their data comes from a product in a process of its own.
 */
const HOLD_SHARE_MAX = 0.5;
const WEB = resolve(import.meta.dirname, '../apps/web/dist');
const PAGES = [
  '/',
  '/help',
  '/curriculum',
  '/lessons/adding-unlike-parts',
  '/cultures',
  '/geometry',
  '/pricing',
];
const ROUNDS = 4;

type Render = (
  input: Omit<PageInput, 'fetchData'> & {
    fetchData(apiPath: string): Promise<{ readonly status: number; readonly body: unknown }>;
  },
) => Promise<{ readonly status: number }>;

async function drawAll(draw: (url: string) => Promise<{ readonly status: number }>): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1)
    for (const page of PAGES) {
      const { status } = await draw(`${page}?q=${round}`);
      if (status !== 200) throw new Error(`${page} was drawn with ${status}`);
    }
}

async function main(): Promise<void> {
  const product = new Product();
  await product.start();
  const drawing = createDrawing(WEB);
  try {
    const origin = product.address;
    const ask = async (apiPath: string) => {
      const answer = await fetch(origin + apiPath);
      return { status: answer.status, text: await answer.text() };
    };
    const common = { locale: 'en', look: DEFAULT_LOOK, mayLookOtherwise: false, origin } as const;
    const renderer = await drawing.open();
    if (renderer === null) throw new Error('build the web app first: it draws the pages');
    const entry = pathToFileURL(resolve(WEB, 'server/entry-server.js')).href;
    const { render } = (await import(entry)) as { readonly render: Render };
    const inThread = (url: string) => renderer.drawPage({ ...common, url, fetchData: ask });
    const inThis = (url: string) =>
      render({
        ...common,
        url,
        fetchData: async (apiPath) => {
          const { status, text } = await ask(apiPath);
          return { status, body: JSON.parse(text) as unknown };
        },
      });
    // The code of the pages is read before anything is measured.
    await drawAll(inThread);
    await drawAll(inThis);
    const here = await longestHoldMs(() => drawAll(inThis));
    const apart = await longestHoldMs(() => drawAll(inThread));
    const share = apart / here;
    console.table({ 'drawn in this thread': here, 'drawn in a thread of its own': apart });
    console.log(
      `the longest hold is ${share.toFixed(2)} of drawing here (at most ${HOLD_SHARE_MAX}); ${Math.round(apart)} ms`,
    );
    if (share > HOLD_SHARE_MAX) process.exitCode = 1;
  } finally {
    await drawing.close();
    await product.remove();
  }
}

await main();
