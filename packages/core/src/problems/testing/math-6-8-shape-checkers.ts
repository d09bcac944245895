import type { PracticeItem } from '@ori/contracts/practice';
import { listed } from './math-6-8-number-checkers.ts';
import { answers, numbersOf, type Checker } from './reading.ts';

/** The shoelace rule, for corners in order. */
function areaOf(corners: readonly (readonly [number, number])[]): number {
  const twice = corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** Numbers with their signs, as points: a space before a minus is no subtraction here. */
export function pointsOf(item: PracticeItem): [number, number][] {
  return [...item.prompt.en.matchAll(/\((−?\d+), (−?\d+)\)/g)].map(([, x = '', y = '']) => [
    Number(x.replace('−', '-')),
    Number(y.replace('−', '-')),
  ]);
}

type Point = readonly [number, number];

/** Opposite corners have one middle, and the corner at B is right. */
function closesRectangle([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, [x, y]: Point): boolean {
  return ax + cx === bx + x && ay + cy === by + y && (ax - bx) * (cx - bx) + (ay - by) * (cy - by) === 0;
}

/** A distance as the crow flies; a mirror image by the middle; a rectangle by its crossing diagonals. */
function checkPlane(item: PracticeItem): boolean {
  const [a = [0, 0], b = [0, 0], c] = pointsOf(item);
  if (item.answerKind.kind === 'integer') return answers(item, Math.hypot(a[0] - b[0], a[1] - b[1]));
  const [x = 0, y = 0] = listed(item);
  if (c) return closesRectangle(a, b, c, [x, y]);
  return item.prompt.en.includes('x-axis') ? a[0] === x && a[1] + y === 0 : a[1] === y && a[0] + x === 0;
}

/** The area inside the drawn corners. */
function checkPolygon(item: PracticeItem): boolean {
  const { figure } = item;
  if (figure?.type === 'sketch')
    return answers(item, areaOf(figure.paths.find(({ closed }) => closed)?.corners ?? []));
  return answers(item, areaOf(pointsOf(item)));
}

/** All faces of the drawn net together; their lengths are the ones the question names. */
function checkNet(item: PracticeItem): boolean {
  const { figure } = item;
  if (figure?.type !== 'sketch') return false;
  const area = figure.paths.reduce((sum, { corners }) => sum + areaOf(corners), 0);
  const widths = figure.paths.flatMap(({ corners: [a = [0, 0], b = [0, 0]] }) => [
    Math.hypot(a[0] - b[0], a[1] - b[1]),
  ]);
  return answers(item, area) && widths.every((width) => numbersOf(item).includes(width));
}

/** Checkers of shapes on and off the coordinate plane, grades 6 to 8. */
export const MATH_6_8_SHAPE_CHECKERS: Readonly<Record<string, Checker>> = {
  'ma-coord4': checkPlane,
  'ma-nets': checkNet,
  'ma-polyarea': checkPolygon,
};
