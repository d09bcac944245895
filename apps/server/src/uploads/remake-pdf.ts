import { fail, type Result, succeed } from '@ori/contracts/result';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PaperAnswer, PdfFailure } from './paper-of.ts';

const THREAD = new URL('./pdf-thread.ts', import.meta.url);
/** A document of 12 MB is read in two seconds; what takes five times that is made to take long. */
const BUDGET_MS = 10_000;
/** After so long without work the thread ends and gives its memory back. */
const IDLE_FOR_MS = 60_000;
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };
const HEAD_WITHIN = 1024;
/** Where a browser that guesses would take the file for a page. */
const PAGE = /<(?:!doctype|html|head|body|script|svg|iframe|img|meta)\b/iu;
/** Readers look for the end of a document among its last bytes; an archive has its own end there, comment included. */
const ARCHIVE_END = 'PK\x05\x06';
const ARCHIVE_ENTRY = 'PK\x01\x02';
const ARCHIVE_WITHIN = 65_557;

/** Is it a web page or an archive as well, to whoever opens it as one? */
function isSomethingElse(bytes: Buffer): boolean {
  const isArchive = bytes.subarray(-ARCHIVE_WITHIN).includes(ARCHIVE_END) && bytes.includes(ARCHIVE_ENTRY);
  return isArchive || PAGE.test(bytes.toString('latin1', 0, HEAD_WITHIN));
}

async function startThread(): Promise<Worker> {
  const worker = new Worker(THREAD, { resourceLimits: MEMORY });
  worker.unref();
  // One that runs out of memory while it is being ended is waited for by nobody, and must not end the process.
  worker.on('error', () => {});
  await once(worker, 'message');
  return worker;
}

let thread: Worker | null = null;
let idle: NodeJS.Timeout | undefined;

async function dropThread(): Promise<void> {
  clearTimeout(idle);
  const old = thread;
  thread = null;
  await old?.terminate();
}

/** What the thread said, or null when time or memory ran out; then it has ended. */
async function answerWithin(bytes: Buffer, budgetMs: number): Promise<PaperAnswer | null> {
  clearTimeout(idle);
  thread ??= await startThread();
  try {
    const answered = once(thread, 'message', { signal: AbortSignal.timeout(budgetMs) });
    thread.postMessage(new Uint8Array(bytes), []);
    const [answer] = await answered;
    idle = setTimeout(() => void dropThread(), IDLE_FOR_MS).unref();
    return answer as PaperAnswer;
  } catch {
    await dropThread();
    return null;
  }
}

/**
 * A PDF file as it may be kept: read whole and written anew in a thread of its own, within 10 s and 400 MB, without
 * anything that runs, sends, opens or carries (`file-unsafe`). `file-unreadable` where it cannot be read within that.
 * To be called for one at a time.
 */
export async function remakePdf(bytes: Buffer, budgetMs = BUDGET_MS): Promise<Result<Buffer, PdfFailure>> {
  if (isSomethingElse(bytes)) return fail('file-unsafe');
  const answer = await answerWithin(bytes, budgetMs);
  if (answer === null) return fail('file-unreadable');
  if ('failure' in answer) return fail(answer.failure);
  const paper = Buffer.from(answer.paper);
  return isSomethingElse(paper) ? fail('file-unsafe') : succeed(paper);
}
