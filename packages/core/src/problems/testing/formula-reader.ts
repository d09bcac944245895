const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const FUNCTIONS: Readonly<Record<string, (value: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  arctan: Math.atan,
  ln: Math.log,
  sqrt: Math.sqrt,
};
const CONSTANTS: Readonly<Record<string, number>> = { e: Math.E, pi: Math.PI };

/** Raised digits as `^(…)`, school signs as typed ones. */
function plain(formula: string): string {
  return formula
    .replace(
      /[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+/g,
      (raised) =>
        `^(${Array.from(raised, (mark) => (mark === '⁻' ? '-' : String(RAISED.indexOf(mark)))).join('')})`,
    )
    .replaceAll('−', '-')
    .replaceAll('·', '*')
    .replaceAll('√', 'sqrt')
    .replaceAll('π', 'pi');
}

const TOKEN = /\d+(?:\.\d+)?|arctan|sin|cos|ln|sqrt|pi|[a-z]|[-+*/^()]/g;

/** The value of a formula as people write it, `2x^2 − 3x`, `(x + 1)(x − 2)`, `3 sin(2x)`; angles in radians. */
export function valueOfFormula(formula: string, values: Readonly<Record<string, number>> = {}): number {
  const tokens = plain(formula).match(TOKEN) ?? [];
  let at = 0;
  const take = (mark: string) => tokens[at] === mark && ++at > 0;

  function sum(): number {
    let total = product();
    for (;;) {
      if (take('+')) total += product();
      else if (take('-')) total -= product();
      else return total;
    }
  }
  function product(): number {
    let total = signed();
    for (;;) {
      const next = tokens[at];
      if (take('*')) total *= signed();
      else if (take('/')) total /= power();
      else if (next !== undefined && /^[\da-z(]/.test(next)) total *= power();
      else return total;
    }
  }
  function signed(): number {
    return take('-') ? -signed() : power();
  }
  function power(): number {
    const base = atom();
    return take('^') ? base ** signed() : base;
  }
  function atom(): number {
    const token = tokens[at] ?? '';
    at += 1;
    if (token === '(') {
      const inside = sum();
      if (!take(')')) throw new Error(`an open bracket in ${formula}`);
      return inside;
    }
    const of = FUNCTIONS[token];
    if (of) return of(power());
    const value = /^\d/.test(token) ? Number(token) : (values[token] ?? CONSTANTS[token]);
    if (value === undefined) throw new Error(`"${token}" in ${formula} cannot be read`);
    return value;
  }

  const result = sum();
  if (at < tokens.length) throw new Error(`${formula} has something left over`);
  return result;
}

const PLACES = [-2.3, -1.1, -0.4, 0.3, 0.9, 1.7, 2.6, 3.2];

/** Whether two formulas in one letter agree at eight places. */
export function sameFormula(first: string, second: string, letter = 'x'): boolean {
  return PLACES.every((place) => {
    const [a, b] = [valueOfFormula(first, { [letter]: place }), valueOfFormula(second, { [letter]: place })];
    return Math.abs(a - b) <= 1e-7 * Math.max(1, Math.abs(a), Math.abs(b));
  });
}

/** The slope of a function at a place, by values near it (error about `step`⁴). */
export function slopeAt(of: (x: number) => number, x: number, step = 1e-3): number {
  return (8 * (of(x + step) - of(x - step)) - (of(x + 2 * step) - of(x - 2 * step))) / (12 * step);
}

/** The integral of a function by Simpson’s rule. */
export function areaUnder(of: (x: number) => number, from: number, to: number, parts = 400): number {
  const width = (to - from) / parts;
  let sum = of(from) + of(to);
  for (let index = 1; index < parts; index += 1) sum += (index % 2 === 1 ? 4 : 2) * of(from + index * width);
  return (sum * width) / 3;
}
