import type { Operation } from '@ori/core/access/operations';
import { type Prepare, somebody, subjectOf } from './access-people.ts';

const asked: Prepare = async (world, of) => {
  const child = await somebody(world, of === 'own' ? 'own' : 'other');
  return { query: `?childId=${child.user.id}`, target: await subjectOf(world.app, child) };
};

const sent =
  (body: object): Prepare =>
  async (world, of) => {
    const child = await somebody(world, of === 'own' ? 'own' : 'other');
    const target = await subjectOf(world.app, child);
    return { body: { ...body, childId: child.user.id }, target };
  };

/** A ready sheet of questions, for addresses that name one. */
export const AIMED_SHEET = 'ma-addfrac-en-1';

/** A mark is there to be taken back once it was counted. */
const marked: Prepare = async (world, of) => {
  const child = await somebody(world, of === 'own' ? 'own' : 'other');
  const parent = of === 'own' ? world.parent : world.otherParent;
  const childId = child.user.id;
  const marks = [{ number: 1, right: true }];
  await parent.client.post(`/api/worksheets/sheets/${AIMED_SHEET}/marks`, { childId, marks });
  const body = { childId, numbers: [1], reason: 'tapped-wrong' };
  return { body, target: await subjectOf(world.app, child) };
};

const SPEC = { kind: 'practice', variant: 'skills', skills: ['ma-addfrac'], count: 6, locale: 'en', seed: 7 };

/** A kept sheet is aimed at through whoever keeps it. */
const kept: Prepare = async (world, of) => {
  const keeper = of === 'own' ? world.parent : world.otherParent;
  await keeper.client.post('/api/worksheets', SPEC);
  const { sheets } = (await keeper.client.get('/api/worksheets')).json<{ sheets: { id: string }[] }>();
  return { id: sheets[0]?.id ?? '', target: await subjectOf(world.app, keeper) };
};

/** How the operations on paper are aimed at a child. */
export const WORKSHEETS_AIMS: Partial<Record<Operation, Prepare>> = {
  'worksheets.ofChild': asked,
  'worksheets.results': asked,
  'worksheets.give': sent({}),
  'worksheets.unshelve': kept,
  'worksheets.mark': sent({ marks: [{ number: 1, right: true }] }),
  'worksheets.takeBack': marked,
};
