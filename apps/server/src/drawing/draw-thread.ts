import { createHash } from 'node:crypto';
import { workerData } from 'node:worker_threads';
import { giveBackMemory } from '../give-back-memory.ts';
import { onTask, type ThreadData } from '../threads/on-task.ts';
import { askAt } from './ask-for-data.ts';
import {
  type CardParts,
  type DrawAnswer,
  type DrawnPage,
  type DrawTask,
  faultOf,
  type FigureAsked,
  type PageAsked,
} from './draw-task.ts';

/** What the web app's build exports for drawing. */
interface Entry {
  render(
    asked: PageAsked & {
      fetchData(apiPath: string): Promise<{ readonly status: number; readonly body: unknown }>;
    },
  ): Promise<{
    readonly status: number;
    readonly html: string;
    readonly redirectTo?: string;
    readonly cacheable: boolean;
    readonly isOpen?: boolean;
    readonly card?: CardParts | null;
    readonly faults?: readonly unknown[];
  }>;
  drawOnPaper?(drawing: unknown, label: string, locale: string, ink: boolean): string;
  /** Style sheets that scripts write into the document later. */
  readonly laterStyles?: readonly string[];
}

const STYLE_SHEET = /<style[^>]*>([^]*?)<\/style>/g;
const ETAG_LETTERS = 22;
/** After so long without work it gives back what the drawings left behind. */
const IDLE_FOR_MS = 10_000;

const { given } = workerData as ThreadData<{ readonly entry: string }>;
const { render, drawOnPaper, laterStyles = [] } = (await import(given.entry)) as Entry;
if (typeof render !== 'function') throw new Error(`${given.entry} exports no render function`);
const hashOf = (text: string | Uint8Array, form: 'base64' | 'base64url'): string =>
  createHash('sha256').update(text).digest(form);

function styleHashesOf(html: string): string[] {
  const sheets = [...html.matchAll(STYLE_SHEET)].map(([, sheet = '']) => sheet);
  return [...new Set([...sheets, ...laterStyles])].map((sheet) => `'sha256-${hashOf(sheet, 'base64')}'`);
}

async function pageOf(asked: PageAsked, fetchData: ReturnType<typeof askAt>): Promise<DrawnPage> {
  const drawn = await render({ ...asked, fetchData });
  const html = new TextEncoder().encode(drawn.html);
  return {
    status: drawn.status,
    html,
    etag: hashOf(html, 'base64url').slice(0, ETAG_LETTERS),
    styleHashes: styleHashesOf(drawn.html),
    ...(drawn.redirectTo === undefined ? {} : { redirectTo: drawn.redirectTo }),
    cacheable: drawn.cacheable,
    isOpen: drawn.isOpen === true,
    card: drawn.card ?? null,
    faults: (drawn.faults ?? []).map(faultOf),
  };
}

const svgOf = ({ drawing, label, locale, ink }: FigureAsked): string | null =>
  drawOnPaper?.(drawing, label, locale, ink) ?? null;

// Reading the build leaves 10 MB behind (measured), which nobody should wait for.
let idle = setTimeout(giveBackMemory, IDLE_FOR_MS).unref();

async function answerTo(task: DrawTask): Promise<DrawAnswer> {
  clearTimeout(idle);
  try {
    if (task.kind === 'figure') return { kind: 'figure', svg: svgOf(task.asked) };
    return { kind: 'page', page: await pageOf(task.asked, askAt(task.data)) };
  } catch (reason) {
    return { kind: 'fault', fault: faultOf(reason) };
  } finally {
    if (task.kind === 'page') task.data.close();
    idle = setTimeout(giveBackMemory, IDLE_FOR_MS).unref();
  }
}

onTask(answerTo, (answer) => (answer.kind === 'page' ? [answer.page.html.buffer] : []));
