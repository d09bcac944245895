import type { KimProgress, LearnerCard, PatternsAnswer, Tried } from '@ori/contracts/kim';
import type {
  HandedIn,
  ReadingsAnswer,
  SavedProposal,
  SavedSynthesis,
  Synthesis,
} from '@ori/contracts/kim-synthesis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';
import { practise } from '../../testing/practice-walk.ts';
import { HALVES } from '../../testing/small-content.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

/** From the afternoon to the next day, within one session. */
const OVERNIGHT_MS = 12 * 3_600_000;
const RIGHT = { relation: 'independent-discovery', label: 'record' } as const;
const TRIANGLES = ['ind-sulba', 'chi-gougu', 'mes-root2'] as const;
const progressOf = async (client: Client, query = '') =>
  (await client.get(`/api/kim/progress${query}`)).json<KimProgress>();
const openCard = async (client: Client, id: string) =>
  (await client.post(`/api/kim/cards/${id}/open`)).json<LearnerCard>();
const answer = (client: Client, id: string, chosen: object) =>
  client.post(`/api/kim/cards/${id}/answer`, chosen);

describe('a connection', () => {
  test('is discovered by an opened card whose relation and label are both right, and by nothing else', async () => {
    const { learner } = await openFamily(family);
    expect((await answer(learner, 'chi-gougu', RIGHT)).statusCode).toBe(404);
    const opened = await openCard(learner, 'chi-gougu');
    expect(JSON.stringify(opened)).not.toMatch(/independent-discovery|"record"/);
    const wrong = (await answer(learner, 'chi-gougu', { ...RIGHT, label: 'science' })).json<Tried>();
    expect(wrong.guess).toEqual({ relationRight: true, labelRight: false, receipt: null, card: null });
    const again = await answer(learner, 'chi-gougu', RIGHT);
    expect([again.statusCode, again.json().code]).toEqual([409, 'retry-tomorrow']);
    expect((await progressOf(learner)).connectionsDiscovered).toEqual([]);
    family.clock.now = new Date(family.clock.now.getTime() + OVERNIGHT_MS);
    const right = (await answer(learner, 'chi-gougu', RIGHT)).json<Tried>();
    expect(right.state).toMatchObject({ isDiscovered: true, open: { relation: 'independent-discovery' } });
    expect(await progressOf(learner)).toMatchObject({
      connectionsDiscovered: ['chi-gougu'],
      recentConcepts: [{ modernConcept: 'Right-triangle theorem' }],
      patternsUnlocked: [],
    });
  });

  test('unlocks its pattern with two others, and a mapping in review is not asked at all', async () => {
    const { learner } = await openFamily(family);
    for (const id of TRIANGLES) {
      await openCard(learner, id);
      await answer(learner, id, RIGHT);
    }
    expect((await progressOf(learner)).patternsUnlocked).toEqual(['rightTriangle']);
    expect((await learner.post('/api/kim/cards/may-zero/open')).statusCode).toBe(404);
  });

  test('every pattern is told in each language, can be unlocked by what is told, and names the rest without doubtful dates', async () => {
    const visitor = family.visitor('10.0.0.7');
    const { patterns } = (await visitor.get('/api/kim/patterns?lng=fr')).json<PatternsAnswer>();
    expect(patterns).toHaveLength(14);
    for (const { id, needs, cards } of patterns) {
      const told = cards.filter(({ inReview }) => !inReview);
      expect(told.length, id).toBeGreaterThanOrEqual(needs.mappings);
      expect(new Set(told.map(({ culture }) => culture)).size, id).toBeGreaterThanOrEqual(needs.cultures);
      const { chosen } = (await visitor.get(`/api/kim/patterns?pattern=${id}`)).json<PatternsAnswer>();
      expect(chosen?.cards.map((card) => card.id)).toEqual(told.map((card) => card.id));
      expect(JSON.stringify([cards, chosen])).not.toContain('(?)');
    }
  });
});

const lessonMappings = (id: string) => (id === HALVES ? ['chi-gougu', 'ind-sulba'] : []);

describe('a concept', () => {
  test('is explored when its lesson’s practice was solved to eighty in a hundred', async () => {
    const { learner, child } = await openFamily(family);
    Object.assign(family.deps.content, { lessonMappings });
    const walker = { learner, learnerId: child.id, sessionSecret: family.sessionSecret };
    await practise(walker, HALVES, (index) => index === 0);
    expect((await progressOf(learner)).conceptsExplored).toEqual([]);
    const other = await openFamily(family);
    await practise({ ...walker, learner: other.learner, learnerId: other.child.id }, HALVES);
    expect((await progressOf(other.learner)).conceptsExplored).toEqual([
      'Right-triangle theorem',
      'Pythagorean theorem',
    ]);
    expect((await progressOf(other.parent, `?childId=${other.child.id}`)).conceptsExplored).toHaveLength(2);
  });
});

