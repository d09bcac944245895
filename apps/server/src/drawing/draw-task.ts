import type { Locale } from '@ori/contracts/locale';
import type { Look } from '@ori/contracts/look';
import type { MessagePort } from 'node:worker_threads';

/** What a document is drawn from. */
export interface PageAsked {
  /** Path and query. */
  readonly url: string;
  readonly locale: Locale;
  readonly look: Look;
  /** The browser may know of a look that it did not tell. */
  readonly mayLookOtherwise: boolean;
  readonly origin: string;
}

/** Words and two SVG documents. */
export interface CardParts {
  readonly title: string;
  readonly description: string;
  readonly ornament: string;
  readonly emblem: string;
}

/** An error on its way between threads, or anything else that was thrown. */
export interface Fault {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
}

export interface DrawnPage {
  readonly status: number;
  /** The document in UTF-8. */
  readonly html: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  /** `'sha256-…'` of each style sheet in the document, now or later, as its content policy names them. */
  readonly styleHashes: readonly string[];
  readonly redirectTo?: string;
  /** The document depends only on path, language, look and content. */
  readonly cacheable: boolean;
  /** A browser may keep it for later without network. */
  readonly isOpen: boolean;
  /** What its card shows where the page is passed on; null where search engines are not offered the page. */
  readonly card: CardParts | null;
  /** What went wrong while it was drawn. */
  readonly faults: readonly Fault[];
}

/** A figure as an SVG document in the colours of paper; `ink` spares ink. */
export interface FigureAsked {
  readonly drawing: unknown;
  readonly label: string;
  readonly locale: Locale;
  readonly ink: boolean;
}

/** What the drawing thread can be asked; pages ask for their data at `data`. */
export type DrawTask =
  | { readonly kind: 'page'; readonly asked: PageAsked; readonly data: MessagePort }
  | { readonly kind: 'figure'; readonly asked: FigureAsked };
export type DrawAnswer =
  | { readonly kind: 'page'; readonly page: DrawnPage }
  /** Null in a build that draws nothing for paper. */
  | { readonly kind: 'figure'; readonly svg: string | null }
  | { readonly kind: 'fault'; readonly fault: Fault };

/** A page's question for its data, and the answer as the API sends it. */
export interface DataAsked {
  readonly call: number;
  readonly apiPath: string;
}
export interface ApiAnswer {
  readonly status: number;
  /** JSON. */
  readonly text: string;
}
export type DataAnswer = { readonly call: number } & (ApiAnswer | { readonly fault: Fault });

export function faultOf(reason: unknown): Fault {
  if (!(reason instanceof Error)) return { name: 'Error', message: String(reason), stack: undefined };
  const { name, message, stack } = reason;
  return { name, message, stack };
}

export function errorOf({ name, message, stack }: Fault): Error {
  return Object.assign(new Error(message), { name, stack });
}
