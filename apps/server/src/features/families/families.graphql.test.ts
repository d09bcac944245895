import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';
import type { Client } from '../../testing/client.ts';
import { practise } from '../../testing/practice-walk.ts';
import { HALVES, LOAVES_COURSE } from '../../testing/small-content.ts';

let family: FamilyApp;
let origin: string;
beforeAll(async () => {
  family = await openFamilyApp();
  origin = await family.http.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => family.close());

const SUBSCRIPTION = 'subscription { familyActivity { childId kind title lessonId } }';
const lessonPath = `/api/courses/${LOAVES_COURSE}/lessons/${HALVES}`;

/** Opens the subscription as a browser's EventSource does; collects what comes until it is closed. */
async function subscribe(client: Client) {
  const abort = new AbortController();
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const url = `${origin}/graphql?query=${encodeURIComponent(SUBSCRIPTION)}`;
  const response = await fetch(url, {
    headers: { accept: 'text/event-stream', cookie },
    signal: abort.signal,
  });
  let text = '';
  const reading = (async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) text += chunk;
  })().catch(() => {});
  return {
    status: response.status,
    async until(isThere: (text: string) => boolean): Promise<string> {
      for (let waited = 0; waited < 200 && !isThere(text); waited++) await sleep(20);
      return text;
    },
    async close(): Promise<string> {
      abort.abort();
      await reading;
      return text;
    },
  };
}

describe('GraphQL for families', () => {
  test('gives a parent the same children and dashboard as REST', async () => {
    const { parent, child } = await openFamily(family);
    const asked = await parent.graphql(
      '{ children { id firstName consent { version } } parentDashboard { activeChildren streakDays children { childId today { answers } week { day } } upcomingAssignments { id } } }',
    );
    expect(asked.errors).toEqual([]);
    expect(asked.data).toMatchObject({
      children: [{ id: child.id, firstName: 'Amina' }],
      parentDashboard: {
        activeChildren: 1,
        children: [{ childId: child.id, today: { answers: 0 } }],
        upcomingAssignments: [],
      },
    });
  });

  test('gives everybody the courses, and nobody a family that is not theirs', async () => {
    const { learner } = await openFamily(family);
    const courses = await learner.graphql(
      `{ courses { id units { lessons { id } } } course(id: "${LOAVES_COURSE}") { title } lesson(id: "none") { id } }`,
    );
    expect(courses.data).toMatchObject({ course: { title: `${LOAVES_COURSE} (en)` }, lesson: null });
    const refused = await learner.graphql('{ children { id } }');
    expect(refused.errors).toMatchObject([{ extensions: { code: 'not-allowed' } }]);
  });

  test('tells a parent live what their children do, and nothing of others', async () => {
    const { parent, child, learner } = await openFamily(family);
    const other = await openFamily(family);
    const stream = await subscribe(parent);
    const otherStream = await subscribe(other.parent);
    expect(stream.status).toBe(200);
    await sleep(200);
    await learner.post(`${lessonPath}/start`);
    await practise({ learner, learnerId: child.id, sessionSecret: family.sessionSecret }, HALVES);
    await learner.post(`${lessonPath}/complete`);
    const heard = await stream.until((text) => text.includes('achieved'));
    expect(heard).toContain(`"kind":"started","title":"${HALVES} (en)"`);
    expect(heard).toContain(`"kind":"completed","title":"${HALVES} (en)"`);
    expect(heard).toContain('"kind":"achieved","title":"First lesson","lessonId":null');
    await stream.close();
    expect(await otherStream.close()).not.toContain('familyActivity');
  });

  test('goes silent for a child whose consent is revoked', async () => {
    const { parent, child, learner } = await openFamily(family);
    const stream = await subscribe(parent);
    await sleep(200);
    await learner.post(`${lessonPath}/start`);
    await stream.until((text) => text.includes('started'));
    await parent.patch(`/api/families/children/${child.id}`, { consent: false });
    const text = `select pg_notify('family-activity', json_build_object('familyId', family_id, 'activityIds', json_agg(id))::text)
      from activities where learner_id = $1 group by family_id`;
    await family.database.pool.query(text, [child.id]);
    await sleep(200);
    expect((await stream.close()).match(/"kind":"started"/g)).toHaveLength(1);
  });
});
