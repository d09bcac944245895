import type { PracticeItem } from '@ori/contracts/practice';
import { valueOfFormula } from './formula-reader.ts';
import { answers, near, numbersOf, valueOf, type Checker } from './reading.ts';

type Place = readonly [x: number, y: number];

const listOf = (item: PracticeItem) => item.answer.split(';').map(valueOf);
const turn = (degrees: number) => (degrees * Math.PI) / 180;
const distance = ([ax, ay]: Place, [bx, by]: Place) => Math.hypot(bx - ax, by - ay);

/** The angle at a corner, in degrees, from three places. */
function angleAt(corner: Place, a: Place, b: Place): number {
  const [ax, ay, bx, by] = [a[0] - corner[0], a[1] - corner[1], b[0] - corner[0], b[1] - corner[1]];
  return Math.abs((Math.atan2(ax * by - ay * bx, ax * bx + ay * by) * 180) / Math.PI);
}

/** Puts the right triangle on paper and measures. */
function checkRightTriangle(item: PracticeItem): boolean {
  const [first = 0, second = 0] = numbersOf(item);
  const given = Number(item.answer);
  if (item.prompt.en.startsWith('Triangle')) {
    const [degrees, long] = [numbersOf(item)[0] ?? 0, numbersOf(item)[1] ?? 0];
    const top: Place = [long * Math.cos(turn(degrees)), long * Math.sin(turn(degrees))];
    return answers(item, item.prompt.en.includes('How long is BC') ? top[1] : top[0]);
  }
  if (item.prompt.en.startsWith('From'))
    return Math.abs(angleAt([0, 0], [first, 0], [first, given]) - second) < 0.3;
  const height = first * Math.sin(turn(given));
  return Math.abs(height - second) < first * turn(0.06);
}

/** Rebuilds the triangle from what is given and the answer, and measures what must hold. */
function checkTriangle(item: PracticeItem): boolean {
  const [p = 0, q = 0, r = 0] = numbersOf(item);
  const answer = Number(item.answer);
  if (item.prompt.en.includes('angle at B is')) {
    const height = answer * Math.sin(turn(p));
    const corners: readonly [Place, Place, Place] = [
      [0, 0],
      [answer * Math.cos(turn(p)) + height / Math.tan(turn(q)), 0],
      [answer * Math.cos(turn(p)), height],
    ];
    return Math.abs(distance(corners[1], corners[2]) - r) < 0.15;
  }
  if (item.prompt.en.includes('How long is BC')) {
    return answers(item, distance([q, 0], [p * Math.cos(turn(r)), p * Math.sin(turn(r))]));
  }
  const opposite = distance([r, 0], [q * Math.cos(turn(answer)), q * Math.sin(turn(answer))]);
  const next = distance([r, 0], [q * Math.cos(turn(answer + 0.06)), q * Math.sin(turn(answer + 0.06))]);
  return Math.abs(opposite - p) <= Math.abs(next - opposite) + 1e-6;
}

/** Samples the wave closely. */
function checkWave(item: PracticeItem): boolean {
  if (item.answerKind.kind === 'list') return checkDrawnWave(item);
  const [, formula = ''] = /y = (.+?)(?:\?|, in degrees)/.exec(item.prompt.en) ?? [];
  const value = (degrees: number) => valueOfFormula(formula, { x: turn(degrees) });
  if (item.prompt.en.includes('period')) {
    const period = Number(item.answer);
    const repeats = (length: number) =>
      [3, 17, 41, 77, 140].every((x) => Math.abs(value(x + length) - value(x)) < 1e-6);
    return repeats(period) && !repeats(period / 2) && !repeats(period / 3);
  }
  const sampled = Array.from({ length: 1441 }, (_, index) => value(index / 4));
  const extreme = item.prompt.en.includes('greatest') ? Math.max(...sampled) : Math.min(...sampled);
  return Math.abs(extreme - Number(item.answer)) < 0.01;
}

function checkDrawnWave(item: PracticeItem): boolean {
  if (item.figure?.type !== 'plane') return false;
  const drawn = item.figure.curves.flatMap(({ through }) => through);
  const heights = drawn.map(([, y]) => y);
  const [high, low] = [Math.max(...heights), Math.min(...heights)];
  const crests = drawn.filter(([, y]) => near(y, high)).map(([x]) => x);
  const [first = 0, second = 0] = crests;
  const expected = [(high - low) / 2, (high + low) / 2, second - first];
  return listOf(item).every((value, index) => near(value, expected[index] ?? Number.NaN));
}

