declare module 'virtual:client-assets' {
  import type { Manifest } from './app/client-chunks.ts';
  /** Of the browser's build. */
  export const manifest: Manifest;
  /** Text of the style sheets by file, inlined into the documents that need them. */
  export const sheets: Readonly<Record<string, string>>;
}
