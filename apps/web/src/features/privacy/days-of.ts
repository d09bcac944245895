import type { Look } from '@ori/contracts/privacy';
import { localDay } from '../../lib/local-day.ts';
import { groupOfAct } from './look-words.ts';

/** Entries of one kind that followed one another: the newest, the oldest, and how many. */
export interface LookRun {
  readonly last: Look;
  readonly first: Look;
  readonly count: number;
}
export interface LookDay {
  readonly first: Look;
  readonly runs: readonly LookRun[];
}

/** Who did what kind of thing to whom: entries of the same key, one after another, are told once. */
const keyOf = ({ act, about, by, reason }: Look): string =>
  JSON.stringify([groupOfAct(act), about?.name, by, reason]);

function runsOf(looks: readonly Look[]): LookRun[] {
  const runs: LookRun[] = [];
  for (const look of looks) {
    const open = runs.at(-1);
    if (open && keyOf(open.first) === keyOf(look))
      runs[runs.length - 1] = { ...open, first: look, count: open.count + 1 };
    else runs.push({ last: look, first: look, count: 1 });
  }
  return runs;
}

/** Entries by the day they fell on here, in the order they came, the newest first; what repeats is told once. */
export function daysOf(looks: readonly Look[]): LookDay[] {
  const days = Map.groupBy(looks, ({ at }) => localDay(new Date(at)));
  return [...days.values()].flatMap((ofDay) => {
    const [first] = ofDay;
    return first === undefined ? [] : [{ first, runs: runsOf(ofDay) }];
  });
}
