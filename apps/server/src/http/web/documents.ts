import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { lookText } from '@ori/contracts/look';
import { fail, type Result, succeed } from '@ori/contracts/result';
import { createBoundedQueue } from '../../db/bounded-queue.ts';
import { createGiveWay } from '../../give-way.ts';
import { contentPolicy } from '../security-headers.ts';
import { encode, encodeOnce } from './encodings.ts';
import { createKeptDocuments, type DrawnDocument } from './kept-documents.ts';
import type { Renderer, RenderInput, RenderOutput } from './renderer.ts';

const KEPT_MAX_BYTES = 48 * 1024 * 1024;
const STYLE_SHEET = /<style[^>]*>([^]*?)<\/style>/g;

export interface Redirect {
  readonly redirectTo: string;
  readonly status: number;
}

interface DocumentsDeps extends Pick<Renderer, 'render' | 'readAddress' | 'laterStyles'> {
  readonly isHttps: boolean;
  /** Documents drawn from older content are other documents. */
  readonly contentVersion: string;
  readonly settingsVersion: () => string;
  /** Hears of what went wrong in a page, and of its path. */
  readonly onFault: (fault: unknown, path: string) => void;
}

/** `'sha256-…'` of each style sheet in the document, now or later, as its content policy names them. */
function styleHashes(html: string, laterStyles: readonly string[]): string[] {
  const sheets = [...html.matchAll(STYLE_SHEET)].map(([, sheet = '']) => sheet);
  return [...new Set([...sheets, ...laterStyles])].map(
    (sheet) => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`,
  );
}

async function documentOf(drawn: RenderOutput, policy: string): Promise<DrawnDocument> {
  const bytes = Buffer.from(drawn.html);
  return {
    status: drawn.status,
    isOpen: drawn.isOpen === true,
    forms: await (drawn.cacheable ? encode(bytes) : encodeOnce(bytes)),
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    policy,
  };
}

/** A document as it is asked for. */
export interface Asked extends RenderInput {
  /** Whom the page tells something else; '' where it tells everybody the same. */
  readonly reader?: string;
}

/** How a document came about: out of memory, or drawn, and then kept or not. */
type Got =
  | { readonly redirect: Redirect }
  | { readonly document: DrawnDocument; readonly source: 'kept' | 'drawn' | 'drawn-once' };
export type GotDocument = Result<Got, 'busy'>;

/** Drawings that may wait; one address may have a part of them. A robot asks for a handful at once. */
const BOUNDS = { mayWait: 32, mayWaitForOne: 8 } as const;

/**
 * Draws documents and keeps the public ones, compressed. What a page does not read of its address makes no other
 * document, and two that ask for the same one wait for one drawing. One is drawn at a time, and requests that came
 * meanwhile are answered before the next; where too many wait, more are refused (`busy`).
 */
export function createDocuments({
  render,
  readAddress,
  laterStyles,
  isHttps,
  onFault,
  ...deps
}: DocumentsDeps) {
  const kept = createKeptDocuments(KEPT_MAX_BYTES);
  const waiting = new Map<string, Promise<GotDocument>>();
  const inQueue = createBoundedQueue(BOUNDS);
  /** What the next drawing waits for; a document that is drawn goes out at once. */
  let rest: Promise<void> = Promise.resolve();

  async function drawNow(input: RenderInput): Promise<Result<RenderOutput, never>> {
    await rest;
    await nextTurn();
    const giveWay = createGiveWay();
    const drawn = await render(input).finally(() => {
      rest = giveWay();
    });
    for (const fault of drawn.faults ?? []) onFault(fault, new URL(input.url, input.origin).pathname);
    return succeed(drawn);
  }

  async function draw(key: string, input: RenderInput, asker: string): Promise<GotDocument> {
    const answer = await inQueue(asker, () => drawNow(input));
    if (!answer.ok) return answer;
    const drawn = answer.value;
    if (drawn.redirectTo !== undefined)
      return succeed({ redirect: { redirectTo: drawn.redirectTo, status: drawn.status } });
    const policy = contentPolicy(isHttps, styleHashes(drawn.html, laterStyles));
    const document = await documentOf(drawn, policy);
    if (drawn.cacheable) kept.keep(key, document);
    return succeed({ document, source: drawn.cacheable ? 'drawn' : 'drawn-once' });
  }

  function placed({ reader = '', ...asked }: Asked): { readonly key: string; readonly input: RenderInput } {
    const input = { ...asked, url: readAddress(asked.url) };
    const versions = [deps.contentVersion, deps.settingsVersion()];
    const look = `${lookText(input.look)}${input.mayLookOtherwise ? '?' : ''}`;
    return { input, key: [...versions, input.locale, look, reader, input.url].join(' ') };
  }

  function known(asked: Asked): GotDocument {
    const document = kept.get(placed(asked).key);
    return document === null ? fail('busy') : succeed({ document, source: 'kept' });
  }

  return {
    /** What is kept, without drawing anything: `busy` where there is none. */
    known,
    /** @param asker whose requests count together: an address */
    async get(asked: Asked, asker: string): Promise<GotDocument> {
      const there = known(asked);
      if (there.ok) return there;
      const { key, input } = placed(asked);
      const underway = waiting.get(key);
      if (underway !== undefined) return underway;
      const drawing = draw(key, input, asker).finally(() => waiting.delete(key));
      waiting.set(key, drawing);
      return drawing;
    },
  };
}
export type Documents = ReturnType<typeof createDocuments>;
