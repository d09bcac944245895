import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** One script of its own, without the app's chunks and its loader. @param source its path beneath `src`. */
export async function scriptOf(
  source: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: {
        input: fileURLToPath(new URL(`../src/${source}`, import.meta.url)),
        output: { format: 'iife' },
      },
    },
  });
  const [output] = Array.isArray(made) ? made : [made];
  if (!output || !('output' in output)) throw new Error(`${source} was not built`);
  return output.output[0].code;
}
