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

type Values = Readonly<Record<string, number>>;
type Read = (values: Values) => number;

const joined =
  (first: Read, second: Read, by: (a: number, b: number) => number): Read =>
  (values) =>
    by(first(values), second(values));

/** A number, a letter or a constant. */
function leaf(token: string, formula: string): Read {
  if (/^\d/.test(token)) {
    const number = Number(token);
    return () => number;
  }
  return (values) => {
    const value = values[token] ?? CONSTANTS[token];
    if (value === undefined) throw new Error(`"${token}" in ${formula} cannot be read`);
    return value;
  };
}

/** A formula as people write it, read once: `2x^2 − 3x`, `(x + 1)(x − 2)`, `3 sin(2x)`; angles in radians. */
function readFormula(formula: string): Read {
  const tokens = plain(formula).match(TOKEN) ?? [];
  let at = 0;
  const take = (mark: string) => tokens[at] === mark && ++at > 0;
  function sum(): Read {
    let total = product();
    for (;;) {
      if (take('+')) total = joined(total, product(), (a, b) => a + b);
      else if (take('-')) total = joined(total, product(), (a, b) => a - b);
      else return total;
    }
  }
  function product(): Read {
    let total = signed();
    for (;;) {
      const next = tokens[at];
      if (take('*')) total = joined(total, signed(), (a, b) => a * b);
      else if (take('/')) total = joined(total, power(), (a, b) => a / b);
      else if (next !== undefined && /^[\da-z(]/.test(next)) total = joined(total, power(), (a, b) => a * b);
      else return total;
    }
  }
  function signed(): Read {
    if (!take('-')) return power();
    const positive = signed();
    return (values) => -positive(values);
  }
  function power(): Read {
    const base = atom();
    return take('^') ? joined(base, signed(), (a, b) => a ** b) : base;
  }
  function atom(): Read {
    const token = tokens[at] ?? '';
    at += 1;
    if (token === '(') {
      const inside = sum();
      if (!take(')')) throw new Error(`an open bracket in ${formula}`);
      return inside;
    }
    const of = FUNCTIONS[token];
    if (of) {
      const argument = power();
      return (values) => of(argument(values));
    }
    return leaf(token, formula);
  }

  const result = sum();
  if (at < tokens.length) throw new Error(`${formula} has something left over`);
  return result;
}

/** Formulas are asked for at many places one after another: a few are kept as read. */
const KEPT = 8;
const kept = new Map<string, Read>();

/** The value of a formula with these values for its letters. */
export function valueOfFormula(formula: string, values: Values = {}): number {
  const read = kept.get(formula) ?? readFormula(formula);
  if (!kept.has(formula)) {
    const [oldest] = kept.keys();
    if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(formula, read);
  }
  return read(values);
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
