import { fail, type Result, succeed } from '@ori/contracts/result';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { atWork, held } from '../observe/work.ts';
import { type PrintForm, type PrintJob, READY, type ThreadAnswer, type ThreadJob } from './print-job.ts';
import { writtenOut } from './unprintable.ts';

export interface PrinterOptions {
  /** Longest a document may take, in milliseconds; its thread is ended then. */
  readonly budgetMs: number;
  /** Documents that may wait beside the one in hand. */
  readonly mayWait: number;
  /** After so long without work the thread ends and gives its memory back. */
  readonly idleForMs: number;
  /** The folder of templates. */
  readonly templates: string;
}

export interface Printer {
  /**
   * The document as tagged PDF (PDF/UA-1), the same to the byte for the same job. `printer-busy` when too many wait
   * or it takes too long. A template that fails throws: that is a fault of ours, not of what was asked.
   */
  print(job: PrintJob): Promise<Result<Uint8Array<ArrayBuffer>, 'printer-busy'>>;
  /** The same document as one SVG, its pages below one another without a gap; it makes no claim of access. */
  draw(job: PrintJob): Promise<Result<string, 'printer-busy'>>;
  close(): Promise<void>;
}

const DEFAULTS: PrinterOptions = {
  budgetMs: 20_000,
  mayWait: 8,
  idleForMs: 60_000,
  templates: fileURLToPath(new URL('./templates', import.meta.url)),
};
const THREAD = new URL('./print-thread.ts', import.meta.url);

async function startThread(templates: string): Promise<Worker> {
  const worker = new Worker(THREAD, { workerData: { workspace: templates } });
  worker.unref();
  const [said] = await once(worker, 'message');
  if (said !== READY) throw new Error('the printing thread did not start');
  return worker;
}

async function answerWithin(worker: Worker, job: ThreadJob, budgetMs: number): Promise<ThreadAnswer | null> {
  const settled = new AbortController();
  const { signal } = settled;
  const answered = once(worker, 'message', { signal }).then(([answer]) => answer as ThreadAnswer);
  const late = sleep(budgetMs, null, { signal, ref: false });
  worker.postMessage(job, []);
  try {
    return await Promise.race([answered, late]);
  } finally {
    settled.abort();
    await Promise.allSettled([answered, late]);
  }
}

/** Prints in a thread of its own, one document after the other: typesetting never holds up an answer. */
export function createPrinter(options: Partial<PrinterOptions> = {}): Printer {
  const { budgetMs, mayWait, idleForMs, templates } = { ...DEFAULTS, ...options };
  let thread: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let idle: NodeJS.Timeout | undefined;

  async function dropThread(): Promise<void> {
    clearTimeout(idle);
    const old = thread;
    thread = null;
    await old?.terminate();
  }

  async function run(
    form: PrintForm,
    { template, data, locale, files = {} }: PrintJob,
  ): Promise<ThreadAnswer | null> {
    clearTimeout(idle);
    thread ??= await startThread(templates);
    const job = { form, template, data: writtenOut(data), locale, files: Object.entries(files) };
    const answer = await answerWithin(thread, job, budgetMs).catch(async (reason: unknown) => {
      await dropThread();
      throw reason;
    });
    // What is being typeset cannot be interrupted: its thread ends with it, and nobody waits for that.
    if (answer === null) void dropThread();
    else idle = setTimeout(() => void dropThread(), idleForMs).unref();
    return answer;
  }

  function inTurn(form: PrintForm, job: PrintJob): Promise<ThreadAnswer | null> {
    const typeset = () => atWork('printing', () => run(form, job), `printing ${form}`);
    const turn = held('printing', () => last.then(typeset));
    last = turn.catch(() => undefined);
    return turn;
  }

  async function make(
    form: PrintForm,
    job: PrintJob,
  ): Promise<Result<Uint8Array<ArrayBuffer>, 'printer-busy'>> {
    if (waiting > mayWait) return fail('printer-busy');
    waiting += 1;
    try {
      const answer = await inTurn(form, job);
      if (answer === null) return fail('printer-busy');
      if ('failure' in answer) throw new Error(`template ${job.template}: ${answer.failure}`);
      return succeed(answer.made);
    } finally {
      waiting -= 1;
    }
  }

  return {
    print: (job) => make('pdf', job),
    async draw(job) {
      const made = await make('pages', job);
      return made.ok ? succeed(Buffer.from(made.value).toString()) : made;
    },
    close: dropThread,
  };
}
