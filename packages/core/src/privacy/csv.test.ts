import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell, csvLine } from './csv.ts';

test.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+1 555 0100', "'+1 555 0100"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2+3', "'-2+3"],
  ['-2.5', '-2.5'],
  [-7, '-7'],
  ['a,b', '"a,b"'],
  ['a;b', '"a;b"'],
  ['x;=1+1', `"x;'=1+1"`],
  ['x; -2; -2+3', `"x; '-2; '-2+3"`],
  ['first\n@SUM(A1)', `"first\n'@SUM(A1)"`],
  ['x;"=1+1"', `"x;""'=1+1"""`],
  ['＝1+1', "'＝1+1"],
  ['\u200B\u0001=1', "\u200B\u0001'=1"],
  ['a = b; c - d', '"a = b; c - d"'],
  [null, ''],
  [{ a: 1 }, '"{""a"":1}"'],
])('writes %j as %s', (value, cell) => expect(csvCell(value)).toBe(cell));

/** The cells a program finds that divides at this mark and heeds quotes where a cell begins with one. */
function cellsAt(mark: string, table: string): string[] {
  const cells: string[] = [];
  let rest = table;
  while (rest !== '') {
    const quoted = /^"((?:[^"]|"")*)(?:"|$)/.exec(rest);
    rest = rest.slice(quoted?.[0].length ?? 0);
    const end = rest.search(new RegExp(`[${mark}\\r\\n]|$`));
    cells.push((quoted?.[1]?.replaceAll('""', '"') ?? '') + rest.slice(0, end));
    rest = rest.slice(end).replace(/^\r\n|^[^]/, '');
  }
  return cells;
}

/** Alone, or before what another program would divide it from. */
const NUMBER = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?\s*(?:,|$)/i;
const isFormula = (cell: string): boolean =>
  /^[=+\-@]/.test(cell.replace(/^[\s\p{C}"]+/u, '').normalize('NFKC')) &&
  !NUMBER.test(cell.replace(/^[\s\p{C}"]+/u, ''));

const SIGNS = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code)).filter((sign) =>
  /^[=+\-@]$/.test(sign.normalize('NFKC')),
);
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(...SIGNS),
      fc.constantFrom(';', ',', '\t', '\r', '\n', '\r\n', '"', "'", ' ', '\u00A0', '\u200B', '\u0000', '1'),
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

test('lets no text begin a formula, whichever mark the program divides at', () => {
  fc.assert(
    fc.property(fc.array(hostile, { minLength: 1, maxLength: 4 }), (texts) => {
      const table = csvLine(texts) + csvLine(texts);
      for (const mark of [',', ';', '\\t']) expect(cellsAt(mark, table).filter(isFormula)).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

const without = (text: string) => text.replaceAll("'", '');
test('keeps every text but for the apostrophes that make it one', () => {
  fc.assert(
    fc.property(fc.array(hostile, { minLength: 2, maxLength: 4 }), (texts) => {
      expect(cellsAt(',', csvLine(['first', ...texts, 'last'])).map(without)).toEqual(
        ['first', ...texts, 'last'].map(without),
      );
    }),
  );
});
