import { randomUUID } from 'node:crypto';
import type { CalendarAnswer } from '@ori/contracts/calendar';
import type { FilingsAnswer, RequirementsAnswer } from '@ori/contracts/filings';
import { expect } from 'vitest';
import type { FamilyApp } from './family-app.ts';
import { openFamily } from './family-people.ts';

const PARTICULARS = {
  legalName: 'Amina Okafor',
  schoolName: 'Oak House',
  supervisor: 'Ada Okafor',
  qualification: '',
  district: 'Elm District',
  birthDate: '2018-05-04',
  grade: 3,
  startsOn: '2026-09-08',
  endsOn: '2027-06-11',
};

/** A child in grade 3, in a year under the law of a state. */
export async function openYear(
  family: FamilyApp,
  state: string | null,
  pathway: string | null = null,
  changes: object = {},
) {
  const people = await openFamily(family);
  const { parent, child } = people;
  const year = { ...PARTICULARS, id: randomUUID(), childId: child.id, state, pathway, ...changes };
  expect((await parent.put('/api/records/years', year)).statusCode).toBe(200);
  const about = { childId: child.id };
  const sent = { sentOn: '2026-11-16', method: 'certified-mail', receipt: 'RR 12', ...about };
  return {
    ...people,
    year,
    log: (day: string, minutes: number, more: object = {}) =>
      parent.post('/api/records/entries', {
        ...about,
        id: randomUUID(),
        day,
        minutes,
        subject: 'math',
        kind: 'book',
        title: 'Long division',
        ...more,
      }),
    asked: async () =>
      (await parent.get(`/api/filings/requirements?childId=${child.id}`)).json<RequirementsAnswer>(),
    told: (dutyId: string, more: object = {}) => ({ id: randomUUID(), dutyId, ...sent, ...more }),
    file: (filing: object) => parent.post('/api/filings', filing),
    listed: async () => (await parent.get(`/api/filings?childId=${child.id}`)).json<FilingsAnswer>().filings,
    packet: (query = '') => parent.get(`/api/filings/packet.pdf?childId=${child.id}${query}`),
    calendar: async (from: string, to: string) =>
      (await parent.get(`/api/calendar?from=${from}&to=${to}`)).json<CalendarAnswer>(),
  };
}
/** A duty of the year as it was told. */
export const dutyIn = ({ duties }: RequirementsAnswer, id: string, part: number | null = null) =>
  duties.find((duty) => duty.dutyId === id && duty.part === part);
