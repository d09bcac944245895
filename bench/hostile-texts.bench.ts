import { setTimeout as sleep } from 'node:timers/promises';
import { Product } from '../e2e/product.ts';
import { harmless, HOSTILE } from '../apps/server/src/testing/hostile-texts.ts';
import { cpuMsOf } from './load/process-time.ts';

/**
 * What a hostile text costs the server, in processor time, as a ratio to a harmless text of the same length sent in the
 * same run: for each door that is open to strangers. What is looked for here once cost thousands of times as much.
 */
const LENGTH = 2_000;
const TIMES = 6;
const RATIO_MAX = 8;
/** Below it the clock of the processor, which counts by 10 ms, tells nothing. */
const LEAST_MS = 40;

type Door = (text: string) => readonly [method: 'GET' | 'POST', path: string, body?: object];
const named = { name: 'Ada', email: 'ada@example.org', topic: 'other' };
const DOORS: Readonly<Record<string, Door>> = {
  'a message to the tutor': (message) => ['POST', '/api/tutor/try', { message }],
  'a letter to the site': (message) => ['POST', '/api/contact', { ...named, message }],
  'a line of a browser’s log': (message) => [
    'POST',
    '/api/logs',
    { entries: [{ level: 'warn', message, at: '2026-11-20T15:00:00Z' }] },
  ],
  'a search of the site': (text) => ['GET', `/api/search?q=${encodeURIComponent(text.toWellFormed())}`],
  'a question to help': (text) => ['GET', `/api/help?q=${encodeURIComponent(text.toWellFormed())}`],
  'a name to sign in with': (identifier) => ['POST', '/api/auth/v2/pin/login', { identifier, pin: '7294' }],
};

const product = new Product({ TRUST_PROXY: '1' });
await product.start();
const greeted = await fetch(`${product.address}/api/auth/check-session`);
const cookies = greeted.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
const token = cookies.find((each) => each.startsWith('ori_csrf='))?.slice('ori_csrf='.length) ?? '';
let callers = 0;

/** Processor time of the server in milliseconds for some calls, each from an address of its own. */
async function costOf(door: Door, text: string): Promise<number> {
  const before = cpuMsOf(product.pid);
  for (let time = 0; time < TIMES; time += 1) {
    const [method, path, body] = door(text);
    callers += 1;
    const answer = await fetch(product.address + path, {
      method,
      headers: {
        'x-forwarded-for': `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`,
        'x-csrf-token': token,
        cookie: cookies.join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    await answer.arrayBuffer();
    if (answer.status === 429 || answer.status >= 500) throw new Error(`${path}: ${answer.status}`);
  }
  // The mail of a letter goes out behind its answer.
  await sleep(50);
  return cpuMsOf(product.pid) - before;
}

try {
  for (const [name, door] of Object.entries(DOORS)) {
    const plain = harmless(LENGTH);
    // What is read and compiled at the first call is no text's cost.
    for (const textOf of [harmless, ...Object.values(HOSTILE)])
      await costOf(door, textOf(LENGTH).slice(0, LENGTH));
    const plainMs = Math.max(await costOf(door, plain), LEAST_MS);
    const ratios: (readonly [kind: string, ratio: number])[] = [];
    for (const [kind, textOf] of Object.entries(HOSTILE))
      ratios.push([kind, (await costOf(door, textOf(LENGTH).slice(0, LENGTH))) / plainMs]);
    const [worst = ['', 0] as const] = ratios.toSorted(([, a], [, b]) => b - a);
    console.log(
      `${name}: ${worst[1].toFixed(1)} times a harmless text at most, by ${worst[0]} (bar ${RATIO_MAX})`,
    );
    if (worst[1] > RATIO_MAX) process.exitCode = 1;
  }
} finally {
  await product.remove();
}
