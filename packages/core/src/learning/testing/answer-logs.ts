import { DIFFICULTIES } from '@ori/contracts/practice';
import fc from 'fast-check';

const START_MS = Date.parse('2026-03-01T12:00:00Z');
const HOUR_MS = 3_600_000;

/** What an answer of any log is like; the tests add what they are about. */
export const ANSWERED = {
  difficulty: fc.constantFrom(...DIFFICULTIES),
  hintLevel: fc.constantFrom(0, 0, 1, 2, 3),
  first: fc.boolean(),
} as const;

/** Logs of up to forty answers, each up to three weeks after the one before. */
export function answerLogs<Answer extends object>(answer: fc.Arbitrary<Answer>) {
  const entry = fc.tuple(answer, fc.integer({ min: 0, max: 500 }));
  return fc.array(entry, { maxLength: 40 }).map((entries) => {
    let atMs = START_MS;
    return entries.map(([one, afterHours]) => ({ ...one, at: new Date((atMs += afterHours * HOUR_MS)) }));
  });
}
