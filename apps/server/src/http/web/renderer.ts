import { access } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from '@ori/contracts/locale';
import type { Look } from '@ori/contracts/look';

export interface RenderInput {
  /** Path and query. */
  readonly url: string;
  readonly locale: Locale;
  readonly look: Look;
  /** The browser may know of a look that it did not tell. */
  readonly mayLookOtherwise: boolean;
  readonly origin: string;
  readonly fetchData: (apiPath: string) => Promise<{ status: number; body: unknown }>;
}
export interface RenderOutput {
  readonly status: number;
  readonly html: string;
  readonly redirectTo?: string;
  /** The document depends only on path, language, look and content. */
  readonly cacheable: boolean;
  /** A browser may keep it for later without network. */
  readonly isOpen?: boolean;
  /** What its card shows where the page is passed on; null where search engines are not offered the page. */
  readonly card?: CardParts | null;
  /** What went wrong while it was drawn. */
  readonly faults?: readonly unknown[];
}
/** Words and two SVG documents. */
export interface CardParts {
  readonly title: string;
  readonly description: string;
  readonly ornament: string;
  readonly emblem: string;
}
/** Draws whole documents; made by the web app's own build. */
export type Render = (input: RenderInput) => Promise<RenderOutput>;

/** Draws a figure as an SVG document in the colours of paper; `ink` spares ink. */
export type DrawOnPaper = (drawing: unknown, label: string, locale: Locale, ink: boolean) => string;

/** What the web app's build brings for the server. */
export interface Renderer {
  readonly render: Render;
  /** An address as far as its page reads it: what comes to the same here is one document. */
  readonly readAddress: (url: string) => string;
  /** Style sheets that scripts write into the document later; the content policy names them. */
  readonly laterStyles: readonly string[];
  /** Paths of the pages that search engines are offered, as the route tables write them. */
  readonly listedPaths: readonly string[];
  /** Null in a build that draws nothing for paper. */
  readonly drawOnPaper: DrawOnPaper | null;
}

/** The renderer of a build, or null when the web app was not built. @throws when the build exports none. */
export async function openRenderer(webDir: string): Promise<Renderer | null> {
  const file = path.join(webDir, 'server', 'entry-server.js');
  const isBuilt = await access(file).then(
    () => true,
    () => false,
  );
  if (!isBuilt) return null;
  const entry = (await import(pathToFileURL(file).href)) as {
    render?: unknown;
    readAddress?: (url: string) => string;
    laterStyles?: readonly string[];
    listedPaths?: readonly string[];
    drawOnPaper?: DrawOnPaper;
  };
  if (typeof entry.render !== 'function') throw new Error(`${file} exports no render function`);
  const { readAddress = (url: string) => url } = entry;
  const { laterStyles = [], listedPaths = [], drawOnPaper = null } = entry;
  return { render: entry.render as Render, readAddress, laterStyles, listedPaths, drawOnPaper };
}
