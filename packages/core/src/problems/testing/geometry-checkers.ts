import type { PracticeItem } from '@ori/contracts/practice';
import { answers, numbersOf, valueOf, type Checker } from './reading.ts';

/** Three sides make a right angle: the angle between the legs, by the law of cosines, is 90°. */
function checkRightAngle(item: PracticeItem): boolean {
  const [first = 0, second = 0] = numbersOf(item);
  const isMast = item.prompt.en.includes('mast');
  const answer = valueOf(item.answer);
  const [a, b, c] = isMast ? [second, answer, first] : [first, second, answer];
  const degrees = (Math.acos((a * a + b * b - c * c) / (2 * a * b)) * 180) / Math.PI;
  return Math.abs(degrees - 90) < (item.prompt.en.includes('decimal') ? 3 : 1e-6);
}

/** Covers the rectangle with unit squares, or tries side after side. */
function checkArea(item: PracticeItem): boolean {
  const [first = 0, second = 0] = numbersOf(item);
  if (!item.prompt.en.includes('has an area')) {
    let squares = 0;
    for (let row = 0; row < second; row += 1) squares += first;
    return answers(item, squares);
  }
  let side = 1;
  while (side * second < first) side += 1;
  return side * second === first && answers(item, side);
}

function checkPerimeter(item: PracticeItem): boolean {
  const [first = 0, second = 0] = numbersOf(item);
  const answer = valueOf(item.answer);
  if (item.prompt.en.includes('has a perimeter')) return second + answer + second + answer === first;
  return [first, second, first, second].reduce((way, side) => way + side, 0) === answer;
}

/** Counts the cubes, layer by layer. */
function checkVolume(item: PracticeItem): boolean {
  const [a = 0, b = 0, c = 0] = numbersOf(item);
  let cubes = 0;
  if (item.prompt.en.startsWith('A box of')) {
    for (let layer = 0; layer < Number(item.answer); layer += 1)
      for (let row = 0; row < b; row += 1) cubes += c;
    return cubes === a;
  }
  for (let layer = 0; layer < c; layer += 1) for (let row = 0; row < b; row += 1) cubes += a;
  return answers(item, cubes);
}

/** The line y = y₁ + m (x − x₁) must meet the second point. */
function checkSlope(item: PracticeItem): boolean {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [...item.prompt.en.matchAll(/−?\d+/g)].map(([found]) =>
    Number(found.replace('−', '-')),
  );
  return Math.abs(y1 + valueOf(item.answer) * (x2 - x1) - y2) < 1e-9;
}

/** Checkers of skills with shapes, lengths and areas. */
export const GEOMETRY_CHECKERS: Readonly<Record<string, Checker>> = {
  'ma-area': checkArea,
  'ma-perim': checkPerimeter,
  'ma-pyth': checkRightAngle,
  'ma-slope': checkSlope,
  'ma-volume': checkVolume,
};
