import { randomUUID } from 'node:crypto';
import type { Operation } from '@ori/core/access/operations';
import { addDays } from '@ori/core/learning/day-of';
import { type Prepare, somebody, subjectOf, type World } from './access-people.ts';

const SPAN = { from: '2026-07-01', to: '2027-06-30' };

const asked =
  (query: string): Prepare =>
  async (world, of) => {
    const child = await somebody(world, of === 'own' ? 'own' : 'other');
    const target = await subjectOf(world.app, child);
    return { query: `?childId=${child.user.id}${query}`, target };
  };

const sent =
  (body: (world: World) => object): Prepare =>
  async (world, of) => {
    const child = await somebody(world, of === 'own' ? 'own' : 'other');
    const target = await subjectOf(world.app, child);
    return { body: { id: randomUUID(), ...body(world), childId: child.user.id }, target };
  };

const today = ({ app }: World) => app.clock.now.toISOString().slice(0, 10);
/** A day that is over whatever the clock says. */
const PAST = '2026-07-02';
const written = (world: World) => ({
  id: randomUUID(),
  day: today(world),
  minutes: 20,
  subject: 'life',
  kind: 'music',
  title: 'Violin',
});
const NAMES = { legalName: '', schoolName: '', supervisor: '', qualification: '', district: '' };
const YEAR = {
  ...NAMES,
  startsOn: SPAN.from,
  endsOn: SPAN.to,
  state: null,
  pathway: null,
  birthDate: null,
  grade: 3,
};

/** A line of the child's log, written by their own parent. */
const onLine: Prepare = async (world, of) => {
  const child = await somebody(world, of === 'own' ? 'own' : 'other');
  const parent = of === 'own' ? world.parent : world.otherParent;
  const line = { ...written(world), childId: child.user.id };
  await parent.client.post('/api/records/entries', line);
  const body = { childId: child.user.id, day: line.day, because: '' };
  return { id: line.id, body, target: await subjectOf(world.app, child) };
};

let yearsMade = 0;
/** A year of one day, set up by the child's own parent; each on a day of its own. */
const onYear: Prepare = async (world, of) => {
  const child = await somebody(world, of === 'own' ? 'own' : 'other');
  const parent = of === 'own' ? world.parent : world.otherParent;
  const day = addDays('2031-07-01', yearsMade);
  yearsMade += 1;
  const id = randomUUID();
  const days = { startsOn: day, endsOn: day, fullDayMinutes: 240 };
  await parent.client.put('/api/records/years', { ...YEAR, ...days, id, childId: child.user.id });
  return { id, target: await subjectOf(world.app, child) };
};

const IN_SPAN = `&from=${SPAN.from}&to=${SPAN.to}`;

/** How the operations on the record of home education are aimed at a child. */
export const RECORDS_AIMS: Partial<Record<Operation, Prepare>> = {
  'records.years': asked(''),
  'records.summary': asked(IN_SPAN),
  'records.log': asked(IN_SPAN),
  'records.file': asked(IN_SPAN),
  'records.print': asked(IN_SPAN),
  'records.setYear': sent(() => YEAR),
  'records.removeYear': onYear,
  'records.write': sent(written),
  'records.strike': onLine,
  'records.attend': sent((world) => ({ from: today(world), to: today(world), kind: 'full' })),
  'records.lock': sent(() => ({ from: PAST, to: PAST, because: '' })),
};
