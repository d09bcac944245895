import { randomUUID } from 'node:crypto';
import type { Operation } from '@ori/core/access/operations';
import { type Prepare, somebody, subjectOf, type World } from './access-people.ts';

const YEAR = {
  legalName: 'Amina Okafor',
  schoolName: '',
  supervisor: '',
  qualification: '',
  district: '',
  birthDate: null,
  grade: 3,
  state: 'US-VA',
  pathway: 'home-instruction',
};

/** A child in a school year in Virginia, set up by their own parent. */
async function schooled(world: World, of: Parameters<Prepare>[1]) {
  const child = await somebody(world, of === 'own' ? 'own' : 'other');
  const { client } = of === 'own' ? world.parent : world.otherParent;
  const today = world.app.clock.now.toISOString().slice(0, 10);
  const year = Number(today.slice(0, 4)) - (today.slice(5, 7) < '07' ? 1 : 0);
  const span = { startsOn: `${year}-07-01`, endsOn: `${year + 1}-06-30` };
  const childId = child.user.id;
  await client.put('/api/records/years', { ...YEAR, ...span, id: randomUUID(), childId });
  const notice = { id: randomUUID(), childId, dutyId: 'notice', sentOn: today, method: 'mail' };
  return { childId, client, notice, target: await subjectOf(world.app, child) };
}

const asked: Prepare = async (world, of) => {
  const { childId, target } = await schooled(world, of);
  return { query: `?childId=${childId}`, target };
};

/** How the operations on what families hand in are aimed at a child. */
export const FILINGS_AIMS: Partial<Record<Operation, Prepare>> = {
  'filings.requirements': asked,
  'filings.list': asked,
  'filings.packet': asked,
  'filings.add': async (world, of) => {
    const { notice, target } = await schooled(world, of);
    return { body: notice, target };
  },
  'filings.setDate': async (world, of) => {
    const { childId, notice, target } = await schooled(world, of);
    return { body: { childId, dutyId: notice.dutyId, dueOn: notice.sentOn }, target };
  },
  'filings.takeBack': async (world, of) => {
    const { client, notice, target } = await schooled(world, of);
    await client.post('/api/filings', notice);
    return { id: notice.id, body: { id: randomUUID(), note: '' }, target };
  },
};
