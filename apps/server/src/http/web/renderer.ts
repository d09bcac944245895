import { access } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from '@ori/contracts/locale';

export interface RenderInput {
  /** Path and query. */
  readonly url: string;
  readonly locale: Locale;
  readonly theme: 'dark' | 'light';
  readonly origin: string;
  readonly fetchData: (apiPath: string) => Promise<{ status: number; body: unknown }>;
}
export interface RenderOutput {
  readonly status: number;
  readonly html: string;
  readonly redirectTo?: string;
  /** The document depends only on path, language, theme and content. */
  readonly cacheable: boolean;
}
/** Draws whole documents; made by the web app's own build. */
export type Render = (input: RenderInput) => Promise<RenderOutput>;

/** What the web app's build brings for the server. */
export interface Renderer {
  readonly render: Render;
  /** Style sheets that scripts write into the document later; the content policy names them. */
  readonly laterStyles: readonly string[];
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
    laterStyles?: readonly string[];
  };
  if (typeof entry.render !== 'function') throw new Error(`${file} exports no render function`);
  return { render: entry.render as Render, laterStyles: entry.laterStyles ?? [] };
}
