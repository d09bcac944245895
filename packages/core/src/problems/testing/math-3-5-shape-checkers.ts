import type { Figure, PracticeItem } from '@ori/contracts/practice';
import { answers, numbersOf, rightOption, type Checker } from './reading.ts';

type Point = readonly [number, number];
const SMALL = 0.8;
const about = (a: number, b: number) => Math.abs(a - b) < SMALL;

function cornersOf(item: PracticeItem): readonly Point[] {
  return item.figure?.type === 'polygon' ? item.figure.corners : [];
}

/** Length and direction (degrees, of 180) of each side. */
function sidesOf(corners: readonly Point[]) {
  return corners.map(([x, y], index) => {
    const [nx, ny] = corners[(index + 1) % corners.length] ?? [0, 0];
    return {
      length: Math.hypot(nx - x, ny - y),
      way: ((Math.atan2(ny - y, nx - x) * 180) / Math.PI + 360) % 180,
    };
  });
}

function apart(a: number, b: number): number {
  const turn = Math.abs(a - b) % 180;
  return Math.min(turn, 180 - turn);
}

/** The most exact name of four corners whose opposite sides are parallel. */
function parallelogramName(isRight: boolean, isEqual: boolean): string {
  if (isRight) return isEqual ? 'square' : 'rectangle';
  return isEqual ? 'rhombus' : 'parallelogram';
}

/** The most exact name of four corners, from lengths and directions alone. */
function nameOf(corners: readonly Point[]): string {
  const [a, b, c, d] = sidesOf(corners);
  if (!a || !b || !c || !d) return '';
  const equal = [a, b, c, d].map((side, index, all) => about(side.length, all[(index + 1) % 4]?.length ?? 0));
  const parallels = [apart(a.way, c.way), apart(b.way, d.way)].filter((turn) => turn < SMALL).length;
  if (parallels === 1) return 'trapezoid';
  if (parallels === 2) return parallelogramName(about(apart(a.way, b.way), 90), equal.every(Boolean));
  return equal.filter(Boolean).length === 2 && equal[0] === equal[2] ? 'kite' : '';
}

/** Descriptions and the figure they fit, keyed by what is said. */
const DESCRIBED: readonly (readonly [RegExp, string])[] = [
  [/4 equal sides and 4 right angles/, 'square'],
  [/4 right angles, and 2 sides longer/, 'rectangle'],
  [/4 equal sides and no right angle/, 'rhombus'],
  [/2 pairs of parallel sides, no right angle, and sides of two lengths/, 'parallelogram'],
  [/just 1 pair of parallel sides/, 'trapezoid'],
  [/2 pairs of equal sides that touch, and no parallel sides/, 'kite'],
];

/** What each name asks for, as marks: r right angles, e equal sides, p two pairs of parallel sides. */
const ASKS: Readonly<Record<string, string>> = {
  square: 'rep',
  rectangle: 'rp',
  rhombus: 'ep',
  parallelogram: 'p',
};

const PROMISED: Readonly<Record<string, string>> = {
  '4 right angles': 'r',
  '4 equal sides': 'e',
  '2 pairs of parallel sides': 'p',
};

function keepsPromise(sentence: string): boolean {
  const [, whose = '', promise = ''] = /^Every (\w+) has (.+)\.$/.exec(sentence) ?? [];
  return (ASKS[whose] ?? '').includes(PROMISED[promise] ?? '?');
}

function isAlwaysTrue(sentence: string): boolean {
  if (/^Every \w+ has /.test(sentence)) return keepsPromise(sentence);
  const [, how, narrow = '', wide = ''] = /^(Every|No) (\w+) is a (\w+)\.$/.exec(sentence) ?? [];
  const isFamily = Array.from(ASKS[wide] ?? '?').every((mark) => (ASKS[narrow] ?? '').includes(mark));
  return how === 'Every' && isFamily;
}

/** The names of figures with four sides by their lengths around and by whether all angles are right. */
const MEASURED: readonly (readonly [pattern: RegExp, withRightAngles: string, without: string])[] = [
  [/^(\d+),\1,\1,\1$/, 'square', 'rhombus'],
  [/^(\d+),(\d+),\1,\2$/, 'rectangle', 'parallelogram'],
  [/^(\d+),\1,(\d+),\2$/, 'no such figure', 'kite'],
];

/** A trapezoid of these lengths closes: its parallel sides differ, and by less than both others together. */
function closesAsTrapezoid([first = 0, leg = 0, third = 0, other = 0]: readonly number[]): boolean {
  return first !== third && Math.abs(first - third) < leg + other;
}

