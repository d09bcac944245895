import type { Helpline, ParentCard } from '@ori/contracts/tutor-care';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../../testing/family-app.ts';
import { openFamily } from '../../../testing/family-people.ts';
import { practise, questionsOf } from '../../../testing/practice-walk.ts';
import { UNLIKE } from '../../../testing/small-content.ts';
import { say } from '../testing/tutor-client.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

const cards = async (client: { get: (url: string) => Promise<{ json: () => unknown }> }) =>
  ((await client.get('/api/tutor/parent-card')).json() as { cards: ParentCard[] }).cards;

describe('Ori’s card', () => {
  test('tells a parent each child’s own day, as it was counted', async () => {
    const { parent, child, learner } = await openFamily(family);
    const [quiet] = await cards(parent);
    expect(quiet).toMatchObject({ childId: child.id, firstName: 'Amina', stuck: null });
    await practise({ learner, learnerId: child.id, sessionSecret: family.sessionSecret }, UNLIKE, () => true);
    const [card] = await cards(parent);
    expect(card?.today).not.toBe(quiet?.today);
    expect(card?.today).toMatch(/\b3\b/);
    expect(card?.stuck).toContain('ma-addunlike (en)');
    expect(card?.askTonight.length).toBeGreaterThan(10);
    expect(card?.kitchenTable.length).toBeGreaterThan(10);
  });

  test('tells of a child who only asked for help, and nothing of what a family must not read', async () => {
    const { parent, child, learner } = await openFamily(family);
    await say(learner, 'my stepdad hits me every night');
    expect((await cards(parent))[0]?.today).toBe('Amina has not worked here today.');
    const { questions } = await questionsOf(learner, UNLIKE);
    const place = { item: questions[0]?.item ?? '' };
    for (let n = 0; n < 3; n += 1) {
      family.clock.now = new Date(family.clock.now.getTime() + 30_000);
      await learner.post('/api/tutor/work-help', { kind: 'hint', place });
    }
    const [card] = await cards(parent);
    expect(card).toMatchObject({ childId: child.id, today: 'Amina asked Ori 3 questions today.' });
    expect(card?.stuck).toContain('ma-addunlike (en)');
    expect(card?.askTonight).toContain('ma-addunlike (en)');
  });

  test('is for parents, and of no other family', async () => {
    const { learner } = await openFamily(family);
    const stranger = await openFamily(family);
    const { child } = await openFamily(family);
    expect(JSON.stringify(await cards(stranger.parent))).not.toContain(child.id);
    expect((await learner.get('/api/tutor/parent-card')).statusCode).toBe(403);
  });
});

const read = async () =>
  (await family.visitor().get('/api/tutor/helplines')).json<{ helplines: Helpline[] }>().helplines;

describe('helplines', () => {
  const LINE: Helpline = { country: 'US', name: 'Our own line', number: '555 0100', languages: ['en'] };
  test('are open to read, an admin’s to change, and the reviewed list comes back when theirs is empty', async () => {
    const admin = await family.makeAdmin();
    const { parent } = await openFamily(family);
    const reviewed = await read();
    expect(reviewed.length).toBeGreaterThan(5);
    const change = (helplines: unknown) => admin.client.put('/api/tutor/helplines', { helplines });
    expect((await change([LINE])).statusCode).toBe(200);
    expect(await read()).toEqual([LINE]);
    expect((await parent.put('/api/tutor/helplines', { helplines: [] })).statusCode).toBe(403);
    const refused = await change([{ ...LINE, number: 'call me' }]);
    expect(refused.json()).toMatchObject({ code: 'invalid-input', field: 'helplines.0.number' });
    await change([]);
    expect(await read()).toEqual(reviewed);
  });
});
