import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Person, type TestApp, type TestChild } from './testing/app.ts';

const FEED = encodeURIComponent('subscription { familyNews { parts } }');
let app: TestApp;
let parent: Person;
let child: TestChild;
let address: string;

beforeAll(async () => {
  app = await startTestApp();
  parent = await app.signUpParent();
  child = await app.addChild(parent);
  address = await app.http.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

/** Reads a feed until it says `until` or ends. */
async function openFeed(person: Person) {
  const cookie = [...person.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${address}/graphql?query=${FEED}`, {
    headers: { cookie, accept: 'text/event-stream' },
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    async read(until: string): Promise<string> {
      while (!text.includes(until)) {
        const next = await reader?.read();
        if (next === undefined || next.done) return `${text}(ended)`;
        text += next.value;
      }
      return text;
    },
    close: () => reader?.cancel(),
  };
}

async function startLesson(): Promise<void> {
  const lesson = app.content.lessonSummary(app.content.lessonIds[0] ?? '', 'en');
  const answer = await child.client.post(`/api/courses/${lesson?.courseId}/lessons/${lesson?.id}/start`, {});
  expect(answer.statusCode, answer.body).toBe(200);
}

it('tells a parent that the child did something, as it happens, and not another family', async () => {
  const stranger = await app.signUpParent();
  const [feed, other] = [await openFeed(parent), await openFeed(stranger)];
  await startLesson();
  // That the child was added may be told first, or together with it.
  expect(await feed.read('"work"')).toMatch(/"parts":\[[^\]]*"lessons"[^\]]*"work"/);
  await stranger.client.post('/api/auth/logout');
  expect(await other.read('complete')).not.toContain('parts');
  await feed.close();
});

it('closes the feed as soon as the parent signs out anywhere', async () => {
  const feed = await openFeed(parent);
  await parent.client.post('/api/auth/logout');
  expect(await feed.read('event: complete')).toContain('event: complete');
});

it('ends open feeds when the server stops', async () => {
  const other = await startTestApp();
  const someone = await other.signUpParent();
  const own = address;
  address = await other.http.listen({ host: '127.0.0.1', port: 0 });
  const feed = await openFeed(someone);
  address = own;
  const begun = performance.now();
  await Promise.all([other.close(), feed.read('event: complete')]);
  expect(performance.now() - begun).toBeLessThan(5_000);
});
