declare module 'virtual:client-assets' {
  import type { Manifest } from './app/client-chunks.ts';
  /** Of the browser's build. */
  export const manifest: Manifest;
  /** The one style sheet, inlined into every document. */
  export const style: string;
}
