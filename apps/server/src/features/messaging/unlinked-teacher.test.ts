import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkTo, OPENS_ALL } from '../../testing/classroom-people.ts';
import type { Person } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { follow } from '../../testing/event-stream.ts';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';

let app: FamilyApp;
let origin: string;
let teacher: Person;
beforeAll(async () => {
  app = await openFamilyApp();
  origin = await app.http.listen({ host: '127.0.0.1', port: 0 });
  teacher = await app.signUp('teacher');
});
afterAll(() => app.close());

const say = (client: Client, place: string) =>
  client.post(`/api/threads/${place}/messages`, { id: randomUUID(), text: 'Good morning' });

test('an open feed of a teacher tells nothing more of a child once the link has ended', async () => {
  const [left, kept] = [await openFamily(app), await openFamily(app)];
  const gone = await linkTo(teacher, left, OPENS_ALL);
  const stays = await linkTo(teacher, kept, OPENS_ALL);
  const feed = await follow(origin, teacher.client, 'inboxNews { kind threadId }');
  expect((await say(left.parent, `class/${gone}`)).statusCode).toBe(200);
  expect(await feed.until(gone)).toContain(gone);

  await left.parent.delete(`/api/child-teachers/${gone}`);
  const before = feed.text().length;
  for (const client of [left.parent, left.learner])
    for (const kind of ['class', 'grown-ups']) await say(client, `${kind}/${gone}`);
  await say(left.parent, `home/${left.child.id}`);
  // What is told in order would have come before this.
  await say(kept.parent, `class/${stays}`);
  const told = (await feed.until(stays)).slice(before);
  expect(told).toContain(stays);
  expect(told).not.toContain(gone);
  expect(told).not.toContain(left.child.id);
  await feed.close();
});

test('and the teacher opens nothing of that child’s any more, by any call', async () => {
  const home = await openFamily(app);
  const id = await linkTo(teacher, home, OPENS_ALL);
  const about = `childId=${home.child.id}`;
  const opened = [
    `/api/progress?${about}`,
    `/api/progress/stuck?${about}`,
    `/api/goals?${about}`,
    `/api/records/log?${about}&from=2026-07-01&to=2027-06-30`,
    `/api/portfolio?${about}`,
    `/api/threads/class/${id}`,
  ];
  const look = () => Promise.all(opened.map(async (url) => (await teacher.client.get(url)).statusCode));
  expect(await look()).toEqual(opened.map(() => 200));
  await home.parent.delete(`/api/child-teachers/${id}`);
  expect(await look()).toEqual(opened.map(() => 404));
});
