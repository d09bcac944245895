import type { Locale } from '@ori/contracts/locale';

/** A document to be printed: a template of `templates/`, and what stands in it. */
export interface PrintJob {
  /** The template's file name without `.typ`. */
  readonly template: string;
  /** What the template reads, as JSON. Words of people are data in it and never become markup. */
  readonly data: unknown;
  readonly locale: Locale;
  /** Pictures the template shows as `/files/<name>`: PNG, JPEG, WebP or SVG. */
  readonly files?: Readonly<Record<string, Uint8Array>>;
}

/** `pdf`: the tagged document; `pages`: one SVG drawing with its pages one below the other, to be looked at. */
export type PrintForm = 'pdf' | 'pages';

/** What the thread is sent: the same, with its data written out. */
export interface ThreadJob {
  readonly form: PrintForm;
  readonly template: string;
  readonly data: string;
  readonly locale: Locale;
  readonly files: readonly (readonly [string, Uint8Array])[];
}
export type ThreadAnswer = { readonly made: Uint8Array<ArrayBuffer> } | { readonly failure: string };

/** Said once by the thread when it has read its fonts. */
export const READY = 'ready';
