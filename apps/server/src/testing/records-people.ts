import { randomUUID } from 'node:crypto';
import type { LogDaysAnswer, RecordSummary } from '@ori/contracts/records-room';
import type { FamilyApp } from './family-app.ts';
import { openFamily } from './family-people.ts';
import { practise } from './practice-walk.ts';
import { HALVES, LOAVES_COURSE } from './small-content.ts';

export const TODAY = '2026-11-20';
export const YESTERDAY = '2026-11-19';
/** The school year these days are in, as a query asks for it. */
export const SPAN = 'from=2026-07-01&to=2027-06-30';

/** A family whose child has a record, and the calls that read and write it. */
export async function openRecords(family: FamilyApp) {
  const people = await openFamily(family);
  const { parent, child, learner } = people;
  const about = { childId: child.id };
  const walker = { learner, learnerId: child.id, sessionSecret: family.sessionSecret };
  const violin = { day: TODAY, minutes: 40, subject: 'life', kind: 'music', title: 'Violin' };
  return {
    ...people,
    told: (changes: object = {}) => ({ ...about, ...violin, id: randomUUID(), ...changes }),
    write: (entry: object) => parent.post('/api/records/entries', entry),
    say: (word: object) => parent.post('/api/records/attendance', { ...about, id: randomUUID(), ...word }),
    lock: (span: object) =>
      parent.post('/api/records/locks', { ...about, id: randomUUID(), because: 'Filed', ...span }),
    log: async (query = '') =>
      (await parent.get(`/api/records/log?childId=${child.id}&${SPAN}${query}`)).json<LogDaysAnswer>(),
    summary: async () =>
      (await parent.get(`/api/records/summary?childId=${child.id}&${SPAN}`)).json<RecordSummary>(),
    csv: () => parent.get(`/api/records/log.csv?childId=${child.id}&${SPAN}`),
    /** Reads the lesson for two minutes and answers its two questions, 20 seconds each. */
    async learn() {
      const lesson = `/api/courses/${LOAVES_COURSE}/lessons/${HALVES}`;
      await learner.post(`${lesson}/start`);
      family.clock.now = new Date(family.clock.now.getTime() + 120_000);
      await learner.put(`${lesson}/place`, { section: 'core' });
      await practise(walker, HALVES);
    },
  };
}
