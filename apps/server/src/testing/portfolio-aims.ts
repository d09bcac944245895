import { randomUUID } from 'node:crypto';
import type { Operation } from '@ori/core/access/operations';
import { type Prepare, somebody, subjectOf } from './access-people.ts';
import { smallPicture } from './small-picture.ts';

const SAMPLE = {
  title: 'A map of our street',
  subject: 'social',
  day: '2026-03-02',
  childWords: '',
  note: '',
  standard: '',
};
const BOOK = { title: 'The Odyssey', author: 'Homer', isbn: '', startedOn: null, finishedOn: null };
const TEST = {
  kind: 'test',
  instrument: 'A spelling test',
  form: '',
  takenOn: '2026-03-02',
  giver: '',
  licence: '',
  isCertified: false,
  note: '',
  raw: null,
  percentile: null,
  stanine: null,
  composite: '',
};

/** A child with a sample that has a picture, put there by their own parent. */
async function withSample({ ...world }: Parameters<Prepare>[0], of: Parameters<Prepare>[1]) {
  const child = await somebody(world, of === 'own' ? 'own' : 'other');
  const { client } = of === 'own' ? world.parent : world.otherParent;
  const [id, childId] = [randomUUID(), child.user.id];
  await client.put('/api/portfolio/samples', { ...SAMPLE, id, childId });
  const options = { headers: { 'content-type': 'image/jpeg' }, payload: await smallPicture(8, 8) };
  await client.put(`/api/portfolio/samples/${id}/file?childId=${childId}`, undefined, options);
  return { id, childId, target: await subjectOf(world.app, child) };
}

const onSample =
  (more = ''): Prepare =>
  async (world, of) => {
    const { id, childId, target } = await withSample(world, of);
    return { id, query: `?childId=${childId}${more}`, target };
  };

const asked =
  (more = ''): Prepare =>
  async (world, of) => {
    const child = await somebody(world, of === 'own' ? 'own' : 'other');
    return { query: `?childId=${child.user.id}${more}`, target: await subjectOf(world.app, child) };
  };

const sent =
  (body: object): Prepare =>
  async (world, of) => {
    const child = await somebody(world, of === 'own' ? 'own' : 'other');
    const told = { ...body, id: randomUUID(), childId: child.user.id };
    return { body: told, target: await subjectOf(world.app, child) };
  };

/** How the operations on portfolios are aimed at a child. */
export const PORTFOLIO_AIMS: Partial<Record<Operation, Prepare>> = {
  'portfolio.get': asked(),
  'portfolio.print': asked('&document=portfolio'),
  'portfolio.file': onSample(),
  'portfolio.keepSample': sent(SAMPLE),
  'portfolio.keepFile': onSample(),
  'portfolio.keepBook': sent(BOOK),
  'portfolio.keepAssessment': sent(TEST),
  'portfolio.remove': onSample('&part=samples'),
};