/** Each proof by words that name its lines, in the order of its reasoning. */
const PROOF_LINES: readonly (readonly [claim: RegExp, lines: readonly RegExp[]])[] = [
  [/two lines touch/, [/^Given/, /right angles/, /are congruent/, /^Matching sides/]],
  [
    /halves the angle between/,
    [/^Given/, /angles at . are equal as well/, /are congruent/, /^Matching sides/],
  ],
  [/ cross at .\. .. = .., and the angle/, [/^Given/, /vertical angles/, /are congruent/, /^Matching sides/]],
  [
    /parallelogram .{4} the diagonals/,
    [/^Given/, /sides are parallel/, /alternate angles/, /are congruent/, /^Matching sides/],
  ],
  [
    /the angle at . equals the angle at .\. Show/,
    [/^Draw/, /two pairs of equal angles/, /third angles/, /are congruent/, /^Matching sides/],
  ],
  [/midpoint of both.*Show that .. = /, [/^Given/, /vertical angles/, /are congruent/, /^Matching sides/]],
  [
    /midpoint of both.*are parallel/,
    [/^Given/, /vertical angles/, /are congruent/, /^Matching angles/, /alternate.*is parallel to/],
  ],
  [
    /lies on the perpendicular bisector/,
    [/^Given/, /right angles.*shared/, /are congruent/, /^Matching sides/],
  ],
  [
    /Show that the angles at . and . are equal/,
    [/^Given/, /three pairs of equal sides/, /are congruent/, /^Matching angles/],
  ],
  [
    /Show that .. is perpendicular to/,
    [
      /^Given/,
      /three pairs of equal sides/,
      /are congruent/,
      /two angles at . are equal/,
      /each of them is 90°/,
    ],
  ],
  [
    /quadrilateral/,
    [/^Given/, /alternate angles between parallel/, /shared side/, /are congruent/, /^Matching sides/],
  ],
  [
    /add up to a straight angle/,
    [
      /^Draw the line/,
      /now three angles/,
      /alternate angles/,
      /By these equalities/,
      /make a straight angle/,
    ],
  ],
  [/diameter/, [/^Given/, /are radii/, /equal base angles/, /is 180°/, /^Half of 180°/]],
  [
    /bisector of the angle/,
    [/^Given/, /right angles at/, /the third pair/, /so the triangles are congruent/, /^Matching sides/],
  ],
];

function checkProof(item: PracticeItem): boolean {
  if (item.answerKind.kind !== 'order') return false;
  const { options } = item.answerKind;
  const [, expected = []] = PROOF_LINES.find(([claim]) => claim.test(item.prompt.en)) ?? [];
  const lines = item.answer.split(',').map((id) => options.find((option) => option.id === id)?.text.en ?? '');
  return (
    lines.length > 3 &&
    lines.length === expected.length &&
    lines.every((line, index) => expected[index]?.test(line))
  );
}

/** Measures the angle asked for in the drawn circle; the given one must be drawn true. */
function checkCircleAngles(item: PracticeItem): boolean {
  if (item.figure?.type !== 'circle-points') return false;
  const { points, angles } = item.figure;
  const place = (name: string): Place => {
    const point = points.find((candidate) => candidate.name === name);
    return point
      ? [point.reach * Math.cos(turn(point.degrees)), point.reach * Math.sin(turn(point.degrees))]
      : [0, 0];
  };
  const measured = angles.map(
    ({ at, from, to, label }) => [label, angleAt(place(at), place(from), place(to))] as const,
  );
  const given = measured.filter(([label]) => label !== '?');
  const asked = measured.find(([label]) => label === '?');
  return (
    given.length === 1 &&
    given.every(
      ([label, degrees]) =>
        Math.abs(Number.parseFloat(label) - degrees) < 0.2 && item.prompt.en.includes(label),
    ) &&
    asked !== undefined &&
    Math.abs(asked[1] - Number(item.answer)) < 0.2
  );
}

/** Points that far from the centre satisfy the equation. */
function checkCircle(item: PracticeItem): boolean {
  const [left = '', right = ''] = (/circle (.+)\.$/.exec(item.prompt.en)?.[1] ?? '').split('=');
  const [a = 0, b = 0, r = 0] = listOf(item);
  return [0.1, 1.3, 2.9, 4.4].every((angle) => {
    const [x, y] = [a + r * Math.cos(angle), b + r * Math.sin(angle)];
    return r > 0 && Math.abs(valueOfFormula(left, { x, y }) - valueOfFormula(right)) < 1e-6;
  });
}

/** Points of the parabola are as far from the focus as from the line as far below the vertex. */
function checkParabola(item: PracticeItem): boolean {
  const [, formula = ''] = /parabola y = (.+)\.$/.exec(item.prompt.en) ?? [];
  const [x0 = 0, y0 = 0] = listOf(item);
  const value = (x: number) => valueOfFormula(formula, { x });
  const line = 2 * value(x0) - y0;
  return [-7, -2, 1, 5, 9].every((x) => near(distance([x, value(x)], [x0, y0]), Math.abs(value(x) - line)));
}

const checkConic: Checker = (item, difficulty) =>
  difficulty === 3 ? checkParabola(item) : checkCircle(item);

/** Checkers of 9-12 geometry and trigonometry. */
export const HIGH_GEOMETRY_CHECKERS: Readonly<Record<string, Checker>> = {
  'ma-trigratio': checkRightTriangle,
  'ma-trigfun': checkWave,
  'ma-lawsines': checkTriangle,
  'ma-proof': checkProof,
  'ma-circlethm': checkCircleAngles,
  'ma-conics': checkConic,
};
