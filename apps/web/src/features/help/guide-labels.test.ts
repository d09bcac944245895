import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '@ori/contracts/locale';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../../..');
const GUIDES = join(ROOT, 'content/texts/help');
const WORDS = join(import.meta.dirname, '../../locales');

/** Every text of the interface in a language, `{{…}}` as it may be filled. */
function labelsIn(locale: Locale): string[] {
  const flat = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value as object).flatMap(flat);
  const files = readdirSync(join(WORDS, locale));
  return files.flatMap((file) => flat(JSON.parse(readFileSync(join(WORDS, locale, file), 'utf8'))));
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const asPattern = (label: string): string =>
  label
    .split(/\{\{\w+\}\}/)
    .map(escaped)
    .join('.+');

interface Step {
  readonly place: string;
  readonly bold: string;
}

/** What the steps of the guides print bold: the words of the screen. Bold openings of paragraphs are headings of our own. */
function stepsIn(locale: Locale): Step[] {
  return readdirSync(GUIDES).flatMap((slug) => {
    const body = readFileSync(join(GUIDES, slug, `${locale}.md`), 'utf8');
    const steps = body.split('\n').filter((line) => /^\d+\. /.test(line));
    return steps.flatMap((line) =>
      [...line.matchAll(/\*\*(.+?)\*\*/g)].map(([, bold = '']) => ({ place: slug, bold })),
    );
  });
}

/** Bold, and no label: names of languages, and the pictures of the key in a story. */
const OWN_WORDS = new Set(['English', 'Français', 'Español']);

describe.each(LOCALES)('guides in %s', (locale) => {
  const labels = labelsIn(locale);
  const exact = new Set(labels.map((label) => label.toLowerCase()));
  const patterns = labels
    .filter((label) => label.includes('{{'))
    .map((label) => new RegExp(`^${asPattern(label)}$`, 'u'));
  const steps = stepsIn(locale);

  it('has steps to hold to the screen', () => expect(steps.length).toBeGreaterThan(100));

  it('names only what stands on the screen', () => {
    const unknown = steps.filter(
      ({ bold }) =>
        !OWN_WORDS.has(bold) &&
        !exact.has(bold.toLowerCase()) &&
        !patterns.some((pattern) => pattern.test(bold)),
    );
    expect(unknown).toEqual([]);
  });
});
