import { describe, expect, test } from 'vitest';
import { allExpressions } from './all-expressions.ts';
import { expressionsIn } from './find-expressions.ts';
import { growsFast } from './grows-fast.ts';
import { isOpen, needless } from './reached-by-nobody.ts';
import { findingIn, keyOf, provedBefore } from './verdict.ts';

/** Each new expression takes the checker some seconds; those proved before are known by their key. */
const PATIENT_MS = 600_000;

const planted = (source: string, flags = '') => ({ place: 'planted.ts:1', source, flags });

describe('regular expressions', () => {
  test(
    'take no longer than their text is long, wherever a stranger may write it',
    () => {
      const { expressions, unbuilt } = allExpressions();
      expect(expressions.length).toBeGreaterThan(1_200);
      expect(unbuilt).toEqual([]);
      expect(needless(expressions)).toEqual([]);
      const proved = provedBefore();
      const open = expressions.filter((each) => !proved.has(keyOf(each)) && isOpen(each));
      const found = open.map(findingIn).filter((finding) => finding !== null);
      expect(
        found.map(({ expression, growth, attack }) => `${expression.place} ${growth} ${attack}`),
      ).toEqual([]);
    },
    PATIENT_MS,
  );

  test.each([
    ['blanks before an end', String.raw`\s+$`, ''],
    ['blanks in two places side by side', String.raw`\s*(?:,?\s*(?:ok))?\s*[?!.]*$`, 'iu'],
    ['a word that is said in two ways', '^hi(?: (?:again|you|again))*$', ''],
    ['a sign that belongs to two classes', String.raw`^(?:[\dπ]|\p{L})+$`, 'u'],
    ['a repetition of a repetition', '^(a+)+$', ''],
  ])('are found when they do: %s', (_kind, source, flags) => {
    expect(findingIn(planted(source, flags))?.growth).toMatch(/polynomial|exponential/);
  });

  test('that cannot be decided are tried on texts of their own words', () => {
    expect(growsFast(/so[so ]*!/u)).not.toBeNull();
    expect(growsFast(/(?<!\s)\s+$/u)).toBeNull();
  });

  test('are found by syntax: written, and built of texts', () => {
    const code =
      "const a = /x+/u;\n// not /this/\nconst b = 4 / 2 / 1;\nconst c = new RegExp(`${b}`);\nRegExp('y');\n";
    expect(expressionsIn('a.ts', code)).toEqual({
      written: [{ place: 'a.ts:1', source: 'x+', flags: 'u' }],
      built: ['a.ts:4', 'a.ts:5'],
    });
  });
});
