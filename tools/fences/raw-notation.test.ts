import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** A power or an index as a machine writes it: 2^n, a₀^(−3/2), x_{1}, \frac. Readers get ², √ and ₁. */
const RAW = /[\p{L}\p{N})₀-₉]\^[\p{L}\p{N}({−-]|\p{L}_\{|\\(?:frac|sqrt|cdot|times)\b/u;

/** The words of the interface and of the labs: what stands there is read as it stands. */
const WORDS = ['apps/web/src/locales/*/*.json', 'packages/labs/src/*/{words,*-words,said,*-sentences}.ts'];

test('no word of the interface or of a lab is notation of a machine', () => {
  const files = globSync(WORDS, { cwd: root });
  expect(files.length).toBeGreaterThan(150);
  const raw = files.flatMap((file) =>
    readFileSync(root + file, 'utf8')
      .split('\n')
      .flatMap((line, at) => (RAW.test(line) ? [`${file}:${String(at + 1)} ${line.trim()}`] : [])),
  );
  expect(raw).toEqual([]);
});

test.each(['a₀^(−3/2)', '2^n', 'x_{1}', String.raw`\frac{1}{2}`])('finds %s', (text) => {
  expect(RAW.test(text)).toBe(true);
});
