import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERRORS } from '@ori/contracts/errors';
import { LOCALES, type Locale } from '@ori/contracts/locale';
import { frenchSpaces } from '@ori/core/words/french-spaces';
import { describe, expect, it } from 'vitest';
import { NAMESPACES, type Namespace } from '../lib/i18n.ts';
import {
  keysOf,
  missingKeys,
  placeholdersOf,
  pluralsApart,
  unusedKeys,
  usedKeys,
  type Tree,
} from './check-words.ts';

const SOURCE = join(import.meta.dirname, '..');

function wordsOf(locale: Locale, namespace: Namespace): Tree {
  return JSON.parse(readFileSync(join(import.meta.dirname, locale, `${namespace}.json`), 'utf8')) as Tree;
}

const namespaces = NAMESPACES.filter((namespace) =>
  readdirSync(join(import.meta.dirname, 'en')).includes(`${namespace}.json`),
);

function sources(): string[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(SOURCE, file), 'utf8'));
}

/** All keys of English with their namespace; the other languages must have the same. */
const english = namespaces.flatMap((namespace) =>
  keysOf(wordsOf('en', namespace)).map(([key]) => `${namespace}:${key}`),
);

/** What children and grown-ups both read: the foot of every page, devices, PIN, profile and the secret once more. */
function shared(locale: Locale) {
  return [
    ...keysOf(wordsOf(locale, 'common')).filter(([key]) => key.startsWith('foot.')),
    ...keysOf(wordsOf(locale, 'auth')).filter(([key]) => /^(?:devices|pin|profile|prove)\./.test(key)),
  ];
}

const entries = (locale: Locale) => namespaces.flatMap((name) => keysOf(wordsOf(locale, name)));

describe('the words', () => {
  it.each(LOCALES)('has the same files in %s as in English', (locale) => {
    expect(readdirSync(join(import.meta.dirname, locale)).toSorted()).toEqual(
      readdirSync(join(import.meta.dirname, 'en')).toSorted(),
    );
  });

  const pairs = LOCALES.flatMap((locale) => namespaces.map((namespace) => [locale, namespace] as const));

  it.each(pairs)(
    'says in %s/%s all that English says, with the same placeholders, and nothing else',
    (locale, namespace) => {
      const mine = pluralsApart(keysOf(wordsOf(locale, namespace)));
      const theirs = pluralsApart(keysOf(wordsOf('en', namespace)));
      expect([...mine.keys()].toSorted()).toEqual([...theirs.keys()].toSorted());
      for (const [key, text] of mine)
        expect([key, placeholdersOf(text)]).toEqual([key, placeholdersOf(theirs.get(key) ?? '')]);
    },
  );

  it.each(pairs)('leaves nothing empty in %s/%s', (locale, namespace) => {
    expect(keysOf(wordsOf(locale, namespace)).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it.each(pairs)(
    'keeps the blocks of %s/%s sorted, and their keys in the order of English',
    (locale, namespace) => {
      const blocks = Object.keys(wordsOf(locale, namespace));
      expect(blocks).toEqual(blocks.toSorted());
      const order = (of: Locale) => [...pluralsApart(keysOf(wordsOf(of, namespace))).keys()];
      expect(order(locale)).toEqual(order('en'));
    },
  );

  it.each(namespaces)('keeps French marks beside their words in %s', (namespace) => {
    const apart = keysOf(wordsOf('fr', namespace)).filter(([, text]) => frenchSpaces(text) !== text);
    expect(apart).toEqual([]);
  });

  it('speaks to children and grown-ups alike where both read the same words', () => {
    const formal = { fr: /\b(?:vous|votre|vos)\b|\p{L}ez\b/iu, es: /\b(?:usted|sus?)\b/iu };
    const found = (['fr', 'es'] as const).flatMap((locale) =>
      shared(locale).filter(([, text]) => formal[locale].test(text)),
    );
    expect(found).toEqual([]);
  });

  it('speaks to grown-ups as such in the words kept for them, which stand beside those for children', () => {
    const familiar = {
      fr: /(?<!\p{L})(?:tu|te|toi|ton|ta|tes|t’\p{L}+)(?!\p{L})/iu,
      es: /(?<!\p{L})(?:tú|te|ti|tus?|contigo)(?!\p{L})/iu,
    };
    for (const locale of ['fr', 'es'] as const) {
      const all = new Map(entries(locale));
      const grown = [...all].filter(([key]) => key.includes('_grown'));
      expect(grown.length).toBeGreaterThan(0);
      expect(grown.filter(([, text]) => familiar[locale].test(text))).toEqual([]);
      for (const [key, text] of grown)
        expect([key, placeholdersOf(text)]).toEqual([
          key,
          placeholdersOf(all.get(key.replace('_grown', '')) ?? ''),
        ]);
    }
    expect(entries('en').filter(([key]) => key.includes('_grown'))).toEqual([]);
  });

  it('has every key that the pages ask for', () => {
    expect(missingKeys(english, usedKeys(sources()))).toEqual([]);
  });

  it('has no key that nothing asks for', () => {
    expect(unusedKeys(english, usedKeys(sources()))).toEqual([]);
  });

  it('says every failure of the catalogue, in English in the catalogue’s own words', () => {
    const codes = wordsOf('en', 'errors')['code'];
    expect(codes).toEqual(Object.fromEntries(Object.entries(ERRORS).map(([code, { text }]) => [code, text])));
  });
});

describe('the check itself', () => {
  it('finds a key that nothing uses', () => {
    expect(unusedKeys(['common:a.b', 'common:a.c'], usedKeys(["t('a.b')"]))).toEqual(['common:a.c']);
  });

  it('finds a key that is missing', () => {
    const asked = usedKeys(["t('auth:pin.label')", "useTranslation('help'); t('lead')", "t('nav.help')"]);
    expect(missingKeys(['auth:pin.label', 'help:lead'], asked)).toEqual(['common:nav.help']);
  });

  it('takes a key with a gap as asking for all that fit', () => {
    expect(unusedKeys(['auth:age.k2', 'auth:other'], usedKeys(['t(`auth:age.${age}`)']))).toEqual([
      'auth:other',
    ]);
  });

  it('tells placeholders that differ', () => {
    expect(placeholdersOf('{{name}} and {{count}}')).not.toEqual(placeholdersOf('{{nom}} et {{count}}'));
  });
});
