import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVIDENCE_LABELS } from '@ori/contracts/evidence-labels';
import { LOCALES } from '@ori/contracts/locale';
import { expect, test } from 'vitest';

type Words = { readonly [key: string]: string | Words };

const wordsOf = (locale: string, file: string): Words =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, `../../locales/${locale}/${file}.json`), 'utf8'),
  ) as Words;

/** Where a label is named for grown-ups; `name` where it has a meaning beside it. */
const PLACES = [
  ['blog', 'label'],
  ['help', 'about', 'label'],
  ['homepage', 'evidence'],
  ['resources', 'hub', 'label'],
  ['tutor', 'evidence'],
] as const;

function named(locale: string, [file, ...path]: readonly string[], label: string): unknown {
  let found: string | Words | undefined = wordsOf(locale, file ?? '');
  for (const key of [...path, label]) found = typeof found === 'object' ? found[key] : undefined;
  return typeof found === 'object' ? found['name'] : found;
}

test.each(LOCALES)('each label of evidence has one name wherever it stands, in %s', (locale) => {
  for (const label of EVIDENCE_LABELS) {
    const name = named(locale, ['lesson', 'evidence', 'name', 'grown'], label);
    expect(PLACES.map((place) => named(locale, place, label))).toEqual(PLACES.map(() => name));
  }
});
