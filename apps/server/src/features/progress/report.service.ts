import type { Subject } from '@ori/contracts/content';
import type { SkillMap } from '@ori/contracts/learning';
import type { Misconception } from '@ori/contracts/practice';
import type { ProgressReport, ReportQuery, StuckAnswer } from '@ori/contracts/progress-report';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Learner, ReachLearner } from '@ori/core/access/learner';
import type { FamilyLearner } from '@ori/core/access/family-learners';
import type { Viewer } from '@ori/core/access/viewer';
import { minutesOf } from '@ori/core/learning/minutes';
import { type ReportFacts, writeReport } from '@ori/core/learning/write-report';
import type { Database } from '../../db/database.ts';
import type { Printer } from '../../pdf/printer.ts';
import { createReportFacts, nextOf, type ReportContent } from './report-facts.ts';
import { createReportStore } from './report.store.ts';

export interface ReportDeps {
  readonly database: Pick<Database, 'pool'>;
  readonly content: ReportContent;
  readonly reach: ReachLearner;
  readonly misconceptionOf: (id: string) => Misconception | null;
  readonly skillMap: (
    viewer: Viewer,
    childId: string,
    subject: Subject,
  ) => Promise<Result<SkillMap, 'child-needed' | 'not-found'>>;
  readonly printer: Pick<Printer, 'print'>;
}

type StuckSkill = StuckAnswer['skills'][number];

/** Where learners are stuck, for whoever asked for leave already. */
function createStuckReading(
  store: Pick<ReturnType<typeof createReportStore>, 'stuckOf'>,
  words: Pick<ReturnType<typeof createReportFacts>, 'stuckSkill'>,
) {
  return async (
    learners: readonly FamilyLearner[],
    locale: Viewer['locale'],
  ): Promise<{ readonly learnerId: string; readonly stuck: StuckSkill }[]> =>
    (await store.stuckOf(learners)).flatMap((row) => {
      const stuck = words.stuckSkill(row, locale);
      return stuck === null ? [] : [{ learnerId: row.learnerId, stuck }];
    });
}

/** What a parent reads and prints of a child's learning over some days, and where the child is stuck. */
export function createReportService(deps: ReportDeps) {
  const { content, reach, printer } = deps;
  const store = createReportStore(deps.database);
  const words = createReportFacts(content, deps.misconceptionOf);
  const stuckOf = createStuckReading(store, words);

  async function nextSkills(viewer: Viewer, childId: string, subjects: readonly Subject[]) {
    const maps = await Promise.all(subjects.map((subject) => deps.skillMap(viewer, childId, subject)));
    return maps.flatMap((map) => (map.ok ? nextOf(map.value) : []));
  }

  async function factsOf(viewer: Viewer, learner: Learner, { from, to }: ReportQuery): Promise<ReportFacts> {
    const { userId: learnerId, familyId, firstName, timeZone } = learner;
    const span = { familyId, learnerId, timeZone, from, to };
    const [{ workedMs, ...work }, lessons, mastered, stuck] = await Promise.all([
      store.workOf(span),
      store.lessonsOf(span),
      store.masteredOf(span),
      store.stuckOf([span]),
    ]);
    const { locale } = viewer;
    const subjects = words.subjectsOf([...mastered, ...stuck]);
    return {
      childId: learnerId,
      firstName,
      from,
      to,
      ...work,
      minutes: minutesOf(workedMs),
      lessons: words.lessons(lessons, locale),
      mastered: words.mastered(mastered, locale),
      overcome: words.overcome(mastered, locale),
      stuck: stuck.map((row) => words.stuck(row, locale)),
      next: await nextSkills(viewer, learnerId, subjects),
    };
  }

  async function report(viewer: Viewer, asked: ReportQuery): Promise<Result<ProgressReport, 'not-found'>> {
    const learner = await reach('progress.report', viewer, asked.childId);
    if (learner === null) return fail('not-found');
    return succeed(writeReport(await factsOf(viewer, learner, asked), viewer.locale));
  }

  return {
    report,
    /** The report as a tagged PDF, in the same words as on the page. */
    async printed(
      viewer: Viewer,
      asked: ReportQuery,
    ): Promise<Result<Uint8Array, 'not-found' | 'printer-busy'>> {
      const written = await report(viewer, asked);
      if (!written.ok) return written;
      return printer.print({ template: 'progress-report', data: written.value, locale: viewer.locale });
    },
    stuckOf,
    async stuck(viewer: Viewer, childId: string): Promise<Result<StuckAnswer, 'not-found'>> {
      const learner = await reach('progress.stuck', viewer, childId);
      if (learner === null) return fail('not-found');
      const { familyId, userId: learnerId } = learner;
      const found = await stuckOf([{ familyId, learnerId }], viewer.locale);
      return succeed({ skills: found.map(({ stuck }) => stuck) });
    },
  };
}
export type ReportService = ReturnType<typeof createReportService>;
