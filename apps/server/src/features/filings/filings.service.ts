import type { Filing, FilingInput, FilingsAnswer, FilingsQuery, TakeBackInput } from '@ori/contracts/filings';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import { decodeCursor, pageOf } from '../../http/page-cursor.ts';
import { createDatedDeadlines } from './dated-deadlines.ts';
import { createFactsReading } from './filing-facts.ts';
import { type AddFailure, createFilingKeeping, isSameFiling } from './filing-keeping.ts';
import type { FilingsDeps } from './filings.deps.ts';
import { createFilingsStore, type FilingRow, type ShownFiling } from './filings.store.ts';
import { createOwnDatesService } from './own-dates.service.ts';
import { createOwnDatesStore } from './own-dates.store.ts';
import { createPacketService } from './packet.service.ts';
import { createRequirementsService } from './requirements.service.ts';
import { tellFiling } from './tell-filing.ts';

type BackFailure = 'not-found' | 'moved-on' | 'key-reused';

const isForSame = (row: FilingRow) => (other: ShownFiling) =>
  other.yearId === row.yearId &&
  other.state === row.state &&
  other.pathway === row.pathway &&
  other.dutyId === row.dutyId &&
  other.part === row.part;

/** What families handed in, what is due, and the packet for the district. */
export function createFilingsService(deps: FilingsDeps) {
  const { states, reach, now } = deps;
  const store = createFilingsStore(deps.database);
  const dates = createOwnDatesStore(deps.database);
  const facts = createFactsReading({ ...deps, store, dates });
  const keeping = createFilingKeeping({ ...deps, store, facts });

  async function kept(viewer: Viewer, row: FilingRow): Promise<Result<Filing, 'key-reused' | 'moved-on'>> {
    const found = await store.find(row.id);
    if (found === null) return fail('moved-on');
    return isSameFiling(found, row) ? succeed(tellFiling(states, found, viewer.locale)) : fail('key-reused');
  }

  return {
    requirements: createRequirementsService({ ...deps, facts }),
    packet: createPacketService({ ...deps, facts }),
    datedDeadlines: createDatedDeadlines({ ...deps, facts }),
    ownDates: createOwnDatesService({ ...deps, store, dates, facts }),
    async list(viewer: Viewer, query: FilingsQuery): Promise<Result<FilingsAnswer, 'not-found'>> {
      const child = await reach('filings.list', viewer, query.childId);
      if (child === null) return fail('not-found');
      const rows = await store.page(query.childId, query.first, decodeCursor(query.cursor));
      const { shown, nextCursor } = pageOf(rows, query.first, ({ writtenAt: at, id }) => ({ at, id }));
      return succeed({ filings: shown.map((row) => tellFiling(states, row, viewer.locale)), nextCursor });
    },
    /** Enters a filing of the running year, or of the one named, and locks the days it reports. Sent twice, it is one. */
    async add(viewer: Viewer, input: FilingInput): Promise<Result<Filing, AddFailure>> {
      const child = await reach('filings.add', viewer, input.childId);
      if (child === null) return fail('not-found');
      const entered = await keeping.understood(viewer, child, input);
      if (!entered.ok) return entered;
      const { row } = entered.value;
      const undone = row.correctionOf === null ? null : await store.find(row.correctionOf);
      if (row.correctionOf !== null && undone?.childId !== row.childId) return fail('not-found');
      await keeping.add(row, (standing) =>
        undone === null
          ? !standing.some(isForSame(row))
          : standing.some(({ id }) => id === undone.id) && isForSame(row)(undone),
      );
      const told = await kept(viewer, row);
      // Also when it was there before: the first time may have ended between the two.
      if (told.ok && told.value.undoneAt === null) await keeping.lockDays(viewer, entered.value);
      return told;
    },
    /** Takes a filing back; it stays readable, and the days it locked stay locked. */
    async takeBack(viewer: Viewer, id: string, input: TakeBackInput): Promise<Result<Filing, BackFailure>> {
      const found = await store.find(id);
      const child = found && (await reach('filings.takeBack', viewer, found.childId));
      if (!found || !child) return fail('not-found');
      const { undoneAt: _undone, ...told } = found;
      const written = { writtenBy: viewer.userId, writtenAt: now(), isTakenBack: true };
      const row = { ...told, id: input.id, note: input.note, correctionOf: id, ...written };
      const isNew = await keeping.add(row, (standing) => standing.some((each) => each.id === id));
      if (!isNew) {
        const again = await kept(viewer, row);
        if (!again.ok) return again;
      }
      const after = await store.find(id);
      return after ? succeed(tellFiling(states, after, viewer.locale)) : fail('not-found');
    },
    async exportOf(childIds: readonly string[]) {
      return store.everOf(childIds);
    },
  };
}
export type FilingsService = ReturnType<typeof createFilingsService>;