/** The name that four lengths, around, and what is said besides leave. */
function nameOfMeasured(words: string): string {
  const lengths = [...words.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  if (words.includes('Only the first side and the third are parallel'))
    return closesAsTrapezoid(lengths) ? 'trapezoid' : 'no such figure';
  const found = MEASURED.find(([pattern]) => pattern.test(lengths.join(',')));
  return found?.[words.includes('All its angles are right') ? 1 : 2] ?? 'no such figure';
}

function checkQuads(item: PracticeItem): boolean {
  if (cornersOf(item).length > 0) return nameOf(cornersOf(item)) === rightOption(item);
  if (item.prompt.en.startsWith('A quadrilateral has'))
    return DESCRIBED.find(([words]) => words.test(item.prompt.en))?.[1] === rightOption(item);
  if (item.prompt.en.startsWith('The sides of')) return nameOfMeasured(item.prompt.en) === rightOption(item);
  if (item.answerKind.kind !== 'choice') return false;
  return item.answerKind.options.every(({ id, text }) => (id === item.answer) === isAlwaysTrue(text.en));
}

/** The mirror image of a point in the line through two others. */
function mirrored([x, y]: Point, [fx, fy]: Point, [tx, ty]: Point): Point {
  const [dx, dy] = [tx - fx, ty - fy];
  const along = ((x - fx) * dx + (y - fy) * dy) / (dx * dx + dy * dy);
  return [2 * (fx + along * dx) - x, 2 * (fy + along * dy) - y];
}

const isSame = ([ax, ay]: Point, [bx, by]: Point) => about(ax, bx) && about(ay, by);

/** Whether folding along the line brings each corner onto a corner, and neighbours onto neighbours. */
function folds(corners: readonly Point[], from: Point, to: Point): boolean {
  const images = corners.map((corner) =>
    corners.findIndex((other) => isSame(other, mirrored(corner, from, to))),
  );
  return images.every((image, index) => {
    const next = images[(index + 1) % images.length] ?? -1;
    return image >= 0 && (image - next + images.length) % images.length === 1;
  });
}

/** Tries every line through the middle of all corners that can carry the first corner onto a corner. */
function countFolds(corners: readonly Point[]): number {
  const sum = corners.reduce<Point>(([sx, sy], [x, y]) => [sx + x, sy + y], [0, 0]);
  const middle: Point = [sum[0] / corners.length, sum[1] / corners.length];
  const [first = middle] = corners;
  const angleOf = ([x, y]: Point) => Math.atan2(y - middle[1], x - middle[0]);
  const lines = corners
    .map((corner) => (angleOf(first) + angleOf(corner)) / 2)
    .flatMap((angle) => [angle, angle + Math.PI / 2]);
  const good = lines.filter((angle) =>
    folds(corners, middle, [middle[0] + 100 * Math.cos(angle), middle[1] + 100 * Math.sin(angle)]),
  );
  const degrees = good.map((angle) => ((((angle * 180) / Math.PI) % 180) + 180) % 180);
  return degrees.filter((one, index) => !degrees.slice(0, index).some((other) => apart(one, other) < SMALL))
    .length;
}

function checkSymmetry(item: PracticeItem): boolean {
  const corners = cornersOf(item);
  const fold = item.figure?.type === 'polygon' ? item.figure.fold : undefined;
  if (!fold) return answers(item, countFolds(corners));
  return folds(corners, fold[0], fold[1]) === (rightOption(item) === 'yes');
}

const tip = (turn: number) => [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)] as const;

/** The turn between two rays, found from the tips of the rays. */
function checkAngle(item: PracticeItem): boolean {
  if (item.figure?.type === 'angle') {
    const { turnDegrees, degrees } = item.figure;
    const [[ax, ay], [bx, by]] = [tip(turnDegrees), tip(turnDegrees + degrees)];
    return turnDegrees + degrees <= 180 && answers(item, (Math.acos(ax * bx + ay * by) * 180) / Math.PI);
  }
  const [known = 0] = numbersOf(item);
  const whole = item.prompt.en.includes('straight line') ? 180 : 90;
  return Number(item.answer) > 0 && Number(item.answer) + known === whole;
}

type Quadrant = Extract<Figure, { type: 'quadrant' }>;
const pairOf = (item: PracticeItem) => item.answer.split(';').map(Number);

function checkFourthCorner({ points, size }: Quadrant, [x = -1, y = -1]: readonly number[]): boolean {
  const all = [...points.map((point) => [point.x, point.y] as const), [x, y] as const];
  const [xs, ys] = [new Set(all.map(([each]) => each)), new Set(all.map(([, each]) => each))];
  const places = new Set(all.map(([px, py]) => `${px},${py}`));
  return xs.size === 2 && ys.size === 2 && places.size === 4 && Math.max(x, y) <= size;
}

/** Exactly one of four different points lies where it is asked for. */
function checkChosenPoint(item: PracticeItem, { points }: Quadrant): boolean {
  const [x, y] = numbersOf(item);
  const there = points.filter((point) => point.x === x && point.y === y);
  const places = new Set(points.map((point) => `${point.x},${point.y}`));
  return there.length === 1 && there[0]?.label === rightOption(item) && places.size === 4;
}

/** Goes back from the answer by the moves of the question, if there are any. */
function checkMove(item: PracticeItem, { points, size }: Quadrant): boolean {
  const [right = 0, down = 0] = item.prompt.en.startsWith('From') ? numbersOf(item) : [];
  const [x = -1, y = -1] = pairOf(item);
  const [start] = points;
  return x - right === start?.x && y + down === start.y && [x, y].every((at) => at >= 0 && at <= size);
}

function checkPoints(item: PracticeItem): boolean {
  if (item.figure?.type !== 'quadrant') return false;
  const { points, size } = item.figure;
  if (points.some(({ x, y }) => Math.max(x, y) > size)) return false;
  if (item.answerKind.kind === 'choice') return checkChosenPoint(item, item.figure);
  return points.length === 3 ? checkFourthCorner(item.figure, pairOf(item)) : checkMove(item, item.figure);
}

/** Checkers of the skills of band 3-5 about figures in the plane. */
export const MATH_3_5_SHAPE_CHECKERS: Readonly<Record<string, Checker>> = {
  'ma-angles': checkAngle,
  'ma-coord': checkPoints,
  'ma-quads': checkQuads,
  'ma-symmetry': checkSymmetry,
};
