import type { TrainingSummary } from '@ori/contracts/texts';
import { type TrainingRecord, trainingRecordOf } from '@ori/core/teaching/training-record';
import { trainingPreferenceOf } from '@ori/contracts/preference-names';

/** The name of the printable record in the address, beside those of the parts. */
export const RECORD = 'record';
export const trainingPath = (slug: string): string => `/teacher-training?part=${slug}`;

/** What a teacher did of a part. */
export function recordIn(preferences: Readonly<Record<string, unknown>>, slug: string): TrainingRecord {
  return trainingRecordOf(preferences[trainingPreferenceOf(slug)]);
}

/** The reading and each question of a part: done or open. */
export function stepsOf(
  { questionCount }: Pick<TrainingSummary, 'questionCount'>,
  record: TrainingRecord,
): boolean[] {
  const answered = Array.from({ length: questionCount }, (_, at) => (record.answers[at] ?? null) !== null);
  return [record.readOn !== null, ...answered];
}

/** The part to go on with: the first that is not done; null when all are. */
export function nextPart(
  parts: readonly TrainingSummary[],
  preferences: Readonly<Record<string, unknown>>,
): TrainingSummary | null {
  return parts.find((part) => stepsOf(part, recordIn(preferences, part.slug)).includes(false)) ?? null;
}
