import { z } from 'zod';

/** The parts of a parent's pages that follow what happens in the family. */
export const FAMILY_PARTS = [
  /** Answers, time, days and everything counted from them. */
  'work',
  /** Lessons opened and finished. */
  'lessons',
  'goals',
  /** Assignments. */
  'given',
  /** Weeks, timetables, courses and days off. */
  'plan',
  /** What was said to the tutor. */
  'talks',
  'alerts',
  /** What was discovered, written and handed in. */
  'kim',
  /** Who the children are, and what was agreed to for them. */
  'children',
  /** What a child may: time on screen, the tutor. */
  'limits',
  /** The log and attendance. */
  'records',
] as const;
export type FamilyPart = (typeof FAMILY_PARTS)[number];

/** Word that something of a family has changed: where to look, never what it says. */
export const familyNews = z.object({ parts: z.array(z.enum(FAMILY_PARTS)) }).meta({ id: 'FamilyNews' });
export type FamilyNews = z.infer<typeof familyNews>;
