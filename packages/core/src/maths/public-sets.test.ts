import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkSteps } from './check-steps/check-steps.ts';
import { parseExpression } from './expressions/parse-expression.ts';
import { sameFunction } from './expressions/same-function.ts';
import { solve } from './solve/solve.ts';

/**
 * Public sets, where they stand beside the project: GSM8K (openai/grade-school-math, MIT), SVAMP (arkilpatel/SVAMP,
 * MIT), CLINC150 (clinc/oos-eval, CC BY 3.0), MaE (nancyotero-projects/math-misconceptions, MIT).
 */
const fileOf = (name: string) =>
  fileURLToPath(new URL(`../../../../../shared/data/${name}`, import.meta.url));
const read = (name: string) => readFileSync(fileOf(name), 'utf8');
const isMissing = (name: string) => !existsSync(fileOf(name));

interface GsmRow {
  readonly question: string;
  readonly answer: string;
}
interface SvampRow {
  readonly Body: string;
  readonly Question: string;
}
interface MaeRow {
  readonly Question: string;
  readonly 'Correct Answer': string;
  readonly 'Incorrect Answer': string;
}

const gsmRows = () =>
  read('gsm_test.jsonl')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as GsmRow);
const equalities = () =>
  gsmRows().flatMap(({ answer }) => Array.from(answer.matchAll(/<<([^>]*)>>/g), ([, gold = '']) => gold));

describe.skipIf(isMissing('gsm_test.jsonl'))('GSM8K, 1,319 word problems and their gold equalities', () => {
  it('accepts every gold equality', () => {
    const all = equalities();
    expect(all.length).toBeGreaterThan(4_000);
    expect(all.filter((gold) => checkSteps(null, [gold], 'en').ok !== true)).toEqual([]);
  });

  it('flags every corrupted copy', () => {
    const corrupted = equalities().flatMap((gold) => {
      const at = gold.lastIndexOf('=');
      const [, decimals = ''] = /\.(\d+)$/.exec(gold) ?? [];
      const value = Number(gold.slice(at + 1)) + 1;
      return Number.isFinite(value) ? [`${gold.slice(0, at)}=${value.toFixed(decimals.length)}`] : [];
    });
    expect(corrupted.length).toBeGreaterThan(4_000);
    expect(corrupted.filter((line) => checkSteps(null, [line], 'en').ok !== false)).toEqual([]);
  });

  it('answers no word problem, whole or by its last sentence', () => {
    const asked = gsmRows().flatMap(({ question }) => [
      question,
      question.split(/(?<=[.?])\s+/).at(-1) ?? '',
    ]);
    expect(asked.filter((question) => solve(question, 'en'))).toEqual([]);
  });
});

describe.skipIf(isMissing('svamp.json'))('SVAMP, 1,000 word problems', () => {
  it('answers none', () => {
    const rows = JSON.parse(read('svamp.json')) as readonly SvampRow[];
    const asked = rows.flatMap(({ Body, Question }) => [`${Body} ${Question}`, Question]);
    expect(rows.length).toBe(1_000);
    expect(asked.filter((question) => solve(question, 'en'))).toEqual([]);
  });
});

const utterances = () =>
  Object.values(
    JSON.parse(read('clinc.json')) as Record<string, readonly (readonly [string, string])[]>,
  ).flat();

