import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface Part {
  readonly library: string;
  /** The version these lines were written for: another one must be looked at again. */
  readonly version: string;
  readonly file: RegExp;
  readonly instead: (code: string) => string;
}

const standIn = (name: string): string =>
  JSON.stringify(fileURLToPath(new URL(`lean/${name}`, import.meta.url)));

/**
 * i18next without backends (words come by `addResourceBundle`, see src/lib/words), without formats within words
 * (build/words-files refuses them: numbers and dates are written by src/lib/dates) and without a log.
 */
const SLIM_CLASSES: Readonly<Record<string, string>> = {
  'Connector extends EventEmitter': `{
  state = {};
  load(languages, namespaces, callback) { callback(); }
  reload(languages, namespaces, callback) { callback(); }
}`,
  Formatter: '{ format(value) { return value; } }',
  // What it would warn of, the fences on words refuse.
  Logger: `{
  init() {}
  log() {}
  warn() {}
  error() {}
  deprecate() {}
  once() {}
  create() { return this; }
  clone() { return this; }
}`,
};

/** A call of the log that is a statement of its own. */
const LOGGED = /^\s*(?:this|\w+)\.logger\.(?:log|warn|error|deprecate|once)\(.*\);$/gm;

function withSlimClasses(code: string): string {
  return Object.entries(SLIM_CLASSES).reduce(
    (slim, [name, body]) => {
      const before = slim.indexOf(`\nclass ${name} {\n`);
      const after = slim.indexOf('\n}\n', before);
      if (before < 0 || after < 0) throw new Error(`i18next has no class ${name} where it was`);
      return `${slim.slice(0, before)}\nclass ${name} ${body}${slim.slice(after + 2)}`;
    },
    code.replaceAll(LOGGED, ';'),
  );
}

/** What an icon carries besides its strokes: names, a size that is always the same, keys though nothing moves. */
const IDLE = [
  /,\s*key: "[a-z0-9]+"/g,
  /\bname: "[a-z0-9-]+",\s*/g,
  /\bsize: 24,\s*/g,
  /,\s*aliases: \[[^\]]*\]/g,
  /^__iconData\.node;$/gm,
];
const strokesOnly = (code: string): string => IDLE.reduce((rest, idle) => rest.replaceAll(idle, ''), code);

const PARTS: readonly Part[] = [
  {
    library: 'react-router',
    version: '8.5.1',
    file: /react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/,
    instead: () => `export * from ${standIn('router-framework.ts')};`,
  },
  {
    library: 'react-router',
    version: '8.5.1',
    file: /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    instead: () => `export * from ${standIn('router-instrumentation.ts')};`,
  },
  {
    library: 'lucide-react',
    version: '1.75.0',
    file: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/,
    instead: () => `export { createLucideIcon as default } from ${standIn('lucide-icon.ts')};`,
  },
  {
    library: 'lucide-react',
    version: '1.75.0',
    file: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/,
    instead: strokesOnly,
  },
  {
    library: 'react-i18next',
    version: '18.0.1',
    file: /react-i18next\/dist\/es\/useTranslation\.js$/,
    instead: () => `export * from ${standIn('use-translation.ts')};`,
  },
  {
    library: 'i18next',
    version: '27.1.2',
    file: /i18next\/dist\/esm\/i18next\.js$/,
    instead: withSlimClasses,
  },
];

const { resolve } = createRequire(import.meta.url);

function versionOf(library: string): string {
  const file = resolve(`${library}/package.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

function check(): void {
  for (const { library, version } of PARTS) {
    const found = versionOf(library);
    if (found !== version)
      throw new Error(
        `build/lean-libraries knows ${library} ${version}, not ${found}: look at its parts again`,
      );
  }
}

/**
 * Leaves out parts of libraries that this app never reaches and a bundler can't see are dead: 7 kB
 * of what every first visit would load (docs/decisions/017). Both builds do, so that they draw the same.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'ori:lean-libraries',
    apply: 'build',
    enforce: 'pre',
    buildStart: check,
    transform(code, id) {
      const part = PARTS.find(({ file }) => file.test(id));
      return part ? part.instead(code) : null;
    },
  };
}
