import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Mark, MarkInput, MarksAnswer, MarksQuery } from '@ori/contracts/transcript';
import type { Viewer } from '@ori/core/access/viewer';
import type { CoursesService } from './courses.service.ts';
import type { MarkRow, ShownMark } from './marks.store.ts';
import type { TranscriptParts } from './transcript.service.ts';

interface Deps extends TranscriptParts {
  readonly reachCourse: CoursesService['reachCourse'];
}
type AddFailure = 'not-found' | 'correction-unusable' | 'moved-on' | 'key-reused';

function present({ learnerId: _l, familyId: _f, writtenBy: _w, writtenAt, ...mark }: ShownMark): Mark {
  return { ...mark, writtenAt: writtenAt.toISOString() };
}

const toldIn = ({ courseId, kind, title, points, outOf, weight, day, corrects, isVoid }: MarkRow): string =>
  [courseId, kind, title, points, outOf, weight, day, corrects, isVoid].join('\n');

/** Marks a parent gives: never changed, corrected by new ones. */
export function createMarksService({ database, audit, now, marks, reachCourse }: Deps) {
  /** Null when it may correct what it says it corrects. */
  async function complaintAbout({ corrects, courseId, id }: MarkInput): Promise<AddFailure | null> {
    if (corrects === null) return null;
    const earlier = await marks.find(corrects);
    if (earlier?.courseId !== courseId || earlier.isVoid) return 'correction-unusable';
    return earlier.correctedBy === null || earlier.correctedBy === id ? null : 'moved-on';
  }

  async function keep(row: MarkRow): Promise<void> {
    await database.db.transaction(async (tx) => {
      if (!(await marks.add(row, tx))) return;
      const { familyId, writtenBy: actorId, learnerId: subjectId, corrects } = row;
      const act = { act: 'marks.add', familyId, actorId, subjectId };
      await audit({ ...act, detail: { mark: row.id, ...(corrects === null ? {} : { corrects }) } }, tx);
    });
  }

  return {
    async list(viewer: Viewer, query: MarksQuery): Promise<Result<MarksAnswer, 'not-found'>> {
      if ((await reachCourse('marks.list', viewer, query.courseId)) === null) return fail('not-found');
      const rows = await marks.page(query);
      return succeed({ marks: rows.slice(0, query.first).map(present), hasMore: rows.length > query.first });
    },
    /** Adds a mark, or one that takes another's place; sent twice, it is one. */
    async add(viewer: Viewer, input: MarkInput): Promise<Result<Mark, AddFailure>> {
      const found = await reachCourse('marks.add', viewer, input.courseId);
      if (found === null) return fail('not-found');
      const complaint = await complaintAbout(input);
      if (complaint !== null) return fail(complaint);
      const { familyId, userId: learnerId } = found.child;
      const row = { ...input, learnerId, familyId, writtenBy: viewer.userId, writtenAt: now() };
      await keep(row);
      const kept = await marks.find(input.id);
      if (kept === null) return fail('moved-on');
      return toldIn(kept) === toldIn(row) ? succeed(present(kept)) : fail('key-reused');
    },
  };
}
