import { z } from 'zod';
import { CLASS_CHILDREN_MAX, CLASS_NAME_MAX } from './classroom-names.ts';
import { subject } from './content.ts';
import { linkGrants } from './messaging.ts';
import { plannedAssignment } from './planning.ts';

/** A class: a name, and linked children in it. Who is in it leaves it with the link. */
export const schoolClass = z
  .object({ id: z.uuid(), name: z.string(), childIds: z.array(z.uuid()) })
  .meta({ id: 'SchoolClass' });
export type SchoolClass = z.infer<typeof schoolClass>;
export const classesAnswer = z.object({ classes: z.array(schoolClass) });
export type ClassesAnswer = z.infer<typeof classesAnswer>;

const classWords = {
  name: z.string().trim().min(1, 'Please give the class a name').max(CLASS_NAME_MAX),
  childIds: z.array(z.uuid()).max(CLASS_CHILDREN_MAX),
};
/** `id` is made by the browser: sent twice, it is one class. */
export const makeClassInput = z.object({ id: z.uuid(), ...classWords }).strict();
export type MakeClassInput = z.infer<typeof makeClassInput>;
export const changeClassInput = z.object(classWords).strict();
export type ChangeClassInput = z.infer<typeof changeClassInput>;

/** A linked child on a teacher's one screen: only what a parent opened; the rest is null or empty. */
export const roomChild = z
  .object({
    childId: z.uuid(),
    linkId: z.uuid(),
    name: z.string(),
    grants: linkGrants,
    /** May the teacher see where this child is stuck? The text that was agreed to told of it. */
    isStuckShown: z.boolean(),
    /** Messages nobody read yet. */
    unread: z.int(),
    /** Syntheses that wait to be scored; null where that is not opened. */
    syntheses: z.int().nullable(),
    /** What is still to do, and what was done of late; null where neither progress nor work is opened. */
    given: z.array(plannedAssignment).nullable(),
  })
  .meta({ id: 'RoomChild' });
export type RoomChild = z.infer<typeof roomChild>;

/** A skill some children are stuck with, and the ways of thinking behind it, the most frequent first. */
export const stuckGroup = z
  .object({
    skill: z.string(),
    title: z.string(),
    subject,
    /** Can questions of it be given and printed? */
    hasPractice: z.boolean(),
    lesson: z.object({ id: z.string(), title: z.string() }).nullable(),
    childIds: z.array(z.uuid()),
    ways: z.array(
      z.object({
        /** Null where no misconception is known. */
        misconception: z.string().nullable(),
        ask: z.string().nullable(),
        childIds: z.array(z.uuid()),
      }),
    ),
  })
  .meta({ id: 'StuckGroup' });
export type StuckGroup = z.infer<typeof stuckGroup>;

export const roomAnswer = z.object({
  children: z.array(roomChild),
  classes: z.array(schoolClass),
  stuck: z.array(stuckGroup),
});
export type RoomAnswer = z.infer<typeof roomAnswer>;

/** Work a teacher gave, where giving is still opened, and what the parents took back of late. */
export const workAnswer = z.object({
  /** Children the teacher may give work to. */
  children: z.array(z.object({ childId: z.uuid(), name: z.string() })),
  /** First names of linked children whose parents did not open it. */
  notOpened: z.array(z.string()),
  classes: z.array(schoolClass),
  work: z.array(plannedAssignment),
  declined: z.array(z.object({ childId: z.uuid(), title: z.string(), at: z.iso.datetime() })),
});
export type WorkAnswer = z.infer<typeof workAnswer>;
