import type { Locale } from '@ori/contracts/locale';
import type { HomeActivity, LogAnswer, LogEntry, LogInput, LogQuery } from '@ori/contracts/practices';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Learner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import { dayOf } from '@ori/core/learning/day-of';
import { keptNote, mayLogDay } from '@ori/core/mind/log-rules';
import type { ActivityLogStore, EntryRow, ShownEntry } from './activity-log.store.ts';
import type { ChoicesStore } from './choices.store.ts';
import type { PracticesDeps } from './practices.deps.ts';

interface Deps extends PracticesDeps {
  readonly log: ActivityLogStore;
  readonly choices: ChoicesStore;
}
type AddFailure = 'not-found' | 'activity-unknown' | 'date-unusable' | 'mindfulness-off' | 'key-reused';

/** The same thing told twice, whoever's browser sent it again. */
function isSame(one: EntryRow, other: EntryRow): boolean {
  return toldIn(one) === toldIn(other);
}
function toldIn({ learnerId, activityId, day, minutes, note }: EntryRow): string {
  return [learnerId, activityId, day, minutes, note].join('\n');
}

/** An entry as its readers are told it. */
function presentIn({ activitiesIn }: Pick<Deps, 'activitiesIn'>) {
  return ({ struckAt, ...row }: ShownEntry, locale: Locale): LogEntry => {
    const { id, learnerId: childId, kind, activityId, subject, day, minutes, note, writtenAt } = row;
    // An activity may leave the catalogue; what was done stays done.
    const title = activitiesIn(locale).find((it) => it.id === activityId)?.title ?? activityId;
    const told = { id, childId, kind, activityId, title, subject, day, minutes, note };
    return { ...told, writtenAt: writtenAt.toISOString(), struckAt: struckAt?.toISOString() ?? null };
  };
}

/** Writes entries, each with its line in the audit. */
function createKeeping({ database, audit, log, choices, now }: Deps) {
  return {
    async complaintAbout({ kind }: HomeActivity, child: Learner, day: string): Promise<AddFailure | null> {
      if (!mayLogDay(day, dayOf(now(), child.timeZone))) return 'date-unusable';
      if (kind !== 'mind') return null;
      return (await choices.newestOf(child.userId))?.mindfulness === true ? null : 'mindfulness-off';
    },
    /** The entry of this id as it stands: the one just written, or what was there before. */
    async keep(row: EntryRow, actorId: string): Promise<ShownEntry | null> {
      await database.db.transaction(async (tx) => {
        if (!(await log.add(row, tx))) return;
        const { familyId, learnerId: subjectId, activityId } = row;
        const act = { act: 'activityLog.add', familyId, actorId, subjectId };
        await audit({ ...act, detail: { entry: row.id, activityId } }, tx);
      });
      return log.find(row.id);
    },
    async strike(id: string, actorId: string, { familyId, userId: subjectId }: Learner): Promise<void> {
      await database.db.transaction(async (tx) => {
        if (!(await log.strike({ familyId, entryId: id, struckBy: actorId, struckAt: now() }, tx))) return;
        const act = { act: 'activityLog.strike', familyId, actorId, subjectId };
        await audit({ ...act, detail: { entry: id } }, tx);
      });
    },
  };
}

/** What a family did away from the screen: parents write it down, and strike what was wrong. */
export function createActivityLogService(deps: Deps) {
  const { activitiesIn, reach, log, now } = deps;
  const present = presentIn(deps);
  const keeping = createKeeping(deps);

  return {
    async list(viewer: Viewer, query: LogQuery): Promise<Result<LogAnswer, 'not-found'>> {
      const child = await reach('activityLog.list', viewer, query.childId);
      if (child === null) return fail('not-found');
      const rows = await log.page(query);
      const entries = rows.slice(0, query.first).map((row) => present(row, viewer.locale));
      return succeed({ entries, hasMore: rows.length > query.first });
    },
    /** Of some days, both ends included. For other features: they ask for leave themselves. */
    async between(learnerId: string, from: string, to: string, locale: Locale): Promise<LogEntry[]> {
      return (await log.between(learnerId, from, to)).map((row) => present(row, locale));
    },
    /** Adds an entry; sent twice, it is one. */
    async add(viewer: Viewer, input: LogInput): Promise<Result<LogEntry, AddFailure>> {
      const child = await reach('activityLog.add', viewer, input.childId);
      if (child === null) return fail('not-found');
      const { id, activityId, day, minutes } = input;
      const activity = activitiesIn(viewer.locale).find((it) => it.id === activityId);
      if (!activity) return fail('activity-unknown');
      const complaint = await keeping.complaintAbout(activity, child, day);
      if (complaint !== null) return fail(complaint);
      const { kind, subject } = activity;
      const { userId: learnerId, familyId } = child;
      const told = { id, learnerId, familyId, kind, activityId, subject, day, minutes };
      const row = { ...told, note: keptNote(kind, input.note), writtenBy: viewer.userId, writtenAt: now() };
      const kept = await keeping.keep(row, viewer.userId);
      return kept && isSame(kept, row) ? succeed(present(kept, viewer.locale)) : fail('key-reused');
    },
    /** Strikes an entry; it stays readable as struck. */
    async strike(viewer: Viewer, id: string): Promise<Result<LogEntry, 'not-found'>> {
      const row = await log.find(id);
      const child = row && (await reach('activityLog.strike', viewer, row.learnerId));
      if (!child) return fail('not-found');
      await keeping.strike(id, viewer.userId, child);
      const struck = await log.find(id);
      return struck ? succeed(present(struck, viewer.locale)) : fail('not-found');
    },
  };
}
