import type { Assessment, BookRead, WorkSample } from '@ori/contracts/portfolio';
import { periodOf } from '@ori/core/records/portfolio-period';
import type { AssessmentRow, BookRow, FileFacts, SampleRow } from './portfolio.store.ts';

interface Days {
  readonly from: string;
  readonly to: string;
}

export function presentSample(
  { familyId: _family, addedAt, ...row }: SampleRow,
  days: Days,
  file: FileFacts | null,
): WorkSample {
  const { sampleId: _sample, ...facts } = file ?? { sampleId: '' };
  return {
    ...row,
    period: periodOf(row.day, days),
    file: 'type' in facts ? facts : null,
    addedAt: addedAt.toISOString(),
  };
}

export function presentBook({ familyId: _family, addedAt, ...row }: BookRow): BookRead {
  return { ...row, addedAt: addedAt.toISOString() };
}

export function presentAssessment({ familyId: _family, addedAt, ...row }: AssessmentRow): Assessment {
  return { ...row, addedAt: addedAt.toISOString() };
}
