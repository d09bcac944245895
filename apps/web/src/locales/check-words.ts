import { NAMESPACES } from '../lib/i18n.ts';

/** Words as a file keeps them. */
export interface Tree {
  readonly [key: string]: string | Tree;
}

type Entry = readonly [key: string, text: string];

/** Every key with its text, `a.b.c`. */
export function keysOf(tree: Tree, prefix = ''): Entry[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : keysOf(value, `${prefix}${key}.`),
  );
}

const PLURAL = /_(?:zero|one|two|few|many|other)$/;
/** Forms of a key that only some languages have: for grown-ups (lib/grown-voice), and plurals. */
const FORM = /(?:_grown)?(?:_(?:zero|one|two|few|many|other))?$/;

/** One entry for all forms of a key: languages have different ones. */
export function pluralsApart(entries: readonly Entry[]): Map<string, string> {
  return new Map(entries.map(([key, text]) => [key.replace(FORM, ''), text]));
}

/** The placeholders of a text, sorted. */
export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name = '']) => name))].toSorted();
}

/** What sources ask for. */
export interface UsedKeys {
  /** Keys written out in full; of each, the full names it may stand for in its file. */
  readonly exact: readonly (readonly string[])[];
  /** Keys with gaps that are filled in at run time. */
  readonly patterns: readonly RegExp[];
}

const FIXED = 'common';
const NAMESPACED = new RegExp(`^(?:${NAMESPACES.join('|')}):`);
const KEY = /^[\w-]+(?:\.[\w-]+)*$/;
/** A call with a key, or with two to choose from; what decides may compare with a word. */
const CALL = /\bt\(\s*(?:(?:[^'"`()]|[!=]= '[^']*')*\?\s*)?(['"`])([^'"`]+)\1(?:\s*:\s*(['"`])([^'"`]+)\3)?/g;
const NAMED = /(['"`])([a-z]+:[\w.${}-]+)\1/g;

const withoutComments = (source: string): string =>
  source.replace(/\/\*[^]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

/** Namespaces that a file's bare keys may belong to: those it names to `useTranslation`, and the fixed one. */
function namespacesOf(source: string): string[] {
  const named = [...source.matchAll(/useTranslation\(\s*['"`](\w+)/g)].map(([, name = '']) => name);
  return [...new Set([...named, FIXED])];
}

function keysIn(source: string): string[] {
  const called = [...source.matchAll(CALL)].flatMap(([, , first = '', , second]) =>
    second ? [first, second] : [first],
  );
  const named = [...source.matchAll(NAMED)].map(([, , key = '']) => key);
  return [...new Set([...called, ...named])].filter((key) => !key.includes(':') || NAMESPACED.test(key));
}

function fullNames(key: string, namespaces: readonly string[]): string[] {
  return key.includes(':') ? [key] : namespaces.map((namespace) => `${namespace}:${key}`);
}

function patternOf(template: string): RegExp {
  const fixed = template.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${fixed.join('[\\w.-]+')}$`);
}

const isTemplate = (key: string): boolean => key.includes('${');
/** A template of gaps alone would ask for everything. */
const saysSomething = (template: string): boolean => /\w/.test(template.replace(/\$\{[^}]*\}/g, ''));

const bare = (key: string): string => key.replace(NAMESPACED, '');

function usedIn(source: string): UsedKeys {
  const plain = withoutComments(source);
  const namespaces = namespacesOf(plain);
  const keys = keysIn(plain);
  return {
    exact: keys
      .filter((key) => !isTemplate(key) && KEY.test(bare(key)))
      .map((key) => fullNames(key, namespaces)),
    patterns: keys
      .filter((key) => isTemplate(key) && saysSomething(key))
      .flatMap((key) => fullNames(key, namespaces).map(patternOf)),
  };
}

/** Every key that these sources ask for. */
export function usedKeys(sources: readonly string[]): UsedKeys {
  const all = sources.map(usedIn);
  return { exact: all.flatMap(({ exact }) => exact), patterns: all.flatMap(({ patterns }) => patterns) };
}

/** Keys that are asked for and not there. */
export function missingKeys(keys: readonly string[], used: UsedKeys): string[] {
  const known = new Set(keys.map((key) => key.replace(PLURAL, '')));
  return used.exact.filter((names) => !names.some((name) => known.has(name))).map((names) => names[0] ?? '');
}

/** Keys that nothing asks for. */
export function unusedKeys(keys: readonly string[], used: UsedKeys): string[] {
  const exact = new Set(used.exact.flat());
  const isUsed = (key: string): boolean =>
    exact.has(key) || used.patterns.some((pattern) => pattern.test(key));
  return keys.filter((key) => !isUsed(key.replace(PLURAL, '')));
}
