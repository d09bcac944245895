import type { PacketQuery } from '@ori/contracts/filings';
import type { StudentYear } from '@ori/contracts/records';
import { fail, type Result } from '@ori/contracts/result';
import type { Learner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import { dayOf } from '@ori/core/learning/day-of';
import { type FactsReading, lawOf } from './filing-facts.ts';
import type { FilingsDeps } from './filings.deps.ts';
import { generalData, packetData } from './packet-data.ts';
import { hasBegun } from './packet-sheets.ts';
import { packetIn } from './packet-words.ts';

interface Deps extends Pick<FilingsDeps, 'states' | 'reach' | 'yearOf' | 'printer' | 'now'> {
  readonly facts: FactsReading;
}
type Failure = 'not-found' | 'year-needed' | 'duty-unknown' | 'printer-busy';
type Printed = Result<Uint8Array<ArrayBuffer>, Failure>;

/** What a family hands in or lays before an evaluator: the year's record under its law, and a page for each duty. */
export function createPacketService({ states, reach, yearOf, facts, printer, now }: Deps) {
  async function print(
    child: Learner,
    year: StudentYear,
    query: Omit<PacketQuery, 'childId' | 'yearId'>,
  ): Promise<Printed> {
    const { language: locale, dutyId, part = null } = query;
    const today = dayOf(now(), child.timeZone);
    const law = lawOf(states, year);
    const writing = packetIn(locale);
    if (law === null) {
      if (dutyId !== undefined) return fail('duty-unknown');
      const data = generalData(year, { ...(await facts.recordOf(year, locale)), today }, writing);
      return printer.print({ template: 'filing-packet', data, locale });
    }
    const found = { ...(await facts.factsOf(law, today, locale)), today };
    const asked = found.requirements.duties.filter((each) =>
      dutyId === undefined ? hasBegun(each, law, found) : each.duty.id === dutyId && each.part === part,
    );
    if (dutyId !== undefined && asked.length === 0) return fail('duty-unknown');
    const data = packetData(law, found, asked, writing);
    return printer.print({ template: 'filing-packet', data, locale });
  }

  return {
    /** The packet of the running year, or of the one named, as a tagged PDF; with `dutyId`, only its page is added to the record. */
    async print(viewer: Viewer, { childId, yearId, ...query }: PacketQuery): Promise<Printed> {
      const child = await reach('filings.packet', viewer, childId);
      if (child === null) return fail('not-found');
      const year = await yearOf(childId, yearId);
      if (year === null) return fail(yearId === undefined ? 'year-needed' : 'not-found');
      return print(child, year, query);
    },
  };
}
