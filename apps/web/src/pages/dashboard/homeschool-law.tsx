import type { ComponentProps } from 'react';
import { FilingDeskContext } from '../../features/filings/filing-desk.ts';
import { YearLaw } from '../../features/filings/year-law.tsx';
import { useRecordRoom } from '../../features/records/record-room.ts';

/** What the law asks of the year on the page; whoever may write the record may enter what was handed in. */
export function LawOfYear({ childId, yearId }: ComponentProps<typeof YearLaw>) {
  const { mayWrite, newId } = useRecordRoom();
  return (
    <FilingDeskContext value={{ mayFile: mayWrite, newId }}>
      <YearLaw childId={childId} yearId={yearId} />
    </FilingDeskContext>
  );
}
