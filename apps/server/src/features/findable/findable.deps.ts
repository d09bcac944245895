import type { Content } from '@ori/content/open-content';
import type { Drawing } from '../../drawing/drawing.ts';
import type { Printer } from '../../pdf/printer.ts';

/** What is told to search engines stands on content and on what the web app's build draws. */
export interface FindableDeps {
  readonly content: Pick<Content, 'lessonIds' | 'lessonLanguages' | 'texts' | 'data' | 'version'>;
  /** Scheme and host people use, without a slash at the end. */
  readonly publicUrl: string;
  /** Draws with the web app's build. */
  readonly drawing: Pick<Drawing, 'open'>;
  /** Typesets cards, and nothing else: families never wait for them. */
  readonly printer: Printer;
}
