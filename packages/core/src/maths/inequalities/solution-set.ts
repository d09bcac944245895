import { compare, equals, type Rational } from '../rational.ts';

/** An end of an interval; `closed` when the number itself belongs to it. */
export interface End {
  readonly value: Rational;
  readonly closed: boolean;
}
/** All numbers between two ends; null stands for an end that is infinitely far away. */
export interface Interval {
  readonly from: End | null;
  readonly to: End | null;
}
/** Intervals in order that neither touch nor overlap: each set has exactly one such list. */
export type SolutionSet = readonly Interval[];

export const ALL_NUMBERS: SolutionSet = [{ from: null, to: null }];
export const NO_NUMBER: SolutionSet = [];
export type Relation = '<' | '<=' | '>' | '>=' | '=' | '!=';

function isEmpty({ from, to }: Interval): boolean {
  if (!from || !to) return false;
  const order = compare(from.value, to.value);
  return order > 0 || (order === 0 && !(from.closed && to.closed));
}

/** Negative when `a` starts before `b`. */
function compareStarts(a: End | null, b: End | null): number {
  if (!a || !b) return Number(b === null) - Number(a === null);
  return compare(a.value, b.value) || Number(b.closed) - Number(a.closed);
}

/** Negative when `a` stops before `b`. */
function compareStops(a: End | null, b: End | null): number {
  if (!a || !b) return Number(a === null) - Number(b === null);
  return compare(a.value, b.value) || Number(a.closed) - Number(b.closed);
}

/** Whether nothing lies between the stop of one and the start of the next. */
function meets(stop: End | null, start: End | null): boolean {
  if (!stop || !start) return true;
  const order = compare(stop.value, start.value);
  return order > 0 || (order === 0 && (stop.closed || start.closed));
}

/** All numbers of any of the intervals. */
export function unite(...sets: readonly SolutionSet[]): SolutionSet {
  const sorted = sets
    .flat()
    .filter((interval) => !isEmpty(interval))
    .toSorted((a, b) => compareStarts(a.from, b.from));
  const united: Interval[] = [];
  for (const interval of sorted) {
    const last = united.at(-1);
    if (!last || !meets(last.to, interval.from)) united.push(interval);
    else if (compareStops(last.to, interval.to) < 0) united[united.length - 1] = { ...last, to: interval.to };
  }
  return united;
}

/** The numbers that belong to both. */
export function intersect(a: SolutionSet, b: SolutionSet): SolutionSet {
  const pieces = a.flatMap((left) =>
    b.map((right) => ({
      from: compareStarts(left.from, right.from) > 0 ? left.from : right.from,
      to: compareStops(left.to, right.to) < 0 ? left.to : right.to,
    })),
  );
  return unite(pieces);
}

/** The numbers that stand in this relation to `value`: x > 3. */
export function related(relation: Relation, value: Rational): SolutionSet {
  const [open, closed] = [
    { value, closed: false },
    { value, closed: true },
  ];
  switch (relation) {
    case '<':
      return [{ from: null, to: open }];
    case '<=':
      return [{ from: null, to: closed }];
    case '>':
      return [{ from: open, to: null }];
    case '>=':
      return [{ from: closed, to: null }];
    case '=':
      return [{ from: closed, to: closed }];
    case '!=':
      return [
        { from: null, to: open },
        { from: open, to: null },
      ];
  }
}

export function contains(set: SolutionSet, value: Rational): boolean {
  return intersect(set, related('=', value)).length > 0;
}

function sameEnd(a: End | null, b: End | null): boolean {
  return a && b ? equals(a.value, b.value) && a.closed === b.closed : a === b;
}

export function sameSet(a: SolutionSet, b: SolutionSet): boolean {
  return (
    a.length === b.length &&
    a.every(({ from, to }, index) => {
      const other = b[index];
      return other !== undefined && sameEnd(from, other.from) && sameEnd(to, other.to);
    })
  );
}
