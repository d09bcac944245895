import type { PracticeItem } from '@ori/contracts/practice';
import { listed } from './math-6-8-number-checkers.ts';
import { pointsOf } from './math-6-8-shape-checkers.ts';
import { evaluated } from './read-expression.ts';
import { answers, near, numbersOf, rightOption, valueOf, type Checker } from './reading.ts';

type Point = readonly [number, number];

function pairsIn(words: string): [number, number][] {
  return [...words.matchAll(/\((\d+), (\d+)\)/g)].map(([, x = '', y = '']) => [Number(x), Number(y)]);
}

/** Some input stands with two outputs. */
function isBroken(pairs: readonly (readonly [number, number])[]): boolean {
  return pairs.some(([x, y]) => pairs.some(([otherX, otherY]) => x === otherX && y !== otherY));
}

/** Tries every number as the new input, or every option. */
function checkFunction(item: PracticeItem): boolean {
  if (item.answerKind.kind === 'choice')
    return item.answerKind.options.every(
      ({ id, text }) => isBroken(pairsIn(text.en)) === (id === item.answer),
    );
  const pairs = pairsIn(item.prompt.en);
  const last = Number(/\(n, (\d+)\)/.exec(item.prompt.en)?.[1]);
  const broken = Array.from({ length: 40 }, (_, n) => n).filter((n) => isBroken([...pairs, [n, last]]));
  return (
    broken.join() ===
    listed(item)
      .toSorted((a, b) => a - b)
      .join()
  );
}

/** The start and the steps lead to both values. */
function checkModel(item: PracticeItem): boolean {
  const [first = 0, second = 0, third = 0, fourth = 0] = numbersOf(item);
  const [rate = 0, start = 0] = listed(item);
  const leads = (steps: number, value: number) => {
    let now = start;
    for (let done = 0; done < steps; done += 1) now += rate;
    return now === value;
  };
  return leads(first, second) && leads(third, fourth);
}

/** A turn about the origin, by complex multiplication. */
function isTurned([x, y]: Point, [a, b]: Point, angle: number): boolean {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return Math.abs(x * cos - y * sin - a) < 1e-9 && Math.abs(x * sin + y * cos - b) < 1e-9;
}

/** The middle lies on the mirror line, and the way across stands at a right angle to it. */
function isMirrored([x, y]: Point, [a, b]: Point, line: string): boolean {
  const [middleX, middleY] = [(a + x) / 2, (b + y) / 2];
  if (line === 'x-axis') return middleY === 0 && a === x;
  if (line === 'line y = x') return middleX === middleY && a - x === -(b - y);
  const at = line === 'y-axis' ? 0 : Number(line.replace('line x = ', '').replace('−', '-'));
  return middleX === at && b === y;
}

/** So far across and so far up or down. */
function isMoved([x, y]: Point, [a, b]: Point, words: string): boolean {
  const [across = 0, along = 0] = [...words.matchAll(/(\d+) (?:to the )?(left|right|up|down)/g)].map(
    ([, size, way = '']) => Number(size) * (['right', 'up'].includes(way) ? 1 : -1),
  );
  return a - x === across && b - y === along;
}

/** Moving step by step, turning and mirroring. */
function checkMove(item: PracticeItem): boolean {
  const words = item.prompt.en;
  const [from = [0, 0]] = pointsOf(item);
  const [a = 0, b = 0] = listed(item);
  const line = /reflected in the (.*)\. Where/.exec(words)?.[1];
  if (line !== undefined) return isMirrored(from, [a, b], line);
  const degrees = /by (\d+)°/.exec(words)?.[1];
  if (degrees === undefined) return isMoved(from, [a, b], words);
  return isTurned(from, [a, b], (Number(degrees) * Math.PI * (words.includes(' clockwise') ? -1 : 1)) / 180);
}

/** Matching sides have one quotient. */
function checkSimilar(item: PracticeItem): boolean {
  const numbers = numbersOf(item);
  const answer = valueOf(item.answer);
  if (item.prompt.en.includes('shadow'))
    return near(answer / (numbers[2] ?? 1), (numbers[0] ?? 0) / (numbers[1] ?? 1));
  const [a = 1, b = 1, , c = 1] = numbers;
  return near(answer / c, b / a);
}

/** Piles up very thin round slices. */
function checkSolid(item: PracticeItem): boolean {
  const [length = 0, height = 0] = numbersOf(item);
  const words = item.prompt.en;
  const radius = words.includes('diameter') ? length / 2 : length;
  const slices = 20_000;
  const tall = words.includes('sphere') ? 2 * radius : height;
  const radiusAt = (at: number) => {
    if (words.includes('cylinder')) return radius;
    return words.includes('cone') ? radius * (1 - at) : Math.sqrt(radius ** 2 - (radius * (2 * at - 1)) ** 2);
  };
  let volume = 0;
  for (let slice = 0; slice < slices; slice += 1)
    volume += (tall / slices) * radiusAt((slice + 0.5) / slices) ** 2;
  return Math.abs(valueOf(item.answer) - volume) < 1e-6 * volume;
}

/** What the slope of least squares through the points says. */
function trendOf(points: readonly Point[]): string {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  const slope =
    points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) /
    points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  if (Math.abs(slope) < 0.2) return 'nothing';
  return slope > 0 ? 'to grow' : 'to fall';
}

/** The trend by least squares; the line with the smallest sum of squares; the prediction worked out. */
function checkScatter(item: PracticeItem): boolean {
  if (item.answerKind.kind !== 'choice') {
    const [, line = '', hours = ''] = /y = (.*)\. .* (\d+) hours/.exec(item.prompt.en) ?? [];
    return answers(item, evaluated(line, { x: Number(hours) }));
  }
  const right = rightOption(item);
  if (item.figureText) return right.includes(trendOf(pairsIn(item.figureText.en)));
  const points = pairsIn(item.prompt.en);
  const miss = (words: string) =>
    points.reduce((sum, [x, y]) => sum + (evaluated(words.replace('y = ', ''), { x }) - y) ** 2, 0);
  return item.answerKind.options.every(({ text }) => text.en === right || miss(text.en) > miss(right) + 5);
}

/** Checkers of functions, moves, similarity, solids and scatter plots, grades 6 to 8. */
export const MATH_6_8_FUNCTION_CHECKERS: Readonly<Record<string, Checker>> = {
  'ma-function': checkFunction,
  'ma-linfun': checkModel,
  'ma-scatter': checkScatter,
  'ma-similar': checkSimilar,
  'ma-solids': checkSolid,
  'ma-transform': checkMove,
};