describe.skipIf(isMissing('clinc.json'))('CLINC150, 23,700 things people say to a machine', () => {
  /** What may hold a reckoning or a measure; everything else has to be met with silence. */
  const REQUESTS = ['calculator', 'measurement_conversion', 'oos'];

  it('keeps silent about everything that asks for no reckoning', () => {
    const others = utterances().filter(([, intent]) => !REQUESTS.includes(intent));
    expect(others.length).toBeGreaterThan(20_000);
    expect(others.filter(([text]) => solve(text, 'en'))).toEqual([]);
  });

  it('answers reckonings with the value that floating point finds', () => {
    const SIGNS: readonly (readonly [RegExp, string])[] = [
      [/^.*?(?:what is|what's|calculate) /, ''],
      [/ plus /g, '+'],
      [/ minus /g, '-'],
      [/ (?:times|multiplied by|x) /g, '*'],
      [/ divided by /g, '/'],
    ];
    const reckonings = utterances().flatMap(([text]) => {
      const plain = SIGNS.reduce((rest, [words, sign]) => rest.replace(words, sign), text).replace(/\s/g, '');
      const answer =
        /^[\d+\-*/.]+$/.test(plain) && /\d[+\-*/]\d/.test(plain) ? solve(text, 'en')?.answer : undefined;
      return answer?.kind === 'number' ? [{ plain, value: answer.value }] : [];
    });
    expect(reckonings.length).toBeGreaterThan(30);
    for (const { plain, value } of reckonings) {
      const expected = leftToRight(plain);
      expect(Number(value.numerator) / Number(value.denominator), plain).toBeCloseTo(expected, 6);
    }
  });
});

const product = (term: string) =>
  (term.match(/[*/]?-?[\d.]+/g) ?? []).reduce((value, piece) => {
    const factor = Number(piece.replace(/^[*/]/, ''));
    return piece.startsWith('/') ? value / factor : value * factor;
  }, 1);

/** Sums of products, in floating point, without the parser under test. */
function leftToRight(plain: string): number {
  const terms = plain
    .replaceAll('-', '+-')
    .split('+')
    .filter((term) => term !== '');
  return terms.reduce((sum, term) => sum + product(term), 0);
}

const maeRows = () => JSON.parse(read('mae.json')) as readonly MaeRow[];

describe.skipIf(isMissing('mae.json'))('MaE, 220 questions with a typical mistake', () => {
  /** Gold answers that are rounded, mistaken (5⁻² given as 0.05, 4/8 as 1/4), or a sentence. */
  const ODD_GOLD = ['0.05', '4/8=1/4', '0.8567', '13.357', "4/9 can't be reduced"];

  it('answers as the gold does, or not at all', () => {
    const answered = maeRows().flatMap(({ Question, 'Correct Answer': gold }) => {
      const solution = solve(Question, 'en');
      return solution && !ODD_GOLD.includes(gold.trim()) ? [{ Question, gold, solution }] : [];
    });
    expect(answered.length).toBeGreaterThan(60);
    for (const { Question, gold, solution } of answered) {
      const words = solution.words.en.split(' (=')[0] ?? '';
      expect(saysTheSame(words, gold), `${Question} → ${words}, gold ${gold}`).toBe(true);
    }
  });

  it('accepts no mistaken reckoning that stands in one line', () => {
    const chains = maeRows()
      .map(({ 'Incorrect Answer': wrong }) => wrong.trim())
      .filter((wrong) => /^[-\d\s./*+÷()^]+=/.test(wrong) && !wrong.includes('\n'));
    const accepted = chains.filter((wrong) => checkSteps(null, [wrong], 'en').ok === true);
    expect(chains.length).toBeGreaterThan(30);
    // These are right as reckonings: fractions divided straight across, and a sum that was not asked for.
    expect(accepted).toEqual(['4/6÷2/2=2/3', '6/8÷2/8=3/1', '4÷2+3=5']);
  });
});

const plain = (text: string) => text.replace(/\s/g, '').replace(/^[a-z]=/, '');
const last = (text: string) =>
  text
    .replace(/^[a-z]\s*=/, '')
    .split('=')
    .at(-1)
    ?.replace('%', '')
    .trim() ?? '';
/** Both say the same number, expression or inequality, whatever stands before an equals sign. */
function saysTheSame(words: string, gold: string): boolean {
  if (plain(words) === plain(gold)) return true;
  const [a, b] = [words, gold].map((text) => parseExpression(last(text), { locale: 'en' }));
  return a !== null && a !== undefined && b !== null && b !== undefined && sameFunction(a, b) === true;
}
