import type { MeetingVerdict } from '@ori/contracts/meeting-verdicts';
import { type Dating, yearsApart } from './dating.ts';
import { distanceKm, type Place } from './meeting-map.ts';

/** An idea as map and timeline have it; ids are those of mapping and culture. */
export interface DatedIdea {
  readonly id: string;
  readonly culture: string;
  readonly years: Dating | null;
  readonly place: Place | null;
}

type Two = readonly [string, string];

/** A documented way: between two ideas, or between peoples from a year on. */
export interface Road {
  readonly id: string;
  readonly isDebated: boolean;
  readonly from: number;
  readonly ideas?: Two | undefined;
  readonly peoples?: readonly Two[] | undefined;
}

export interface Meeting {
  readonly earlier: string;
  readonly later: string;
  readonly verdict: MeetingVerdict;
  /** Years between the two spans; 0 where they touch, null where one is not dated. */
  readonly yearsApart: number | null;
  readonly distanceKm: number | null;
  /** Ids of the roads that the verdict stands on. */
  readonly roads: readonly string[];
}

/** Years within which one person could have known both, when the years told do not touch. */
export const LIFETIME_YEARS = 70;

const joins = ([a, b]: Two, one: string, other: string): boolean =>
  (a === one && b === other) || (a === other && b === one);

function inOrder(a: DatedIdea, b: DatedIdea): readonly [DatedIdea, DatedIdea] {
  if (!a.years || !b.years) return [a, b];
  const isFirst = a.years.from - b.years.from || a.years.to - b.years.to;
  return isFirst <= 0 ? [a, b] : [b, a];
}

/** What goes on after the years told was still there in the later one's years. */
function gapOf(earlier: Dating, later: Dating): number {
  return earlier.isOpen ? 0 : yearsApart(earlier, later);
}

function verdictOf(ways: readonly Road[], gap: number | null, mayMeet: boolean): MeetingVerdict {
  if (ways.length > 0) return ways.every(({ isDebated }) => isDebated) ? 'debated' : 'documented';
  if (gap === null) return 'undated';
  if (!mayMeet) return 'no-contact';
  return gap <= LIFETIME_YEARS ? 'in-time' : 'too-late';
}

/**
 * Could the people of two ideas have met? A way is only ever stated where a road says so; people of one culture need
 * none to hand an idea on.
 */
export function meetingOf(a: DatedIdea, b: DatedIdea, roads: readonly Road[]): Meeting {
  const [earlier, later] = inOrder(a, b);
  const gap = earlier.years && later.years && gapOf(earlier.years, later.years);
  const until = later.years?.to ?? -Infinity;
  const ways = roads.filter(({ ideas }) => ideas && joins(ideas, a.id, b.id));
  const open = roads.filter(
    ({ peoples = [], from }) =>
      from <= until && peoples.some((two) => joins(two, earlier.culture, later.culture)),
  );
  const isOnePeople = earlier.culture === later.culture;
  return {
    earlier: earlier.id,
    later: later.id,
    verdict: verdictOf(ways, gap, isOnePeople || open.length > 0),
    yearsApart: gap,
    distanceKm: a.place && b.place && distanceKm(a.place, b.place),
    roads: (ways.length > 0 ? ways : open).map(({ id }) => id),
  };
}

/** Every two of some ideas, each pair once. */
export function meetingsOf(ideas: readonly DatedIdea[], roads: readonly Road[]): Meeting[] {
  return ideas.flatMap((one, at) => ideas.slice(at + 1).map((other) => meetingOf(one, other, roads)));
}
