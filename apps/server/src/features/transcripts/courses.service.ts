import { fail, type Result, succeed } from '@ori/contracts/result';
import type { AddCourseInput, TranscriptCourseInput } from '@ori/contracts/transcript';
import { COURSES_MAX } from '@ori/contracts/transcript-names';
import type { Learner } from '@ori/core/access/learner';
import type { Operation } from '@ori/core/access/operations';
import type { Viewer } from '@ori/core/access/viewer';
import { courseGrade } from '@ori/core/records/gpa-course-grade';
import type { CourseRow } from './courses.store.ts';
import type { TranscriptParts } from './transcript.service.ts';

type Complaint = 'grade-unknown' | 'repeats-unknown' | 'course-unknown';
type CourseFailure = Complaint | 'not-found' | 'too-many-open' | 'key-reused';
type Done = Promise<Result<null, CourseFailure>>;

type Figures = Pick<CourseRow, 'workedMinutes' | 'skillsMastered' | 'skillsTotal'>;
const NO_FIGURES: Figures = { workedMinutes: null, skillsMastered: null, skillsTotal: null };
const DEFAULT_SCALE = 'us-plus-minus';

/** Says what cannot stand on a transcript as it was written. */
function createChecks({ courses, worked }: TranscriptParts) {
  async function doesRepeat(
    { repeats }: TranscriptCourseInput,
    id: string,
    childId: string,
  ): Promise<boolean> {
    if (repeats === null) return true;
    const earlier = repeats === id ? null : await courses.find(repeats);
    return earlier?.learnerId === childId;
  }
  return {
    async complaintAbout(
      input: TranscriptCourseInput,
      id: string,
      childId: string,
    ): Promise<Complaint | null> {
      const scale = (await courses.settingsOf(childId))?.scale ?? DEFAULT_SCALE;
      const asked = { ...input, mastery: null, marks: { percent: null } };
      if (courseGrade(asked, scale).isOtherScale) return 'grade-unknown';
      return (await doesRepeat(input, id, childId)) ? null : 'repeats-unknown';
    },
    /** What the record holds of a course of ours; null for one the child never opened. */
    async figuresOf(productCourse: string | null, viewer: Viewer, childId: string): Promise<Figures | null> {
      if (productCourse === null) return NO_FIGURES;
      const ours = await worked(childId, viewer.locale);
      const found = ours.find((each) => each.productCourse === productCourse);
      if (found === undefined) return null;
      const { workedMinutes, mastery } = found;
      return { workedMinutes, skillsMastered: mastery.mastered, skillsTotal: mastery.total };
    },
  };
}

/** Writes courses, each change in one transaction with its line in the audit. */
function createWriter({ database, audit, now, courses }: TranscriptParts) {
  async function insert(row: CourseRow, viewer: Viewer): Promise<boolean> {
    return database.db.transaction(async (tx) => {
      if (!(await courses.add(row, tx))) return false;
      const { familyId, learnerId: subjectId } = row;
      const act = { act: 'transcripts.addCourse', familyId, actorId: viewer.userId, subjectId };
      await audit({ ...act, detail: { course: row.id } }, tx);
      return true;
    });
  }

  async function update(row: CourseRow, change: Partial<CourseRow>, act: string, viewer: Viewer) {
    await database.db.transaction(async (tx) => {
      await courses.change(row, { ...change, changedAt: now() }, tx);
      const fields = Object.keys(change).filter(
        (field) =>
          Object.entries(row).find(([name]) => name === field)?.[1] !== change[field as keyof CourseRow],
      );
      const { familyId, learnerId: subjectId } = row;
      await audit(
        { act, familyId, actorId: viewer.userId, subjectId, detail: { course: row.id, fields } },
        tx,
      );
    });
  }
  return { insert, update };
}

/** Courses on transcripts: a parent writes, changes and takes them off, each with its line in the audit. */
export function createCoursesService(parts: TranscriptParts) {
  const { reach, now, courses } = parts;
  const checks = createChecks(parts);
  const { insert, update } = createWriter(parts);

  async function reachCourse(
    operation: Operation,
    viewer: Viewer,
    id: string,
  ): Promise<{ row: CourseRow; child: Learner } | null> {
    const row = await courses.find(id);
    const child = row && (await reach(operation, viewer, row.learnerId));
    return row && child ? { row, child } : null;
  }

  /** A course that is over keeps the figures it ended with; one going on takes those of now. */
  async function figuresNow(row: CourseRow, status: CourseRow['status'], viewer: Viewer): Promise<Figures> {
    if (row.status === status && status !== 'in-progress') return row;
    return (await checks.figuresOf(row.productCourse, viewer, row.learnerId)) ?? row;
  }

  return {
    reachCourse,
    /** Adds a course; sent twice, it is one. */
    async add(viewer: Viewer, { id, childId, productCourse, ...course }: AddCourseInput): Done {
      const child = await reach('transcripts.addCourse', viewer, childId);
      if (child === null) return fail('not-found');
      const complaint = await checks.complaintAbout(course, id, childId);
      if (complaint !== null) return fail(complaint);
      const figures = await checks.figuresOf(productCourse, viewer, childId);
      if (figures === null) return fail('course-unknown');
      if ((await courses.countOf(childId)) >= COURSES_MAX) return fail('too-many-open');
      const at = now();
      const { familyId, userId: learnerId } = child;
      const written = { writtenBy: viewer.userId, writtenAt: at, changedAt: at, removedAt: null };
      const row = { id, learnerId, familyId, productCourse, ...course, ...figures, ...written };
      if (await insert(row, viewer)) return succeed(null);
      const there = await courses.find(id);
      return there?.learnerId === learnerId && there.title === row.title ? succeed(null) : fail('key-reused');
    },
    async change(viewer: Viewer, id: string, course: TranscriptCourseInput): Done {
      const found = await reachCourse('transcripts.changeCourse', viewer, id);
      if (found === null) return fail('not-found');
      const { row } = found;
      const complaint = await checks.complaintAbout(course, id, row.learnerId);
      if (complaint !== null) return fail(complaint);
      const { workedMinutes, skillsMastered, skillsTotal } = await figuresNow(row, course.status, viewer);
      const change = { ...course, workedMinutes, skillsMastered, skillsTotal };
      await update(row, change, 'transcripts.changeCourse', viewer);
      return succeed(null);
    },
    /** Takes a course off the transcript; what was marked in it stays in the family's export. */
    async remove(viewer: Viewer, id: string): Done {
      const found = await reachCourse('transcripts.removeCourse', viewer, id);
      if (found === null) return fail('not-found');
      await update(found.row, { removedAt: now() }, 'transcripts.removeCourse', viewer);
      return succeed(null);
    },
  };
}
export type CoursesService = ReturnType<typeof createCoursesService>;
