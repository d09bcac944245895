import type { PracticeItem } from '@ori/contracts/practice';
import { listed } from './math-6-8-number-checkers.ts';
import { evaluated } from './read-expression.ts';
import { answers, near, numbersOf, valueOf, type Checker } from './reading.ts';

/** Covers the plan square by square. */
function planArea([length = 0, width = 0, , each = 0]: readonly number[]): number {
  return Array.from({ length: length * width }).reduce((area: number) => area + each ** 2, 0);
}

/** Lays the map along the real way, or covers the plan square by square. */
function checkScale(item: PracticeItem): boolean {
  const numbers = numbersOf(item);
  const answer = valueOf(item.answer);
  if (item.prompt.en.includes('plan')) return answers(item, planArea(numbers));
  const [, second = 1, third = 0] = numbers;
  if (item.prompt.en.includes('scale 1 to')) return near((answer * 1000 * 100) / second, third);
  return near(item.prompt.en.endsWith('in km?') ? answer / second : answer * second, third);
}

/** Measures a polygon of very many corners in the circle. */
function checkCircle(item: PracticeItem): boolean {
  const [length = 0] = numbersOf(item);
  const radius = item.prompt.en.includes('diameter') ? length / 2 : length;
  const corners = 20_000;
  const [edge, height] = [2 * radius * Math.sin(Math.PI / corners), radius * Math.cos(Math.PI / corners)];
  const measured = item.prompt.en.includes('circumference') ? corners * edge : (corners * edge * height) / 2;
  if (item.answerKind.kind === 'decimal')
    return answers(item, measured / (item.prompt.en.includes('half') ? 2 : 4));
  return Math.abs(valueOf(item.answer) * Math.PI - measured) < 1e-4 * measured;
}

/** Puts x back into the angles and adds them up or compares them. */
function checkAngles(item: PracticeItem): boolean {
  const words = item.prompt.en;
  const x = Number(item.answer);
  const angles = [...words.matchAll(/\(([^)]+)\)°/g)].map(([, expression = '']) =>
    evaluated(expression, { x }),
  );
  if (words.includes('opposite'))
    return angles.length === 1 && near(angles[0] ?? 0, numbersOf(item)[0] ?? -1);
  const all = angles.length > 0 ? angles : [x, numbersOf(item)[0] ?? 0];
  const whole = words.includes('right angle') ? 90 : 180;
  return (
    all.every((angle) => angle > 0) &&
    near(
      all.reduce((sum, angle) => sum + angle, 0),
      whole,
    )
  );
}

/** Works both sides out for small numbers. */
function checkPowers(item: PracticeItem): boolean {
  const asked = /(?:Simplify )?(\S.*?)(?: is a power| to a product)/.exec(item.prompt.en)?.[1] ?? '';
  const [first = 0, second = 0] = listed(item);
  if (item.answerKind.kind === 'list')
    return [
      [2, 3],
      [3, 2],
      [1, 2],
    ].every(([x = 1, y = 1]) => near(evaluated(asked, { x, y }), x ** first * y ** second));
  const base = /power of (\w)/.exec(item.prompt.en)?.[1] ?? '';
  const size = /\d/.test(base) ? Number(base) : 2;
  return near(evaluated(asked, { [base]: size }), size ** first);
}

/** Compares the numbers written out. */
function checkScientific(item: PracticeItem): boolean {
  const [first = 0, second = 0] = listed(item);
  if (item.answerKind.kind === 'integer') {
    const [value = 0, front = 0] = numbersOf(item);
    return near(front * 10 ** first, value);
  }
  const asked = /Work out (.*) in sci/.exec(item.prompt.en)?.[1] ?? '';
  const scaled = first >= 1 && first < 10;
  return scaled && near(evaluated(asked), first * 10 ** second);
}

/** Both equations hold for the pair, and no other pair near it fits both. */
function checkSystem(item: PracticeItem): boolean {
  const sides = /: (.*) = (.*) and (.*) = (.*)\.$/.exec(item.prompt.en)?.slice(1) ?? [];
  const [x = 0, y = 0] = listed(item);
  const holds = (a: number, b: number) =>
    [0, 2].every((at) =>
      near(evaluated(sides[at] ?? '', { x: a, y: b }), evaluated(sides[at + 1] ?? '', { x: a, y: b })),
    );
  return (
    holds(x, y) &&
    [
      [1, 0],
      [0, 1],
      [1, 1],
      [1, -1],
      [1, 2],
      [2, 1],
      [1, -2],
      [1, 3],
    ].every(([a = 0, b = 0]) => !holds(x + a, y + b))
  );
}

/** Checkers of scale, circles, angles, powers and systems, grades 6 to 8. */
export const MATH_6_8_MEASURE_CHECKERS: Readonly<Record<string, Checker>> = {
  'ma-anglepairs': checkAngles,
  'ma-circle': checkCircle,
  'ma-exprules': checkPowers,
  'ma-scale': checkScale,
  'ma-sci': checkScientific,
  'ma-system': checkSystem,
};
