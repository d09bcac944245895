import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { CHILD_PIN, openFamily, proveParent, signInChild } from '../../testing/family-people.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

const MINUTE_MS = 60_000;
const childUrl = (id: string) => `/api/families/children/${id}`;

test('whoever finds a parent’s session open takes no child’s account and takes no child away', async () => {
  const { parent, child, learner } = await openFamily(family);
  const tries = [
    () => parent.patch(childUrl(child.id), { pin: '9053' }),
    () => parent.patch(childUrl(child.id), { firstName: 'Nour', pin: '9053', unlock: true }),
    () => parent.delete(childUrl(child.id)),
    () => parent.delete(`/api/users/${child.id}`),
  ];
  for (const attack of tries) {
    const refused = await attack();
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'proof-needed']);
  }
  expect((await parent.get(childUrl(child.id))).json()).toEqual(child);
  expect((await learner.get('/api/learning/home')).statusCode).toBe(200);
  await signInChild(family, child, CHILD_PIN);
});

test('a wrong secret opens nothing, a right one for ten minutes, and everything else never asks', async () => {
  const { parent, child } = await openFamily(family);
  await expect(proveParent(parent, '1926')).rejects.toThrow('401');
  expect((await parent.patch(childUrl(child.id), { pin: '9053' })).json().code).toBe('proof-needed');
  const plain = { firstName: 'Nour', gradeLevel: 4, unlock: true };
  expect((await parent.patch(childUrl(child.id), plain)).statusCode).toBe(200);
  await proveParent(parent);
  family.clock.now = new Date(family.clock.now.getTime() + 10 * MINUTE_MS - 1);
  expect((await parent.patch(childUrl(child.id), { pin: '9053' })).statusCode).toBe(200);
  family.clock.now = new Date(family.clock.now.getTime() + 1);
  expect((await parent.delete(childUrl(child.id))).json().code).toBe('proof-needed');
  await proveParent(parent);
  expect((await parent.delete(childUrl(child.id))).statusCode).toBe(200);
});

test('a child of somebody else is still answered like one that does not exist', async () => {
  const { child } = await openFamily(family);
  const { client: stranger } = await family.signUpParent();
  expect((await stranger.patch(childUrl(child.id), { pin: '9053' })).statusCode).toBe(404);
  expect((await stranger.delete(childUrl(child.id))).statusCode).toBe(404);
});
