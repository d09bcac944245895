import type { RequirementsAnswer, ToldDuty } from '@ori/contracts/filings';
import { createContext, use } from 'react';

/** Who looks at the law of a year, and what they may do about it. */
interface FilingDesk {
  /** Parents enter filings; a teacher with leave only reads. */
  readonly mayFile: boolean;
  /** Ids of what the browser makes: sent twice, it is one. */
  readonly newId: () => string;
}

export const FilingDeskContext = createContext<FilingDesk>({
  mayFile: false,
  newId: () => crypto.randomUUID(),
});
export const useFilingDesk = (): FilingDesk => use(FilingDeskContext);

/** One thing that is due, in the year it is due in. */
export interface DutyProps {
  readonly answer: RequirementsAnswer;
  readonly duty: ToldDuty;
}

/** The address of a year's packet; with a duty, of the record and that duty's page. */
export function packetPath({ childId, year }: RequirementsAnswer, language: string, duty?: ToldDuty): string {
  const part = duty?.part ? { part: String(duty.part) } : {};
  return `/api/filings/packet.pdf?${new URLSearchParams({ childId, language, ...(year && { yearId: year.id }), ...(duty && { dutyId: duty.dutyId }), ...part })}`;
}
