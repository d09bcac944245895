import type { PacketQuery } from '@ori/contracts/filings';
import type { StudentYear } from '@ori/contracts/records';
import { fail, type Result } from '@ori/contracts/result';
import type { Learner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import { dayOf } from '@ori/core/learning/day-of';
import { type FactsReading, lawOf } from './filing-facts.ts';
import type { FilingsDeps } from './filings.deps.ts';
import { generalData, packetData, pageData } from './packet-data.ts';
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
    const { duties } = found.requirements;
    if (dutyId === undefined) {
      const begun = duties.filter((each) => hasBegun(each, law, found));
      return printer.print({
        template: 'filing-packet',
        data: packetData(law, found, begun, writing),
        locale,
      });
    }
    const asked = duties.find((each) => each.duty.id === dutyId && each.part === part);
    if (!asked) return fail('duty-unknown');
    return printer.print({ template: 'filing-packet', data: pageData(law, found, asked, writing), locale });
  }

  return {
    /** The packet of the running year, or of the one named, as a tagged PDF; with `dutyId`, its page to sign alone. */
    async print(viewer: Viewer, { childId, yearId, ...query }: PacketQuery): Promise<Printed> {
      const child = await reach('filings.packet', viewer, childId);
      if (child === null) return fail('not-found');
      const year = await yearOf(childId, yearId);
      if (year === null) return fail(yearId === undefined ? 'year-needed' : 'not-found');
      return print(child, year, query);
    },
  };
}
