import type { PracticeItem } from '@ori/contracts/practice';
import { answers, near, numbersOf, rightOption, valueOf, type Checker } from './reading.ts';

/** Counts up by one factor: a product is so many steps, a quotient the number of steps that reach it. */
function checkFact(item: PracticeItem): boolean {
  const [first = 0, second = 0] = numbersOf(item);
  if (item.prompt.en.includes('÷')) {
    let steps = 0;
    for (let reached = 0; reached < first; reached += second) steps += 1;
    return steps * second === first && answers(item, steps);
  }
  let reached = 0;
  for (let steps = 0; steps < second; steps += 1) reached += first;
  return answers(item, reached);
}

/** Tries every number from one end. */
function checkFactorOrMultiple(item: PracticeItem): boolean {
  const [a = 0, b = 0] = numbersOf(item);
  if (item.prompt.en.includes('factor')) {
    let found = a;
    while (a % found !== 0 || b % found !== 0) found -= 1;
    return answers(item, found);
  }
  let found = 1;
  while (found % a !== 0 || found % b !== 0) found += 1;
  return answers(item, found);
}

function checkPower(item: PracticeItem): boolean {
  const [, factor = '1', base = '', mark = ''] =
    /^(?:(\d+) × )?(\d+)([²³⁴⁵⁶]) = \?$/.exec(item.prompt.en) ?? [];
  let product = Number(factor);
  for (let times = 0; times < '⁰¹²³⁴⁵⁶'.indexOf(mark); times += 1) product *= Number(base);
  return answers(item, product);
}

/** Reads an equation in x and says what is left over when the number is put in for x. */
function leftOver(equation: string, x: number): number {
  const side = (text: string): number => {
    const plain = text.replaceAll('−', '-').replaceAll(' ', '');
    const [, outer, inside] = /^(-?\d+)\((.*)\)$/.exec(plain) ?? [];
    if (inside !== undefined) return Number(outer) * side(inside);
    return (plain.match(/[+-]?[^+-]+/g) ?? []).reduce((sum, term) => {
      if (!term.includes('x')) return sum + Number(term);
      const factor = term.replace('x', '');
      return sum + x * (/\d/.test(factor) ? Number(factor) : Number(`${factor}1`));
    }, 0);
  };
  const [left = '', right = ''] = equation.split('=');
  return side(left) - side(right);
}

/** Puts the answer in for x. */
function checkEquation(item: PracticeItem): boolean {
  const equation = item.prompt.en.split('. x = ?')[0] ?? '';
  return (
    near(leftOver(equation, valueOf(item.answer)), 0) &&
    !near(leftOver(equation, valueOf(item.answer) + 1), 0)
  );
}

/** Squares instead of taking roots. */
function checkRoot(item: PracticeItem): boolean {
  const [under = 0] = numbersOf(item);
  const answer = Number(item.answer);
  if (item.answerKind.kind === 'choice') {
    const inside = Number(/^√(\d+)$/.exec(rightOption(item))?.[1]);
    const whole = Array.from({ length: inside }, (_, index) => index * index).includes(inside);
    return Number.isInteger(inside) && !whole;
  }
  if (item.prompt.en.includes('less than')) return answer ** 2 < under && (answer + 1) ** 2 > under;
  return (answer - 0.5) ** 2 < under && (answer + 0.5) ** 2 > under;
}

/** Equal groups, put down one after another. */
function checkGroups(item: PracticeItem): boolean {
  const [first = 0, second = 0] = numbersOf(item);
  const answer = Number(item.answer);
  const [groups, total] = item.prompt.en.includes('dates') ? [second, first] : [first, answer];
  const each = item.prompt.en.includes('dates') ? answer : second;
  let put = 0;
  for (let group = 0; group < groups; group += 1) put += each;
  return put === total;
}

/** No other round number is nearer; of two equally near the larger is taken. */
function checkRounded(item: PracticeItem): boolean {
  const value = numbersOf(item)[0] ?? 0;
  const place = item.prompt.en.includes('hundred') ? 100 : 10;
  const answer = Number(item.answer);
  const distance = Math.abs(value - answer);
  return (
    answer % place === 0 &&
    distance <= Math.abs(value - answer + place) &&
    distance < Math.abs(value - answer - place) + 1e-9 &&
    !(answer < value && value - answer === place / 2)
  );
}

/** Reads an expression with brackets, × before + and −, by splitting it at its weakest sign. */
function worthOf(expression: string): number {
  const flat = expression.replace(/\(([^)]*)\)/, (_, inside: string) => String(worthOf(inside)));
  const at = Math.max(flat.lastIndexOf(' + '), flat.lastIndexOf(' − '));
  if (at >= 0) {
    const [left, right] = [worthOf(flat.slice(0, at)), worthOf(flat.slice(at + 3))];
    return flat[at + 1] === '+' ? left + right : left - right;
  }
  return flat.split(' × ').reduce((product, factor) => product * Number(factor), 1);
}

function checkPercent(item: PracticeItem): boolean {
  const [first = 0, second = 0] = numbersOf(item);
  const answer = Number(item.answer);
  if (item.prompt.en.startsWith('What')) return near(answer * 100, first * second);
  if (item.prompt.en.includes('seeds')) return near(answer * second, first * 100);
  return near((first - answer) * 100, second * first);
}

function checkRate(item: PracticeItem): boolean {
  const [way = 0, hours = 0, later = 1] = numbersOf(item);
  return near(Number(item.answer) * hours, way * later);
}

/** Walks step by step along the number line. */
function checkIntegers(item: PracticeItem): boolean {
  const [, start = '', sign = '', size = ''] =
    /^(−?\d+) ([+−]) \(?(−?\d+)\)? = \?$/.exec(item.prompt.en) ?? [];
  const [from, by] = [Number(start.replace('−', '-')), Number(size.replace('−', '-'))];
  const steps = sign === '+' ? by : -by;
  let now = from;
  for (let done = 0; done < Math.abs(steps); done += 1) now += Math.sign(steps);
  return answers(item, now);
}

/** The mean balances: what lies above it weighs as much as what lies below. The median has as many on each side. */
function checkCentre(item: PracticeItem): boolean {
  const numbers = numbersOf(item);
  const answer = Number(item.answer);
  if (item.prompt.en.includes('mean'))
    return near(
      numbers.reduce((sum, number) => sum + number - answer, 0),
      0,
    );
  const [below, above] = [
    numbers.filter((number) => number <= answer).length,
    numbers.filter((number) => number >= answer).length,
  ];
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = numbers.length / 2;
  const between = numbers.length % 2 === 1 || near(answer * 2, (sorted[half - 1] ?? 0) + (sorted[half] ?? 0));
  return below >= half && above >= half && between;
}

/** Checkers of skills with whole numbers and equations. */
export const NUMBER_CHECKERS: Readonly<Record<string, Checker>> = {
  'ma-centre': checkCentre,
  'ma-div-mean': checkGroups,
  'ma-eq1': checkEquation,
  'ma-eq2': checkEquation,
  'ma-exponent': checkPower,
  'ma-gcf': checkFactorOrMultiple,
  'ma-intops': checkIntegers,
  'ma-irrational': checkRoot,
  'ma-lineq': checkEquation,
  'ma-mult-facts': checkFact,
  'ma-mult-mean': checkGroups,
  'ma-order': (item) => answers(item, worthOf(item.prompt.en.replace(' = ?', ''))),
  'ma-percent': checkPercent,
  'ma-rate': checkRate,
  'ma-round': checkRounded,
};
