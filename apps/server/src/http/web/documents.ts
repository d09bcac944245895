import { createHash } from 'node:crypto';
import { lookText } from '@ori/contracts/look';
import { contentPolicy } from '../security-headers.ts';
import { encode } from './encodings.ts';
import { createKeptDocuments, type DrawnDocument } from './kept-documents.ts';
import type { Renderer, RenderInput, RenderOutput } from './renderer.ts';

const KEPT_MAX_BYTES = 48 * 1024 * 1024;
const STYLE_SHEET = /<style[^>]*>([^]*?)<\/style>/g;

export interface Redirect {
  readonly redirectTo: string;
  readonly status: number;
}

interface DocumentsDeps extends Pick<Renderer, 'render' | 'laterStyles'> {
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
    forms: await encode(bytes),
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    policy,
  };
}

/** Draws documents and keeps the public ones, compressed; two that ask for the same one wait for one drawing. */
export function createDocuments({ render, laterStyles, isHttps, onFault, ...deps }: DocumentsDeps) {
  const kept = createKeptDocuments(KEPT_MAX_BYTES);
  const waiting = new Map<string, Promise<DrawnDocument | Redirect>>();

  async function draw(key: string, input: RenderInput): Promise<DrawnDocument | Redirect> {
    const drawn = await render(input);
    for (const fault of drawn.faults ?? []) onFault(fault, new URL(input.url, input.origin).pathname);
    if (drawn.redirectTo !== undefined) return { redirectTo: drawn.redirectTo, status: drawn.status };
    const policy = contentPolicy(isHttps, styleHashes(drawn.html, laterStyles));
    const document = await documentOf(drawn, policy);
    if (drawn.cacheable) kept.keep(key, document);
    return document;
  }

  return {
    kept,
    /** @param reader what the page says something else to; '' where it says the same to everybody. */
    async get(input: RenderInput, reader = ''): Promise<DrawnDocument | Redirect> {
      const { locale, url } = input;
      const look = `${lookText(input.look)}${input.mayLookOtherwise ? '?' : ''}`;
      const key = [deps.contentVersion, deps.settingsVersion(), locale, look, reader, url].join(' ');
      const known = kept.get(key) ?? waiting.get(key);
      if (known !== undefined) return known;
      const drawing = draw(key, input).finally(() => waiting.delete(key));
      waiting.set(key, drawing);
      return drawing;
    },
  };
}
export type Documents = ReturnType<typeof createDocuments>;
