import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../../maths/expressions/evaluate.ts';
import { number } from '../../maths/expressions/expression.ts';
import { parseExpression } from '../../maths/expressions/parse-expression.ts';
import { replaceLetter } from '../../maths/expressions/replace-letter.ts';
import { equals, rational, type Rational } from '../../maths/rational.ts';
import { shown, type Task, type TaskMaker } from './task.ts';
import { TASKS } from './tasks.ts';

const numbered = TASKS.map((maker, at) => [at + 1, maker] as const);
const anyValues = ({ inputs }: TaskMaker) =>
  fc.tuple(
    ...inputs.map(({ min, max, step = 1 }) =>
      fc.integer({ min: 0, max: Math.floor((max - min) / step) }).map((count) => min + count * step),
    ),
  );
const startOf = (n: number): Task => {
  const maker = TASKS[n - 1]!;
  return maker.make(maker.inputs.map(({ start }) => start))!;
};

/** The value of a written side without letters; null where letters or other marks stand in it. */
function valueOf(side: string): Rational | null {
  if (/[a-z±→|?₁]/i.test(side)) return null;
  const read = parseExpression(side.replaceAll('−', '-').replaceAll('²', '^2').trim(), { locale: 'en' });
  if (!read) throw new Error(`"${side}" cannot be read`);
  return evaluate(read);
}

/** Every equality of a line, sides in order; lists and parts are taken one by one. */
function equalities(line: string): (Rational | null)[][] {
  return line.split(/,\s\s|:\s/).map((part) => part.split('=').map(valueOf));
}

function expectTrue(line: string): void {
  for (const sides of equalities(line)) {
    const values = sides.filter((side) => side !== null);
    for (const value of values.slice(1)) expect([line, equals(value, values[0]!)]).toEqual([line, true]);
  }
}

describe('the rules at work', () => {
  it('begin with the examples of the book’s table', () => {
    expect(startOf(1).lines.at(-1)).toBe('56 | 25 → 5625');
    expect(startOf(2).lines.at(-1)).toBe('93 × 100 + 12 = 9312');
    expect(startOf(3).lines.at(-1)).toBe('800 + 140 + 3 = 943');
    expect([4, 5, 6, 13].map((n) => shown(startOf(n).answer))).toEqual(['3', '−3', '8/7', '−13/3']);
    expect(startOf(7).lines.slice(0, 2)).toEqual(['x + y = 25 / 5 = 5', 'x − y = −1 / 1 = −1']);
    expect(startOf(8).lines[1]).toBe('(x + 3)² = 16 + 9 = 25');
    expect(startOf(9).lines[1]).toBe('2x − 5 = ± 1');
    expect(startOf(10).lines.at(-1)).toBe('92 × 100 + 16 = 9216');
    expect(startOf(11).lines.at(-1)).toBe('50² − 3² = 2500 − 9 = 2491');
    expect(startOf(12).lines).toEqual([
      'r: 3, 2, 6, 4, 5, 1',
      '7 × 3 = 21,  7 × 2 = 14,  7 × 6 = 42,  7 × 4 = 28,  7 × 5 = 35,  7 × 1 = 7',
      '→ 142857',
    ]);
    expect(startOf(14).lines.at(-1)).toBe('86 × 100 + 13 = 8613');
    expect(startOf(15).lines[0]).toBe('(1 + 2) × (1 + 3) = 12');
    expect(startOf(16).answer).toEqual(rational(13));
  });

  it.each(numbered)('write no false line, whatever numbers are set: rule %i', (_n, maker) => {
    fc.assert(
      fc.property(anyValues(maker), (values) => {
        const task = maker.make(values);
        if (!task) return;
        for (const line of [...task.lines, task.check]) if (!line.startsWith('r:')) expectTrue(line);
      }),
      { numRuns: 60 },
    );
  });

  it.each(numbered.filter(([n]) => [4, 5, 8, 13].includes(n)))(
    'give an x that solves the equation as it is asked: rule %i',
    (_n, maker) => {
      fc.assert(
        fc.property(anyValues(maker), (values) => {
          const task = maker.make(values);
          if (!task) return;
          const [equation = ''] = task.question.split(',');
          const [left, right] = equation.split('=').map((side) => {
            const read = parseExpression(
              side
                .replaceAll('−', '-')
                .replace(/1\/((?:\([^)]*\)|x)+)/g, '1/($1)')
                .trim(),
              { locale: 'en', variables: ['x'] },
            );
            return evaluate(replaceLetter(read!, 'x', number(task.answer)));
          });
          expect(equals(left!, right!)).toBe(true);
        }),
        { numRuns: 60 },
      );
    },
  );

  it.each(numbered.filter(([n]) => [1, 2, 3, 10, 11, 14].includes(n)))(
    'give the product that is asked for: rule %i',
    (_n, maker) => {
      fc.assert(
        fc.property(anyValues(maker), (values) => {
          const task = maker.make(values)!;
          expect(equals(valueOf(task.question)!, task.answer)).toBe(true);
          if (task.lines.at(-1)!.includes('='))
            expect(equals(equalities(task.lines.at(-1)!)[0]!.at(-1)!, task.answer)).toBe(true);
        }),
        { numRuns: 60 },
      );
    },
  );

  it('are silent where a rule does not reach: equal slopes, equal denominators, no single solution', () => {
    expect(TASKS[3]!.make([2, 1, 2, 5])).toBeNull();
    expect(TASKS[4]!.make([3, 3])).toBeNull();
    expect(TASKS[5]!.make([6, 7, 8, 12, 2])).toBeNull();
    expect(TASKS[6]!.make([3, 3, 1, 2])).toBeNull();
  });
});
