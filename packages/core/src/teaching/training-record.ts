/** What a teacher did of one part of the training: the day they read it, and the place of each first answer. */
export interface TrainingRecord {
  readonly readOn: string | null;
  /** The option chosen first, by its place from 0; null where the question was not answered. */
  readonly answers: readonly (number | null)[];
}

const LETTERS = 'abcd';
const KEPT = /^(\d{4}-\d{2}-\d{2}|-)(?: ([a-d-]{1,4}))?$/;

export const NOTHING_DONE: TrainingRecord = { readOn: null, answers: [] };

/** As preferences keep it: `2026-11-23 ab-`. */
export function trainingKept({ readOn, answers }: TrainingRecord): string {
  const letters = answers.map((at) => (at === null ? '-' : (LETTERS[at] ?? '-'))).join('');
  return `${readOn ?? '-'}${letters === '' ? '' : ` ${letters}`}`;
}

/** What was kept, read again; nothing done where it cannot be read. */
export function trainingRecordOf(kept: unknown): TrainingRecord {
  const [, day, letters = ''] = (typeof kept === 'string' && KEPT.exec(kept)) || [];
  if (day === undefined) return NOTHING_DONE;
  const answers = letters.split('').map((letter) => (letter === '-' ? null : LETTERS.indexOf(letter)));
  return { readOn: day === '-' ? null : day, answers };
}

/** The record after an answer. The first one stays: what one thought before reading why is the record. */
export function withAnswer(record: TrainingRecord, question: number, option: number): TrainingRecord {
  if ((record.answers[question] ?? null) !== null) return record;
  const length = Math.max(record.answers.length, question + 1);
  const answers = Array.from({ length }, (_, at) =>
    at === question ? option : (record.answers[at] ?? null),
  );
  return { ...record, answers };
}