async function visited(id: string) {
  const chosen = { mappingId: id, ...RIGHT };
  const { receipt } = (await family.visitor('10.0.0.8').post('/api/kim/guesses', chosen)).json<{
    receipt: string;
  }>();
  return {
    methodologyLevel: 'integrated' as const,
    mythology: null,
    preferredLearningStyle: null,
    recentConcepts: [{ mappingId: id, at: '2026-11-01T10:00:00.000Z' }],
    receipts: [{ mappingId: id, receipt }],
  };
}
const merge = (client: Client, brought: object) => client.post('/api/kim/progress/merge', brought);

describe('a visitor’s progress', () => {
  test('is brought to the account once, in either order, and a receipt of another mapping proves nothing', async () => {
    const [one, two] = [await visited('chi-gougu'), await visited('ind-sulba')];
    const ends: KimProgress[] = [];
    for (const order of [
      [one, two, one],
      [two, one, two],
    ]) {
      const { learner } = await openFamily(family);
      for (const brought of order) expect((await merge(learner, brought)).statusCode).toBe(200);
      const { userId: _own, ...end } = await progressOf(learner);
      ends.push({ ...end, userId: null, connectionsDiscovered: end.connectionsDiscovered.toSorted() });
    }
    expect(ends[0]).toEqual(ends[1]);
    expect(ends[0]).toMatchObject({
      methodologyLevel: 'integrated',
      connectionsDiscovered: ['chi-gougu', 'ind-sulba'],
    });
    const { learner } = await openFamily(family);
    const forged = { ...one, receipts: [{ mappingId: 'chi-zu', receipt: one.receipts[0]!.receipt }] };
    expect((await merge(learner, forged)).json<KimProgress>().connectionsDiscovered).toEqual([]);
  });

  test('does not change what the account chose, nor go beyond what a parent allows', async () => {
    const { learner, parent, child } = await openFamily(family);
    await learner.put('/api/kim/settings', { methodologyLevel: 'advanced', mythology: true });
    await merge(learner, await visited('chi-gougu'));
    expect(await progressOf(learner)).toMatchObject({ methodologyLevel: 'advanced', mythology: true });
    await parent.put(`/api/kim/limits/${child.id}`, { levelLimit: 'awareness', mythsAllowed: false });
    expect(await progressOf(learner)).toMatchObject({ methodologyLevel: 'awareness', mythology: false });
  });
});

const WORK = {
  patternId: 'rightTriangle',
  mappings: [
    { id: 'chi-gougu', label: 'record', source: 'SHEN99', relation: 'independent-discovery' },
    { id: 'ind-sulba', label: 'record', source: 'SB83', relation: 'analogy' },
  ],
  couldHaveMet: 'unknown',
  metBecause: 'No text of one names the other.',
  same: 'Both know the rule.',
  different: 'One has a proof by moving pieces, the other ropes for altars.',
  unknown: 'Who said it first.',
  claim:
    'Both knew the rule. They used it for different work. I call them independent. My mail is kofi@example.org.',
  weDoNotKnow: 'whether they ever met',
};
const save = async (client: Client, work: object = WORK) =>
  (await client.post('/api/kim/syntheses', work)).json<SavedSynthesis>();
const readingsOf = async (client: Client) => (await client.get('/api/kim/readings')).json<ReadingsAnswer>();

