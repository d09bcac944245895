import { lookText } from '@ori/contracts/look';
import { fail, type Result, succeed } from '@ori/contracts/result';
import { createBoundedQueue } from '../../db/bounded-queue.ts';
import { type DrawnPage, errorOf } from '../../drawing/draw-task.ts';
import { DrawingBusy } from '../../drawing/drawing-busy.ts';
import type { PageInput, Renderer } from '../../drawing/drawing.ts';
import { contentPolicy } from '../security-headers.ts';
import { encode, encodeOnce } from './encodings.ts';
import { createKeptDocuments, type DrawnDocument } from './kept-documents.ts';

const KEPT_MAX_BYTES = 48 * 1024 * 1024;

export interface Redirect {
  readonly redirectTo: string;
  readonly status: number;
}

interface DocumentsDeps extends Pick<Renderer, 'drawPage' | 'readAddress'> {
  readonly isHttps: boolean;
  /** Documents drawn from older content are other documents. */
  readonly contentVersion: string;
  readonly settingsVersion: () => string;
  /** Hears of what went wrong in a page, and of its path. */
  readonly onFault: (fault: unknown, path: string) => void;
}

async function documentOf({ html, ...drawn }: DrawnPage, policy: string): Promise<DrawnDocument> {
  const { status, isOpen, etag } = drawn;
  const bytes = Buffer.from(html.buffer, html.byteOffset, html.byteLength);
  const forms = await (drawn.cacheable ? encode(bytes) : encodeOnce(bytes));
  return { status, isOpen, forms, etag, policy };
}

/** A document as it is asked for. */
export interface Asked extends PageInput {
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
 * Has documents drawn and keeps the public ones, compressed. What a page does not read of its address makes no other
 * document, and two that ask for the same one wait for one drawing. One is drawn at a time; where too many wait, more
 * are refused (`busy`), and so is one that takes too long.
 */
export function createDocuments({ drawPage, readAddress, isHttps, onFault, ...deps }: DocumentsDeps) {
  const kept = createKeptDocuments(KEPT_MAX_BYTES);
  const waiting = new Map<string, Promise<GotDocument>>();
  const inQueue = createBoundedQueue(BOUNDS);

  async function drawNow(input: PageInput): Promise<Result<DrawnPage, 'busy'>> {
    try {
      const drawn = await drawPage(input);
      const { pathname } = new URL(input.url, input.origin);
      for (const fault of drawn.faults) onFault(errorOf(fault), pathname);
      return succeed(drawn);
    } catch (reason) {
      if (reason instanceof DrawingBusy) return fail('busy');
      throw reason;
    }
  }

  async function draw(key: string, input: PageInput, asker: string): Promise<GotDocument> {
    const answer = await inQueue(asker, () => drawNow(input));
    if (!answer.ok) return answer;
    const drawn = answer.value;
    if (drawn.redirectTo !== undefined)
      return succeed({ redirect: { redirectTo: drawn.redirectTo, status: drawn.status } });
    const policy = contentPolicy(isHttps, drawn.styleHashes);
    const document = await documentOf(drawn, policy);
    if (drawn.cacheable) kept.keep(key, document);
    return succeed({ document, source: drawn.cacheable ? 'drawn' : 'drawn-once' });
  }

  function placed({ reader = '', ...asked }: Asked): { readonly key: string; readonly input: PageInput } {
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
