import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** `{{amount, number}}`: the browser's build has no formats (build/lean-libraries). */
const FORMAT = /\{\{[^{}]*,[^{}]*\}\}/;

interface WordsFile {
  /** `fr/auth` */
  readonly name: string;
  readonly text: string;
}

function readWords(dir: string): WordsFile[] {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  return files.toSorted().map((file) => {
    const words: unknown = JSON.parse(readFileSync(join(dir, file), 'utf8'));
    if (FORMAT.test(JSON.stringify(words)))
      throw new Error(`${file} formats a value within its words: ${FORMAT}`);
    return { name: file.replace(/\\/g, '/').replace(/\.json$/, ''), text: JSON.stringify(words) };
  });
}

/**
 * Writes the words as `assets/words-<version>/<language>/<namespace>.json`: one version for all,
 * so that the browser's code need not carry an address for each.
 */
export function wordsFiles(root: string, isServer: boolean): Plugin {
  const dir = join(root, 'src/locales');
  const files = readWords(dir);
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 10);
  return {
    name: 'ori:words-files',
    config: () => ({ define: { 'import.meta.env.WORDS_VERSION': JSON.stringify(version) } }),
    generateBundle() {
      if (isServer) return;
      for (const { name, text } of files)
        this.emitFile({ type: 'asset', fileName: `assets/words-${version}/${name}.json`, source: text });
    },
  };
}
