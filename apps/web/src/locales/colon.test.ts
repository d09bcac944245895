import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { colon } from '@ori/core/words/colon';

test('French keeps the colon apart, the others do not', () => {
  expect(['en', 'fr', 'es'].map((language) => `Axe${colon(language)}3°`)).toEqual([
    'Axe: 3°',
    'Axe\u202F: 3°',
    'Axe: 3°',
  ]);
});

/** A colon written by code behind words that are translated: `{t('a')}: `, `${name}: ${count}`, `>: {title}`. */
const GLUED =
  /\bt\((?:[^()]|\([^()]*\))*\)\}: (?!readonly)|\$\{\w*(?:[nN]ame|[wW]ords|title|label)\w*\}: |sr-only">: /;

function parts(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => join(folder, file));
}

test('no part glues a colon to words that are translated', () => {
  const source = join(import.meta.dirname, '..');
  const glued = parts(source).filter((file) => GLUED.test(readFileSync(file, 'utf8')));
  expect(glued).toEqual([]);
  expect(GLUED.test("<b>{t('ledger.address')}: </b>")).toBe(true);
});
