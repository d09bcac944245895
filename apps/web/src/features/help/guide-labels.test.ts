import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '@ori/contracts/locale';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../../..');
const GUIDES = join(ROOT, 'content/texts/help');
const WORDS = join(import.meta.dirname, '../../locales');
const SLUGS = readdirSync(GUIDES);

interface Label {
  /** `namespace:path.to.word`, plurals without their ending. */
  readonly key: string;
  readonly text: string;
}

/** Every text of the interface in a language, with the key the page asks for it by. */
function labelsIn(locale: Locale): Label[] {
  const flat = (value: unknown, key: string): Label[] =>
    typeof value === 'string'
      ? [{ key: key.replace(/_(?:one|many|other)$/, ''), text: value }]
      : Object.entries(value as object).flatMap(([name, inner]) => flat(inner, `${key}.${name}`));
  return readdirSync(join(WORDS, locale)).flatMap((file) =>
    flat(JSON.parse(readFileSync(join(WORDS, locale, file), 'utf8')), file.replace('.json', ':')),
  );
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const asPattern = (label: string): string =>
  label
    .split(/\{\{\w+\}\}/)
    .map(escaped)
    .join('.+');

/** The keys that a bold word of a guide may stand for, `{{…}}` as it may be filled. */
function keyFinder(locale: Locale): (bold: string) => ReadonlySet<string> {
  const labels = labelsIn(locale);
  const filled = labels
    .filter(({ text }) => /\{\{.+\p{L}|\p{L}.+\{\{/u.test(text))
    .map(({ key, text }) => ({ key, pattern: new RegExp(`^${asPattern(text)}$`, 'u') }));
  const exact = Map.groupBy(labels, ({ text }) => text.toLowerCase());
  return (bold) =>
    new Set([
      ...(exact.get(bold.toLowerCase()) ?? []).map(({ key }) => key),
      ...filled.filter(({ pattern }) => pattern.test(bold)).map(({ key }) => key),
    ]);
}

/** Bold, and no label: names of languages, and the pictures of the key in a story. */
const OWN_WORDS = new Set(['English', 'Français', 'Español']);

/** A paragraph or a point may open bold: that is a heading of our own, where a step's opening is a word of the screen. */
const withoutHeading = (line: string): string => line.replace(/^(?:- )?\*\*.+?\*\*/, '');

/** What a guide prints bold: the words of the screen. */
function stepsOf(slug: string, locale: Locale): string[] {
  const lines = readFileSync(join(GUIDES, slug, `${locale}.md`), 'utf8')
    .split('\n')
    .map(withoutHeading);
  const bold = lines.flatMap((line) => [...line.matchAll(/\*\*(.+?)\*\*/g)].map(([, word = '']) => word));
  return bold.filter((word) => !OWN_WORDS.has(word));
}

const keysIn = Object.fromEntries(LOCALES.map((locale) => [locale, keyFinder(locale)])) as Record<
  Locale,
  ReturnType<typeof keyFinder>
>;

describe.each(LOCALES)('guides in %s', (locale) => {
  const steps = SLUGS.flatMap((slug) => stepsOf(slug, locale).map((bold) => ({ slug, bold })));

  it('have steps to hold to the screen', () => expect(steps.length).toBeGreaterThan(100));

  it('name only what stands on the screen', () => {
    expect(steps.filter(({ bold }) => keysIn[locale](bold).size === 0)).toEqual([]);
  });
});

describe.each(['fr', 'es'] as const)('guides in %s beside the English ones', (locale) => {
  it.each(SLUGS)('%s names the same buttons and fields', (slug) => {
    const theirs = stepsOf(slug, locale).map(keysIn[locale]);
    const alone = stepsOf(slug, 'en').filter((bold) => {
      const keys = keysIn.en(bold);
      return !theirs.some((other) => !keys.isDisjointFrom(other));
    });
    expect(alone).toEqual([]);
  });
});
