import type { AssessmentInput, BookInput, SampleInput } from '@ori/contracts/portfolio';
import {
  ASSESSMENTS_MAX,
  BOOKS_MAX,
  PORTFOLIO_MAX_BYTES,
  type PortfolioPart,
  SAMPLES_MAX,
} from '@ori/contracts/portfolio-names';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import type { Operation } from '@ori/core/access/operations';
import type { Executor } from '../../db/database.ts';
import type { FileFailure } from '../../uploads/take-file.ts';
import type { PortfolioDeps } from './portfolio.deps.ts';
import type { PortfolioStore } from './portfolio.store.ts';

interface Deps extends PortfolioDeps {
  readonly store: PortfolioStore;
}
type KeepFailure = 'not-found' | 'key-reused' | 'portfolio-full';
const MOST = { samples: SAMPLES_MAX, books: BOOKS_MAX, assessments: ASSESSMENTS_MAX } as const;

interface Keeping<Input> {
  readonly part: PortfolioPart;
  readonly operation: Operation;
  readonly keep: (row: Input & { familyId: string; addedAt: Date }, tx: Executor) => Promise<boolean>;
}

/** Writes one thing of the portfolio, or changes it: told twice, it is one. */
function createKeeper(deps: Deps) {
  const { database, store, reach, audit, now } = deps;
  return <Input extends { id: string; childId: string }>({ part, operation, keep }: Keeping<Input>) =>
    async (viewer: Viewer, input: Input): Promise<Result<null, KeepFailure>> => {
      const child = await reach(operation, viewer, input.childId);
      if (child === null) return fail('not-found');
      const { familyId, userId: subjectId } = child;
      return database.db.transaction(async (tx) => {
        if ((await store.countBeside(part, input, tx)) >= MOST[part]) return fail('portfolio-full');
        if (!(await keep({ ...input, familyId, addedAt: now() }, tx))) return fail('key-reused');
        const act = { act: operation, familyId, actorId: viewer.userId, subjectId };
        await audit({ ...act, detail: { [part]: input.id } }, tx);
        return succeed(null);
      });
    };
}

/** What parents put into a portfolio and take out of it. What is removed is gone, its file too. */
export function createKeepingService(deps: Deps) {
  const { database, store, reach, audit, takeFile, now } = deps;
  const keeping = createKeeper(deps);

  return {
    keepSample: keeping<SampleInput>({
      part: 'samples',
      operation: 'portfolio.keepSample',
      keep: store.keepSample,
    }),
    keepBook: keeping<BookInput>({
      part: 'books',
      operation: 'portfolio.keepBook',
      keep: store.keepBook,
    }),
    keepAssessment: keeping<AssessmentInput>({
      part: 'assessments',
      operation: 'portfolio.keepAssessment',
      keep: store.keepAssessment,
    }),
    /** The file of a sample that is there already; another one takes its place. Nothing is kept of a refused one. */
    async keepFile(
      viewer: Viewer,
      { childId, id }: { readonly childId: string; readonly id: string },
      bytes: Buffer,
    ): Promise<Result<null, 'not-found' | 'portfolio-full' | FileFailure>> {
      const child = await reach('portfolio.keepFile', viewer, childId);
      const sample = child && (await store.sample(id));
      if (!child || sample?.childId !== childId) return fail('not-found');
      const taken = await takeFile(bytes, viewer.userId);
      if (!taken.ok) return taken;
      const { content } = taken.value;
      const { familyId } = child;
      return database.db.transaction(async (tx) => {
        const beside = await store.bytesBeside(childId, id, tx);
        if (beside + content.length > PORTFOLIO_MAX_BYTES) return fail('portfolio-full');
        const row = { ...taken.value, familyId, sampleId: id, sizeBytes: content.length, addedAt: now() };
        await store.keepFile(row, tx);
        const act = { act: 'portfolio.keepFile', familyId, actorId: viewer.userId, subjectId: childId };
        await audit({ ...act, detail: { sample: id, type: row.type } }, tx);
        return succeed(null);
      });
    },
    async remove(
      viewer: Viewer,
      { childId, part, id }: { readonly childId: string; readonly part: PortfolioPart; readonly id: string },
    ): Promise<Result<null, 'not-found'>> {
      const child = await reach('portfolio.remove', viewer, childId);
      if (child === null) return fail('not-found');
      return database.db.transaction(async (tx) => {
        if (!(await store.remove(part, childId, id, tx))) return fail('not-found');
        const { familyId } = child;
        const act = { act: 'portfolio.remove', familyId, actorId: viewer.userId, subjectId: childId };
        await audit({ ...act, detail: { [part]: id } }, tx);
        return succeed(null);
      });
    },
  };
}
