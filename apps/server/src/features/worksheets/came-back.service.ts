import { fail, type Result, succeed } from '@ori/contracts/result';
import type {
  MarkSheetInput,
  SheetOfChild,
  SheetResults,
  TypeSheetInput,
  VoidSheetInput,
} from '@ori/contracts/worksheets';
import { type Learner, namedLearner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import type { Judgement } from '@ori/core/problems/judgement';
import { correct, incorrect } from '@ori/core/problems/judgement';
import type { FrozenItem, FrozenSheet } from '@ori/core/worksheets/frozen-sheet';
import type { Executor } from '../../db/database.ts';
import { titleOf } from './sheet-view.ts';
import type { SheetFinder } from './sheets.service.ts';
import type { PaperResult, WorksheetsDeps } from './worksheets.deps.ts';
import type { WorksheetsStore } from './worksheets.store.ts';

interface Deps extends WorksheetsDeps {
  readonly store: WorksheetsStore;
}
interface Answer {
  readonly frozen: FrozenItem;
  readonly answer: string;
  readonly judged: Judgement;
}

/** The child as the one whose answer it is; words come in the grown-up's language. */
const asLearner = (viewer: Viewer, { userId, familyId, role, ageGroup, timeZone }: Learner): Viewer => ({
  ...viewer,
  userId,
  familyId,
  role,
  ageGroup,
  timeZone,
});

/** The questions of a sheet that are named, with what is said of each; a number that is not on it is left out. */
function answersIn<Said extends { readonly number: number }>(
  { items }: FrozenSheet,
  said: readonly Said[],
  read: (frozen: FrozenItem, said: Said) => Omit<Answer, 'frozen'>,
): Answer[] {
  return said.flatMap((one) => {
    const frozen = items.find(({ number }) => number === one.number);
    return frozen === undefined ? [] : [{ frozen, ...read(frozen, one) }];
  });
}

const present = ({ number, verdict, answeredAt }: Omit<PaperResult, 'learnerId' | 'code'>) => {
  return { number, verdict, answeredAt: answeredAt.toISOString() };
};

/** What stands of a learner's answers on a sheet, and what was taken back of them. */
function createTelling({ resultsOnPaper, takenBackOnPaper }: Deps) {
  return async (learnerId: string, code: string, unreadable: number[] = []): Promise<SheetResults> => {
    const [results, voided] = await Promise.all([
      resultsOnPaper([learnerId], code),
      takenBackOnPaper(learnerId, code),
    ]);
    const takenBack = voided.map(({ takenBackAt, reason, ...one }) => ({
      ...present(one),
      takenBackAt: takenBackAt.toISOString(),
      reason,
    }));
    return { results: results.map(present), unreadable, takenBack };
  };
}

/** Counts answers one after another, as a learner's answers are, and tells what stands now. */
function createCounting(deps: Deps) {
  const { countOnPaper } = deps;
  const tell = createTelling(deps);
  return async (learner: Viewer, code: string, answers: readonly Answer[]): Promise<SheetResults> => {
    const unreadable: number[] = [];
    for (const { frozen, answer, judged } of answers) {
      const counted = await countOnPaper({ ...frozen, learner, code, answer, judged });
      if (counted === 'unreadable') unreadable.push(frozen.number);
    }
    return tell(learner.userId, code, unreadable);
  };
}

/** Which sheets a child has, and how each came back. */
function createSheetsOf({ store, content, resultsOnPaper }: Deps) {
  return async (childId: string, locale: Viewer['locale']): Promise<SheetOfChild[]> => {
    const [given, results] = await Promise.all([store.given([childId]), resultsOnPaper([childId])]);
    const givenAt = new Map(given.map((row) => [row.code, row.givenAt]));
    const codes = [...new Set([...givenAt.keys(), ...results.flatMap(({ code }) => code ?? [])])];
    const specs = await store.specs(codes);
    return codes.flatMap((code): SheetOfChild[] => {
      const spec = specs.get(code);
      if (spec === undefined) return [];
      const mine = results.filter((result) => result.code === code);
      const last = Math.max(...mine.map(({ answeredAt }) => answeredAt.getTime()));
      return [
        {
          code,
          kind: spec.kind,
          variant: spec.variant,
          title: titleOf(content, spec, locale),
          givenAt: givenAt.get(code)?.toISOString() ?? null,
          questions: spec.kind === 'practice' ? spec.count : 0,
          answered: mine.length,
          right: mine.filter(({ verdict }) => verdict === 'correct').length,
          answeredAt: mine.length === 0 ? null : new Date(last).toISOString(),
        },
      ];
    });
  };
}

/** Answers told from paper, by a grown-up or by the learner. */
function createMarking(deps: Deps, finder: SheetFinder) {
  const { database, reach, audit, judge } = deps;
  const count = createCounting(deps);
  return {
    /** A grown-up's taps. A question counts once for a child, whoever tells of it first. */
    async mark(
      viewer: Viewer,
      code: string,
      { childId, marks }: MarkSheetInput,
    ): Promise<Result<SheetResults, 'not-found'>> {
      const child = await reach('worksheets.mark', viewer, childId);
      const sheet = child && (await finder.find(code));
      if (child === null || sheet === null) return fail('not-found');
      const answers = answersIn(sheet, marks, ({ item }, { right }) =>
        right ? { answer: item.answer, judged: correct } : { answer: '', judged: incorrect(null) },
      );
      const told = await count(asLearner(viewer, child), code, answers);
      const act = { act: 'worksheets.mark', familyId: child.familyId, actorId: viewer.userId };
      await audit({ ...act, subjectId: childId, detail: { code, marks: marks.length } }, database.db);
      return succeed(told);
    },
    /** A learner's own typed answers. One that cannot be read costs nothing. */
    async type(
      viewer: Viewer,
      code: string,
      { answers: typed }: TypeSheetInput,
    ): Promise<Result<SheetResults, 'not-found'>> {
      const sheet = await finder.find(code);
      if (sheet === null) return fail('not-found');
      const answers = answersIn(sheet, typed, ({ item }, { answer }) => {
        return { answer, judged: judge(item, answer, viewer.locale) };
      });
      return succeed(await count(viewer, code, answers));
    },
  };
}

/** The way back from marks that were tapped wrong. */
function createTakingBack(deps: Deps, finder: SheetFinder) {
  const { reach, audit, takeBackOnPaper } = deps;
  const tell = createTelling(deps);
  return {
    /** Answers count no longer; they and the reason stay to be seen. What was reported to somebody stays as it is. */
    async takeBack(
      viewer: Viewer,
      code: string,
      { childId, numbers, reason }: VoidSheetInput,
    ): Promise<Result<SheetResults, 'not-found' | 'days-filed'>> {
      const learner = await reach('worksheets.takeBack', viewer, childId);
      if (learner === null || (await finder.find(code)) === null) return fail('not-found');
      const act = { act: 'worksheets.takeBack', familyId: learner.familyId, actorId: viewer.userId };
      const detail = { code, reason, numbers: numbers.map(String) };
      const within = (tx: Executor) => audit({ ...act, subjectId: childId, detail }, tx);
      const done = await takeBackOnPaper({ learner, code, numbers, reason, by: viewer.userId, within });
      return done.ok ? succeed(await tell(childId, code)) : done;
    },
  };
}

/** Paper that goes out to children and comes back. */
export function createCameBackService(deps: Deps, finder: SheetFinder) {
  const { database, store, reach, audit, now } = deps;
  const sheetsOf = createSheetsOf(deps);
  const tell = createTelling(deps);

  return {
    /** Gives a sheet to a child; given twice, it is given once. */
    async give(viewer: Viewer, code: string, childId: string): Promise<Result<SheetOfChild[], 'not-found'>> {
      const child = await reach('worksheets.give', viewer, childId);
      if (child === null || (await finder.find(code)) === null) return fail('not-found');
      const { familyId } = child;
      await database.db.transaction(async (tx) => {
        const row = { childId, code, familyId, givenBy: viewer.userId, givenAt: now() };
        if (!(await store.give(row, tx))) return;
        const act = { act: 'worksheets.give', familyId, actorId: viewer.userId, subjectId: childId };
        await audit({ ...act, detail: { code } }, tx);
      });
      return succeed(await sheetsOf(childId, viewer.locale));
    },
    /** A child's sheets, newest first; a learner's own need no name. */
    async ofChild(
      viewer: Viewer,
      childId: string | undefined,
    ): Promise<Result<SheetOfChild[], 'child-needed' | 'not-found'>> {
      const child = await namedLearner(reach, 'worksheets.ofChild', viewer, childId);
      return child.ok ? succeed(await sheetsOf(child.value.userId, viewer.locale)) : child;
    },
    async results(
      viewer: Viewer,
      code: string,
      childId: string | undefined,
    ): Promise<Result<SheetResults, 'child-needed' | 'not-found'>> {
      const child = await namedLearner(reach, 'worksheets.results', viewer, childId);
      if (!child.ok) return child;
      if ((await finder.find(code)) === null) return fail('not-found');
      return succeed(await tell(child.value.userId, code));
    },
    ...createMarking(deps, finder),
    ...createTakingBack(deps, finder),
  };
}
