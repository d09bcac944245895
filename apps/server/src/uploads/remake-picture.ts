import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { fail, type Result, succeed } from '@ori/contracts/result';
import { READY, type PictureAnswer, type RemadePicture } from './picture-task.ts';

const PROCESS = new URL('./picture-process.ts', import.meta.url);
/** 50 megapixels take three seconds; what takes ten times that is made to take long. */
const BUDGET_MS = 30_000;
/** After so long without work the process ends. */
const IDLE_FOR_MS = 10_000;
/** Its pictures lie outside the engine's memory. */
const FLAGS = ['--expose-gc', '--max-old-space-size=96'];
/** Nothing of the server's own environment: it opens what strangers send. One arena gives back what it took. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '1' };

/** What it says next. @throws when it ends instead, or when the time is over; null is what a picture may come to */
async function nextMessage(child: ChildProcess, signal: AbortSignal): Promise<unknown> {
  const said = once(child, 'message', { signal }).then(([message]) => message as unknown);
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`the picture process ended with ${String(code)}`);
  });
  return Promise.race([said, ended]);
}

let child: ChildProcess | null = null;
let idle: NodeJS.Timeout | undefined;

function drop(): void {
  clearTimeout(idle);
  child?.kill('SIGKILL');
  child = null;
}

/** Lets the server end while the process has nothing to do. */
function rest(resting: ChildProcess): void {
  resting.unref();
  resting.channel?.unref();
  idle = setTimeout(drop, IDLE_FOR_MS).unref();
}

async function started(signal: AbortSignal): Promise<ChildProcess> {
  if (child?.connected === true) return child;
  child = fork(fileURLToPath(PROCESS), [], {
    execArgv: FLAGS,
    env: ENVIRONMENT,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.on('error', () => {});
  if ((await nextMessage(child, signal)) !== READY) throw new Error('the picture process did not start');
  return child;
}

/** What the process said, or null when it ended or its time ran out; then there is none. */
async function answerWithin(bytes: Buffer, budgetMs: number): Promise<PictureAnswer> {
  clearTimeout(idle);
  const settled = new AbortController();
  const signal = AbortSignal.any([settled.signal, AbortSignal.timeout(budgetMs)]);
  try {
    const working = await started(signal);
    working.ref();
    working.channel?.ref();
    const answered = nextMessage(working, signal);
    working.send(bytes, () => {});
    const answer = (await answered) as PictureAnswer;
    rest(working);
    return answer;
  } catch {
    drop();
    return null;
  } finally {
    settled.abort();
  }
}

/**
 * Opens a JPEG, PNG or WebP picture that `refusalOf` lets pass and makes it anew, in a process of its own: what it takes,
 * up to half a gigabyte, is given back, and what goes wrong in a decoder ends that process alone. `file-unreadable` when
 * it is no picture after all, or takes longer than 30 s. To be called for one at a time.
 */
export async function remakePicture(
  bytes: Buffer,
  budgetMs = BUDGET_MS,
): Promise<Result<RemadePicture, 'file-unreadable'>> {
  const made = await answerWithin(bytes, budgetMs);
  if (made === null) return fail('file-unreadable');
  // What comes from another process is bytes, not yet a buffer.
  return succeed({ ...made, content: Buffer.from(made.content), thumb: Buffer.from(made.thumb) });
}
