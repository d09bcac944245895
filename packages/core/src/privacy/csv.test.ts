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
  [null, ''],
  [{ a: 1 }, '"{""a"":1}"'],
])('writes %j as %s', (value, cell) => expect(csvCell(value)).toBe(cell));

/** Reads a line as RFC 4180 says. */
function cellsOf(line: string): string[] {
  return [...line.slice(0, -2).matchAll(/(?<=^|,)(?:"((?:[^"]|"")*)"|([^",]*))(?=,|$)/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

test('keeps every text, and none that begins like a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), (texts) => {
      const read = cellsOf(csvLine(texts));
      expect(read.map((cell, at) => (cell === `'${texts[at]}` ? cell.slice(1) : cell))).toEqual(texts);
      expect(read.filter((cell) => /^[=@\t\r]/.test(cell))).toEqual([]);
    }),
  );
});
