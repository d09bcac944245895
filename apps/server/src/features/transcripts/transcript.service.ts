import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Transcript, TranscriptSettings, TranscriptSettingsInput } from '@ori/contracts/transcript';
import type { Learner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import { transcriptOf } from '@ori/core/records/gpa-transcript';
import type { CoursesStore, SettingsRow } from './courses.store.ts';
import type { MarksStore } from './marks.store.ts';
import { namedInRecord } from './named-in-record.ts';
import { keptCourseOf } from './present-course.ts';
import { transcriptCode } from './transcript-code.ts';
import type { TranscriptsDeps } from './transcripts.deps.ts';
import type { WorkedCourses } from './worked-courses.ts';

export interface TranscriptParts extends TranscriptsDeps {
  readonly courses: CoursesStore;
  readonly marks: MarksStore;
  readonly worked: WorkedCourses;
}
const HOURS_PER_CREDIT = 120;

/** What a parent starts from: the scale and weights customary in the United States, credit for completion. */
function suggested({ firstName }: Learner, { locale }: Viewer): TranscriptSettings {
  return {
    scale: 'us-plus-minus',
    honoursWeight: 50,
    apWeight: 100,
    dualWeight: 100,
    creditBasis: 'completion',
    hoursPerCredit: HOURS_PER_CREDIT,
    repeatRule: 'latest',
    studentName: firstName,
    birthDate: null,
    schoolName: '',
    schoolAddress: '',
    administrator: '',
    ninthGradeStart: null,
    graduatesOn: null,
    paper: locale === 'en' ? 'letter' : 'a4',
  };
}

function settingsIn({ childId: _child, familyId: _family, changedAt: _at, ...settings }: SettingsRow) {
  return settings;
}

/** Transcripts: reckoned anew from courses and marks whenever somebody reads them. */
export function createTranscriptService({
  database,
  reach,
  audit,
  yearsOf,
  now,
  courses,
  marks,
  worked,
}: TranscriptParts) {
  /** Everything about one child's transcript, for a reader who may see it. */
  async function readFor(viewer: Viewer, child: Learner): Promise<Transcript> {
    const { userId: childId } = child;
    const [kept, named, rows, counted, ours] = await Promise.all([
      courses.settingsOf(childId),
      yearsOf(childId),
      courses.of(childId),
      marks.countedOf(childId),
      worked(childId, viewer.locale),
    ]);
    const own = kept === null ? suggested(child, viewer) : settingsIn(kept);
    const { settings, fromRecord } = namedInRecord(own, named);
    const list = rows.map((row) => keptCourseOf(row, counted.get(row.id) ?? [], ours));
    const reckoned = transcriptOf(settings, list);
    const told = { childId, settings, ...reckoned };
    const offers = ours.filter(({ productCourse: id }) => rows.every((row) => row.productCourse !== id));
    return { ...told, isSettled: kept !== null, fromRecord, offers, code: transcriptCode(told) };
  }

  return {
    readFor,
    async get(viewer: Viewer, childId: string): Promise<Result<Transcript, 'not-found'>> {
      const child = await reach('transcripts.get', viewer, childId);
      return child === null ? fail('not-found') : succeed(await readFor(viewer, child));
    },
    async saveSettings(
      viewer: Viewer,
      { childId, ...settings }: TranscriptSettingsInput,
    ): Promise<Result<null, 'not-found'>> {
      const child = await reach('transcripts.set', viewer, childId);
      if (child === null) return fail('not-found');
      const { familyId } = child;
      await database.db.transaction(async (tx) => {
        await courses.saveSettings({ ...settings, childId, familyId, changedAt: now() }, tx);
        const act = { act: 'transcripts.set', familyId, actorId: viewer.userId, subjectId: childId };
        const { scale, creditBasis, repeatRule } = settings;
        await audit({ ...act, detail: { scale, creditBasis, repeatRule } }, tx);
      });
      return succeed(null);
    },
  };
}
export type TranscriptReader = ReturnType<typeof createTranscriptService>;
