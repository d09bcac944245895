import { globSync, readFileSync } from 'node:fs';
import { type CallExpression, type NewExpression, parseSync, Visitor } from 'oxc-parser';

/** A regular expression, and where it stands: `packages/core/src/a.ts:12`. */
export interface Expression {
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}
export interface Found {
  readonly written: readonly Expression[];
  /** Places of `new RegExp(…)`, whose source is known once it runs. */
  readonly built: readonly string[];
}

/** What runs in front of people: tests, and what only they use, meet no stranger. */
const SOURCES = ['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'];
const TESTS = /\.test\.tsx?$|\/testing\//u;

/** The expressions of one file, found by its syntax. */
export function expressionsIn(file: string, code: string): Found {
  const written: Expression[] = [];
  const built: string[] = [];
  const placeOf = (at: number) => `${file}:${code.slice(0, at).split('\n').length}`;
  const build = ({ callee, start }: CallExpression | NewExpression) => {
    if (callee.type === 'Identifier' && callee.name === 'RegExp') built.push(placeOf(start));
  };
  new Visitor({
    Literal: (node) => {
      if (!('regex' in node)) return;
      written.push({ place: placeOf(node.start), source: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression: build,
    CallExpression: build,
  }).visit(parseSync(file, code).program);
  return { written, built };
}

/** Every expression in the sources of apps and packages. */
export function findExpressions(root: string): Found {
  const files = globSync(SOURCES, { cwd: root }).filter((file) => !TESTS.test(file));
  const found = files.map((file) => expressionsIn(file, readFileSync(root + file, 'utf8')));
  return {
    written: found.flatMap(({ written }) => written),
    built: found.flatMap(({ built }) => built),
  };
}
