/** Letters and what stands for them. */
type Letters = Readonly<Record<string, number>>;

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function plain(expression: string): string {
  return expression
    .replace(
      /⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g,
      (mark) =>
        `^${Array.from(mark)
          .map((sign) => (sign === '⁻' ? '-' : RAISED.indexOf(sign)))
          .join('')}`,
    )
    .replaceAll('−', '-')
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replaceAll(/\s/g, '');
}

/** Where the bracket that opens first closes. */
function closing(text: string): number {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1;
    if (text[index] === ')') depth -= 1;
    if (depth === 0) return index;
  }
  throw new Error(`a bracket in ${text} never closes`);
}

/** Replaces each bracket, from the inside, by a letter of its own, and then the letters by their values. */
function worthOf(text: string, letters: Letters): number {
  const open = text.indexOf('(');
  if (open < 0) return sumOf(text, letters);
  const close = open + closing(text.slice(open));
  const name = String.fromCodePoint(0x3b1 + Object.keys(letters).length);
  const inside = worthOf(text.slice(open + 1, close), letters);
  return worthOf(`${text.slice(0, open)}${name}${text.slice(close + 1)}`, { ...letters, [name]: inside });
}

/** Terms, each with its sign; a sign right after `^`, `*` or `/` belongs to what follows. */
function sumOf(text: string, letters: Letters): number {
  const terms = text.match(/[+-]?(?:[^+-]|(?<=[\^*/])[+-])+/g) ?? [];
  return terms.reduce((sum, term) => {
    const sign = term.startsWith('-') ? -1 : 1;
    return sum + sign * productOf(term.replace(/^[+-]/, ''), letters);
  }, 0);
}

function productOf(term: string, letters: Letters): number {
  const factors = term.matchAll(/([*/]?)(-?\d+(?:\.\d+)?|-?\p{L})(?:\^(-?\d+))?/gu);
  let product = 1;
  for (const [, operation, base = '', exponent = '1'] of factors) {
    const bare = base.replace('-', '');
    const size = letters[bare] ?? Number(bare);
    const power = (base.startsWith('-') ? -size : size) ** Number(exponent);
    product = operation === '/' ? product / power : product * power;
  }
  return product;
}

/** The value of a written expression when numbers stand for its letters. */
export function evaluated(expression: string, letters: Letters = {}): number {
  return worthOf(plain(expression), letters);
}