describe('a synthesis', () => {
  test('is kept without private data, held back while something is missing, and scored by its own parent only', async () => {
    const { learner, parent } = await openFamily(family);
    const stranger = await openFamily(family);
    const { synthesis } = await save(learner, { ...WORK, weDoNotKnow: '' });
    expect(synthesis?.work.claim).toContain('[private]');
    const url = `/api/kim/syntheses/${synthesis!.id}`;
    const held = (await learner.post(`${url}/hand-in`)).json<HandedIn>();
    expect(held.remarks.map(({ code }) => code)).toEqual(['relation-differs', 'unknown-missing']);
    expect(held.synthesis?.state).toBe('draft');
    await learner.put(url, WORK);
    expect((await learner.post(`${url}/hand-in`)).json<HandedIn>().synthesis?.state).toBe('handed-in');
    expect((await readingsOf(stranger.parent)).syntheses).toEqual([]);
    expect((await readingsOf(parent)).syntheses).toMatchObject([{ id: synthesis!.id }]);
    const given = { scores: { accuracy: 3, evidence: 2, relation: 2, respect: 2 }, note: 'Well weighed.' };
    expect((await stranger.parent.post(`${url}/score`, given)).statusCode).toBe(404);
    expect((await parent.post(`${url}/score`, given)).json<Synthesis>()).toMatchObject({ passed: true });
    expect((await parent.post(`${url}/score`, given)).json()).toMatchObject({ code: 'moved-on' });
    expect((await progressOf(learner)).synthesisAchievements).toMatchObject([
      { patternId: 'rightTriangle', mappings: ['chi-gougu', 'ind-sulba'], total: 9 },
    ]);
    expect((await learner.put(url, WORK)).statusCode).toBe(404);
    expect((await learner.post(`${url}/revise`)).json<SavedSynthesis>().synthesis?.state).toBe('draft');
    expect((await parent.get('/api/accounts/export')).body).toContain('Well weighed.');
  });

  test('with a zero does not pass, whatever the sum', async () => {
    const { learner, parent } = await openFamily(family);
    const { synthesis } = await save(learner);
    const url = `/api/kim/syntheses/${synthesis!.id}`;
    await learner.post(`${url}/hand-in`);
    const given = { scores: { accuracy: 3, evidence: 3, relation: 3, respect: 0 }, note: '' };
    expect((await parent.post(`${url}/score`, given)).json<Synthesis>().passed).toBe(false);
    expect((await progressOf(learner)).synthesisAchievements).toEqual([]);
  });

  test('that tells of danger is answered with care, told on as a message would be, and not kept', async () => {
    const { learner, parent, child } = await openFamily(family);
    const saved = await save(learner, { ...WORK, claim: 'I want to kill myself. It is true. Yes.' });
    expect(saved.synthesis).toBeNull();
    expect(saved.care!.length).toBeGreaterThan(60);
    const { alerts } = (await parent.get('/api/tutor/alerts')).json<{ alerts: object[] }>();
    expect(alerts).toMatchObject([{ childId: child.id, tier: 'S1' }]);
    const { rows } = await family.database.pool.query('select from kim_syntheses where learner_id = $1', [
      child.id,
    ]);
    expect(rows).toEqual([]);
  });
});

test('a proposed mapping is the parent’s to pass on and an admin’s to decide, and needs the advanced level', async () => {
  const { learner, parent } = await openFamily(family);
  const admin = await family.makeAdmin();
  const proposed = {
    modernConcept: 'Doubling',
    ancestralConcept: 'A counting game of my village',
    culture: 'My village',
    relation: 'analogy',
    label: 'tradition',
    why: 'Both double at every step.',
    source: 'My grandmother, told in 2025',
  };
  expect((await learner.post('/api/kim/proposals', proposed)).json()).toMatchObject({ code: 'not-allowed' });
  await learner.put('/api/kim/settings', { methodologyLevel: 'advanced' });
  const { proposal } = (await learner.post('/api/kim/proposals', proposed)).json<SavedProposal>();
  const url = `/api/kim/proposals/${proposal!.id}/decide`;
  const asAdmin = `${url}?reason=family-asked`;
  const accept = { accept: true, note: '' };
  const seenByAdmin = async () =>
    (await readingsOf(admin.client)).proposals.some(({ id }) => id === proposal!.id);
  expect(await seenByAdmin()).toBe(false);
  expect((await admin.client.post(asAdmin, accept)).json()).toMatchObject({ code: 'moved-on' });
  expect((await parent.post(url, accept)).json()).toMatchObject({ state: 'with-admin' });
  expect(await seenByAdmin()).toBe(true);
  expect((await admin.client.post(asAdmin, accept)).json()).toMatchObject({ state: 'accepted' });
  const { patterns } = (await family.visitor().get('/api/kim/patterns')).json<PatternsAnswer>();
  expect(JSON.stringify(patterns)).not.toContain('My village');
});

test('deleting a person takes all of it along', async () => {
  const { learner, child } = await openFamily(family);
  await openCard(learner, 'chi-gougu');
  await learner.put('/api/kim/settings', { mythology: true });
  await save(learner);
  await family.database.pool.query('delete from users where id = $1', [child.id]);
  const counted = `select (select count(*) from kim_cards where user_id = $1) + (select count(*) from kim_choices
    where user_id = $1) + (select count(*) from kim_syntheses where learner_id = $1) as left`;
  const { rows } = await family.database.pool.query(counted, [child.id]);
  expect(Number(rows[0].left)).toBe(0);
});
