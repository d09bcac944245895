import type { ExploreRuleProps } from '@ori/contracts/interactives';

export interface Dials {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}
type Rule = ExploreRuleProps['rule'];

/** The functions of x that a lesson may explore; NaN where one is not defined. */
const RULES: Readonly<Record<Rule, (x: number, dials: Dials) => number>> = {
  line: (x, { a, b }) => a * x + b,
  parabola: (x, { a, b, c }) => a * (x - b) ** 2 + c,
  growth: (x, { a, b }) => a * b ** x,
  wave: (x, { a, b, c }) => a * Math.sin(b * x) + c,
  saving: (x, { a, b, c }) => a * (1 + b / 100) ** x + c * x,
  'inverse-square': (x, { a }) => (x === 0 ? Number.NaN : a / x ** 2),
  secant: (x) => x ** 2,
};

export function valueAt(rule: Rule, x: number, dials: Dials): number {
  return RULES[rule](x, dials);
}

/** How steep x² is between `a` and `a + b`; at b = 0 its limit, 2a. */
export function secantSlope({ a, b }: Dials): number {
  return b === 0 ? 2 * a : ((a + b) ** 2 - a ** 2) / b;
}

/** Where the dials stand before anybody turns them. */
export function startOf({ dials: { a, b, c } }: ExploreRuleProps): Dials {
  return { a: a.start, b: b?.start ?? 0, c: c?.start ?? 0 };
}

/** The rule with its numbers, as it is written. */
export function written(rule: Rule, { a, b, c }: Dials, write: (value: number) => string): string {
  const plus = (value: number, unit = '') => {
    if (value === 0) return '';
    return value < 0 ? ` − ${write(-value)}${unit}` : ` + ${write(value)}${unit}`;
  };
  const minus = (value: number) => (value < 0 ? `+ ${write(-value)}` : `− ${write(value)}`);
  switch (rule) {
    case 'line':
      return `y = ${write(a)}x${plus(b)}`;
    case 'parabola':
      return `y = ${write(a)}(x ${minus(b)})²${plus(c)}`;
    case 'growth':
      return `y = ${write(a)} · ${write(b)}^x`;
    case 'wave':
      return `y = ${write(a)} sin(${write(b)}x)${plus(c)}`;
    case 'saving':
      return `y = ${write(a)} · (1 + ${write(b)} %)^x${plus(c, 'x')}`;
    case 'inverse-square':
      return `y = ${write(a)} / x²`;
    case 'secant':
      return 'y = x²';
  }
}
