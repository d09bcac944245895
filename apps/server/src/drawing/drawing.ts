import { access } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { inTurn } from '../db/in-turn.ts';
import { atWork, held } from '../observe/work.ts';
import { createBudgetedThread } from '../threads/budgeted-thread.ts';
import { answerAt } from './ask-for-data.ts';
import {
  type ApiAnswer,
  type DrawAnswer,
  type DrawnPage,
  type DrawTask,
  errorOf,
  type FigureAsked,
  type PageAsked,
} from './draw-task.ts';
import { DrawingBusy } from './drawing-busy.ts';

export interface PageInput extends PageAsked {
  /** Asks the app's own API, as whoever the page is for. */
  readonly fetchData: (apiPath: string) => Promise<ApiAnswer>;
}

/** What a build of the web app brings for the server. What fails in it rejects; `DrawingBusy` where it is too much. */
export interface Renderer {
  readonly drawPage: (input: PageInput) => Promise<DrawnPage>;
  /** Null in a build that draws nothing for paper. */
  readonly drawFigure: (asked: FigureAsked) => Promise<string | null>;
  /** An address as far as its page reads it: what comes to the same here is one document. */
  readonly readAddress: (url: string) => string;
  /** Paths of the pages that search engines are offered, as the route tables write them. */
  readonly listedPaths: readonly string[];
}

export interface DrawingOptions {
  /** Processor time that one drawing may take, in milliseconds; its thread is ended then. */
  readonly budgetMs: number;
  /** Time that one drawing may take with all that it waits for, in milliseconds. */
  readonly patienceMs: number;
  /** Drawings that may wait beside the one in hand. */
  readonly mayWait: number;
}

export interface Drawing {
  /** The renderer of the build, or null when the web app was not built. @throws when the build has none */
  open(): Promise<Renderer | null>;
  close(): Promise<void>;
}

const DEFAULTS: DrawingOptions = { budgetMs: 10_000, patienceMs: 30_000, mayWait: 64 };
const THREAD = new URL('./draw-thread.ts', import.meta.url);
/** The build with what it drew takes 20 to 40 MB (measured). */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 12 };

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * Draws with the web app's own build, in a thread of its own: no drawing holds up an answer. One at a time, so whoever
 * has many drawn waits at a door of their own (`documents`, the cards) and hands in one after the other.
 */
export function createDrawing(webDir: string, options: Partial<DrawingOptions> = {}): Drawing {
  const { budgetMs, patienceMs, mayWait } = { ...DEFAULTS, ...options };
  const hrefOf = (name: string) => pathToFileURL(path.join(webDir, 'server', name)).href;
  const thread = createBudgetedThread<DrawTask, DrawAnswer, { readonly entry: string }>({
    code: THREAD,
    given: { entry: hrefOf('entry-server.js') },
    budgetMs,
    patienceMs,
    limits: LIMITS,
  });
  const alone = inTurn();
  let waiting = 0;

  async function draw(task: DrawTask): Promise<Exclude<DrawAnswer, { kind: 'fault' }>> {
    if (waiting > mayWait) throw new DrawingBusy();
    waiting += 1;
    const transfer = task.kind === 'page' ? [task.data] : [];
    try {
      const ask = () => thread.ask(task, transfer);
      const answer = await held('drawing', () =>
        alone('thread', () => atWork('drawing', ask, `drawing ${task.kind}`)),
      );
      if (answer === null) throw new DrawingBusy();
      if (answer.kind === 'fault') throw errorOf(answer.fault);
      return answer;
    } finally {
      waiting -= 1;
    }
  }

  async function drawPage({ fetchData, ...asked }: PageInput): Promise<DrawnPage> {
    const { port1: here, port2: data } = new MessageChannel();
    answerAt(here, fetchData);
    try {
      const answer = await draw({ kind: 'page', asked, data });
      if (answer.kind !== 'page') throw new Error('asked for a page, got a figure');
      return answer.page;
    } finally {
      here.close();
      data.close();
    }
  }

  async function drawFigure(asked: FigureAsked): Promise<string | null> {
    const answer = await draw({ kind: 'figure', asked });
    return answer.kind === 'figure' ? answer.svg : null;
  }

  async function open(): Promise<Renderer | null> {
    if (!(await isThere(path.join(webDir, 'server', 'entry-server.js')))) return null;
    const addresses = import(hrefOf('entry-addresses.js')) as Promise<
      Pick<Renderer, 'readAddress' | 'listedPaths'>
    >;
    const [{ readAddress, listedPaths }] = await Promise.all([addresses, thread.start()]);
    return { drawPage, drawFigure, readAddress, listedPaths };
  }

  let opened: ReturnType<typeof open> | null = null;
  return { open: () => (opened ??= open()), close: thread.drop };
}
