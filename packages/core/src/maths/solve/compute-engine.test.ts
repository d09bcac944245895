import { type BoxedExpression, ComputeEngine } from '@cortex-js/compute-engine';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { evaluated } from '../../problems/testing/read-expression.ts';
import { toNumber } from '../rational.ts';
import { agreement, near, numeric, POINTS, polynomial } from '../testing/random-tasks.ts';
import { solve } from './solve.ts';

/* A computer algebra system of other people’s making works the same random tasks: it serves here alone. */
const engine = new ComputeEngine();

const LATEX: Readonly<Record<string, string>> = {
  '2 1/4': String.raw`\frac{9}{4}`,
  '½': String.raw`\frac{1}{2}`,
  '×': String.raw`\times `,
  '÷': String.raw`\div `,
  '−': '-',
};
const parsed = (text: string): BoxedExpression =>
  engine.parse(text.replaceAll(/2 1\/4|[½×÷−]/g, (mark) => LATEX[mark] ?? mark));
const valueOf = (expression: BoxedExpression, x = 0): number => expression.subs({ x }).N().re;

/** The text of our answer in English, up to `≈` or `(=`. */
const written = (asked: string): string | null =>
  solve(asked, 'en')?.words.en.replace(/\s*(?:≈|\(=).*$/, '') ?? null;

describe('compute-engine agrees', () => {
  it('with what sums come to', () => {
    agreement(
      numeric,
      ({ text }) => {
        const answer = solve(text, 'en')?.answer;
        return answer?.kind === 'number' ? near(toNumber(answer.value), valueOf(parsed(text))) : null;
      },
      0.1,
    );
  });

  it.each([
    ['expand', 'Expand'],
    ['derivative of', 'D'],
  ] as const)('with “%s”', (asked, operation) => {
    agreement(
      polynomial,
      ({ text }) => {
        const answer = written(`${asked} ${text}`);
        if (answer === null) return null;
        const rest = operation === 'D' ? ['x'] : [];
        const theirs = engine.box([operation, parsed(text), ...rest]).evaluate();
        return POINTS.every((x) => near(evaluated(answer, { x }), valueOf(theirs, x)));
      },
      0.2,
    );
  });

  it('with greatest common divisors and least common multiples', () => {
    const pair = fc.tuple(fc.integer({ min: 2, max: 400 }), fc.integer({ min: 2, max: 400 }));
    agreement(
      pair,
      ([a, b]) => {
        const ours = [written(`gcd of ${a} and ${b}`), written(`lcm of ${a} and ${b}`)];
        const theirs = ['GCD', 'LCM'].map((name) => valueOf(engine.box([name, a, b]).evaluate()));
        return ours.includes(null) ? null : ours.every((text, at) => evaluated(text ?? '') === theirs[at]);
      },
      0.05,
    );
  });

  it('with the real roots of quadratic equations', () => {
    const whole = fc.integer({ min: -9, max: 9 });
    agreement(
      fc.tuple(fc.integer({ min: 1, max: 5 }), whole, whole),
      ([a, b, c]) => {
        const solution = solve(`${a}x² + ${b}x + ${c} = 0`.replaceAll('+ -', '− '), 'en');
        if (solution?.answer.kind !== 'letters') return null;
        const found = engine.parse(`${a}x^2+(${b})x+(${c})=0`).solve('x') ?? [];
        const theirs = (found as readonly BoxedExpression[])
          .map((root) => root.N())
          .filter(({ im }) => Math.abs(im) < 1e-9);
        const isSame = theirs.every(({ re }) => Math.abs(a * re * re + b * re + c) < 1e-6);
        return isSame && new Set(theirs.map(({ re }) => re.toFixed(9))).size === solution.answer.rows.length;
      },
      0.1,
      // It takes its time over each.
      60,
    );
  });
});
