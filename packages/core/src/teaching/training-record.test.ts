import { describe, expect, it } from 'vitest';
import { NOTHING_DONE, trainingKept, trainingRecordOf, withAnswer } from './training-record.ts';

describe('the record of one part', () => {
  it.each([
    { readOn: '2026-11-23', answers: [0, 2, null, 3] },
    { readOn: null, answers: [1] },
    { readOn: '2026-01-02', answers: [] },
  ])('comes back as it was kept: %j', (record) => {
    expect(trainingRecordOf(trainingKept(record))).toEqual(record);
  });

  it('fits a preference, however much was answered', () => {
    expect(trainingKept({ readOn: '2026-11-23', answers: [3, 3, 3, 3] }).length).toBeLessThanOrEqual(200);
  });

  it.each([undefined, 7, '', 'yesterday ab', '2026-11-23 xyz'])('is empty where %j was kept', (kept) => {
    expect(trainingRecordOf(kept)).toEqual(NOTHING_DONE);
  });

  it('keeps the first answer to a question', () => {
    const first = withAnswer(NOTHING_DONE, 1, 2);
    expect(first.answers).toEqual([null, 2]);
    expect(withAnswer(first, 1, 0)).toEqual(first);
    expect(withAnswer(first, 0, 0).answers).toEqual([0, 2]);
  });
});
