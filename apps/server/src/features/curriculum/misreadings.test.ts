import type { MisreadingsAnswer } from '@ori/contracts/misreadings';
import { misreadingsAnswer } from '@ori/contracts/misreadings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../testing/app.ts';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';

let family: FamilyApp;
let teacher: Person;
beforeAll(async () => {
  family = await openFamilyApp();
  teacher = await family.signUp('teacher');
});
afterAll(() => family.close());

const path = (query: string) => `/api/teaching/misreadings?${query}`;

test('a teacher reads the wrong ways of a subject and an age, each with a skill and a question to ask', async () => {
  const answer = await teacher.client.get(path('subject=math&band=3-5'));
  const { misreadings } = misreadingsAnswer.parse(answer.json());
  expect(misreadings.length).toBeGreaterThan(20);
  for (const { name, question, skills, example } of misreadings) {
    expect([name, question, ...skills.map(({ title }) => title)].every((words) => words.length > 1)).toBe(
      true,
    );
    if (example !== null) expect(example.wrong).not.toBe(example.right);
  }
  expect(misreadings.some(({ example }) => example !== null)).toBe(true);
});

test('in the language of the reader, and only what belongs to that age', async () => {
  const idsOf = async (query: string) =>
    (await teacher.client.get(path(query)))
      .json<MisreadingsAnswer>()
      .misreadings.map(({ id, name }) => ({ id, name }));
  const [english, french] = [
    await idsOf('subject=math&band=K-2'),
    await idsOf('subject=math&band=K-2&lng=fr'),
  ];
  expect(french.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
  expect(french.map(({ name }) => name)).not.toEqual(english.map(({ name }) => name));
  expect(await idsOf('subject=math&band=adult')).toEqual([]);
  expect((await teacher.client.get(path('subject=alchemy&band=3-5'))).statusCode).toBe(400);
});

test('is for teachers only', async () => {
  const parent = await family.signUp('parent');
  expect((await parent.client.get(path('subject=math&band=3-5'))).statusCode).toBe(403);
  expect((await family.visitor('10.0.0.7').get(path('subject=math&band=3-5'))).statusCode).toBe(401);
});
