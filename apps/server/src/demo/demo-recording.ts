import type { Viewer } from '@ori/core/access/viewer';
import type { Services } from '../app.ts';
import type { DemoChild } from './demo-people.ts';
import type { SchoolDay } from './demo-record-shapes.ts';

/** Of a child's record, and the services as they were on some day. */
export interface Recording {
  readonly parent: Viewer;
  readonly child: Viewer;
  readonly plan: DemoChild;
  readonly today: string;
  readonly dayIn: (of: SchoolDay) => string;
  /** The same id at every start: one that was cut short writes nothing twice. */
  readonly idOf: (part: RecordPart, at: number) => string;
  readonly on: (day: string) => Services;
}
export const PARTS = ['entry', 'said', 'book', 'sample', 'assessment', 'filing', 'table'] as const;
export type RecordPart = (typeof PARTS)[number];
