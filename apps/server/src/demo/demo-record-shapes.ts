import type { EntryPlace, WrittenKind } from '@ori/contracts/record-names';
import type { Subject } from '@ori/contracts/subjects';
import type { DrawingName } from './demo-drawings.ts';

/** A weekday, from 1, of a school week that is over; the newest of them is week 0. */
export interface SchoolDay {
  readonly week: number;
  readonly weekday: number;
}

/** What a family does on one weekday: a title for each week, the newest first; '' where it was left out. */
export interface Routine {
  readonly weekday: number;
  readonly kind: WrittenKind;
  readonly subject: Subject;
  readonly minutes: number;
  readonly place?: EntryPlace;
  /** One of Pennsylvania's own, where ours do not say which. */
  readonly stateSubject?: string;
  readonly titles: readonly string[];
}

/** What is learned at the table on some weekdays of school: a subject, and what it is about, week after week. */
export interface TableLesson {
  /** From 1. */
  readonly weekdays: readonly number[];
  readonly subject: Subject;
  readonly minutes: number;
  /** From the first week of a year on; then they are gone through again. */
  readonly weeks: readonly string[];
}

export interface DemoBook {
  readonly title: string;
  readonly author: string;
  readonly startedWeek: number;
  /** Null while it is being read. */
  readonly finishedWeek: number | null;
}

export interface DemoSample extends SchoolDay {
  readonly title: string;
  readonly subject: Subject;
  readonly childWords: string;
  readonly note: string;
  readonly drawing?: DrawingName;
}

/** A test made at home: so many points of so many. */
export interface DemoTest extends SchoolDay {
  readonly title: string;
  readonly points: number;
  readonly outOf: number;
  readonly note: string;
}

/** What the parent wrote down of one child. */
export interface DemoRecord {
  /** `MM-DD`. */
  readonly birthday: string;
  readonly routines: readonly Routine[];
  readonly books: readonly DemoBook[];
  readonly samples: readonly DemoSample[];
  readonly test?: DemoTest;
  readonly ill?: SchoolDay;
}
