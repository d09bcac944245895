import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { createClient, type Client } from '../../testing/client.ts';
import { openFamily } from '../../testing/family-people.ts';
import { ask, say } from './testing/tutor-client.ts';
import { follow } from '../../testing/event-stream.ts';

const listen = (app: TestApp) => app.http.listen({ host: '127.0.0.1', port: 0 });
/** Two app processes on one database, as two machines would be. */
let here: TestApp;
let there: TestApp;
let origins: { here: string; there: string };
beforeAll(async () => {
  here = await startTestApp();
  there = await startTestApp({ database: here.database, secrets: here.deps.secrets });
  origins = { here: await listen(here), there: await listen(there) };
});
afterAll(async () => {
  await there.http.close();
  await here.close();
});

/** The same browser, talking to the other process. */
function atOther(client: Client): Client {
  const other = createClient(there.http);
  for (const [name, value] of client.cookies) other.cookies.set(name, value);
  return other;
}

async function openTalk() {
  const people = await openFamily(here);
  const { sessionId } = await say(people.learner, 'hello');
  return { ...people, sessionId };
}

describe('what is said', () => {
  test('reaches a subscriber of another process, with typing before it and sentences after', async () => {
    const { learner, sessionId } = await openTalk();
    const about = `(sessionId: "${sessionId}")`;
    const added = await follow(origins.there, learner, `tutorMessageAdded${about} { id role content }`);
    const typing = await follow(origins.there, learner, `tutorTyping${about} { isTyping }`);
    const tokens = await follow(origins.there, learner, `tutorTokens${about} { messageId text isDone }`);
    const all = await follow(
      origins.there,
      learner,
      `tutorLive${about} { message { id role } delta { text } typing { isTyping } }`,
    );
    const { reply } = await say(learner, 'solve 3x + 5 = 20');
    const live = await all.until(reply.id);
    expect(live.indexOf('"typing":{"isTyping":true}')).toBeGreaterThan(0);
    expect(live.indexOf('"typing":{"isTyping":true}')).toBeLessThan(live.indexOf('"role":"student"'));
    expect(live).toContain(`"id":"${reply.id}","role":"tutor"`);
    const heard = await added.until('"role":"tutor"');
    expect(heard).toContain('"role":"student","content":"solve 3x + 5 = 20"');
    expect(heard).toContain(reply.id);
    const typed = await typing.until('"isTyping":false');
    expect(typed.indexOf('"isTyping":true')).toBeLessThan(typed.indexOf('"isTyping":false'));
    const told = await tokens.until('"isDone":true');
    expect(told).toContain(JSON.stringify(reply.content));
    for (const feed of [added, typing, tokens, all]) await feed.close();
  });

  test('is the same conversation from either process', async () => {
    const { learner, sessionId } = await openTalk();
    const { reply } = await say(atOther(learner), 'hello again', { sessionId });
    const read = `{ tutorConversation(sessionId: "${sessionId}") { totalMessages messages { id } } }`;
    const talk = await ask<{ totalMessages: number; messages: { id: string }[] }>(learner, read);
    expect(talk.totalMessages).toBe(4);
    expect(talk.messages.map(({ id }) => id)).toContain(reply.id);
  });

  test('sent at once in one conversation, is kept in turns, whole, and none is lost', async () => {
    const { learner, sessionId } = await openTalk();
    const other = atOther(learner);
    const sent = await Promise.all(
      [learner, other, learner].map((client, n) => say(client, `hello ${n}`, { sessionId })),
    );
    const read = `{ tutorConversation(sessionId: "${sessionId}") { messageCount messages { role } } }`;
    const talk = await ask<{ messageCount: number; messages: { role: string }[] }>(learner, read);
    expect(new Set(sent.map(({ reply }) => reply.id)).size).toBe(3);
    expect(talk.messageCount).toBe(4);
    const roles = talk.messages.map(({ role }) => role);
    expect(roles).toEqual(Array.from({ length: 8 }, (_, n) => (n % 2 === 0 ? 'student' : 'tutor')));
  });
});

describe('typing', () => {
  test('without a session is of the own active conversation, and of no other', async () => {
    const { learner } = await openTalk();
    const { sessionId } = await say(learner, 'hello anew');
    const typing = await follow(origins.there, learner, 'tutorTyping { sessionId isTyping }');
    await say(learner, 'solve 3x + 5 = 20', { sessionId });
    expect(await typing.until('"isTyping":true')).toContain(`"sessionId":"${sessionId}","isTyping":true`);
    await typing.close();
  });

  test('without a session tells nobody of another’s conversation, not even a parent', async () => {
    const { learner, parent, sessionId } = await openTalk();
    const stranger = await openFamily(here);
    const own = await say(stranger.learner, 'hello');
    const refused = await follow(origins.there, parent, 'tutorTyping { sessionId isTyping }');
    expect(await refused.until('not-found')).toContain('"code":"not-found"');
    const elsewhere = await follow(origins.there, stranger.learner, 'tutorTyping { sessionId isTyping }');
    await say(learner, 'solve 3x + 5 = 20', { sessionId });
    await say(stranger.learner, 'solve 4x = 8', { sessionId: own.sessionId });
    const heard = await elsewhere.until('"isTyping":true');
    expect(heard).toContain(own.sessionId);
    expect(heard).not.toContain(sessionId);
    await elsewhere.close();
  });

  test('of a named session is for who may hear it: the parent, and no other family', async () => {
    const { learner, parent, sessionId } = await openTalk();
    const stranger = await openFamily(here);
    const about = `tutorTyping(sessionId: "${sessionId}") { isTyping }`;
    const heard = await follow(origins.there, parent, about);
    for (const other of [stranger.parent, stranger.learner]) {
      const refused = await follow(origins.there, other, about);
      expect(await refused.until('not-found')).toContain('"code":"not-found"');
    }
    await say(learner, 'solve 3x + 5 = 20', { sessionId });
    expect(await heard.until('"isTyping":true')).toContain('"isTyping":true');
    await heard.close();
  });
});

describe('who listens', () => {
  test('a parent hears their own child; another family, a sibling and a teacher are told there is nothing', async () => {
    const { learner, parent, sessionId } = await openTalk();
    const stranger = await openFamily(here);
    const sibling = await here.addChild({ client: parent, user: {} as never });
    const teacher = await here.signUp('teacher');
    const subscription = `tutorMessageAdded(sessionId: "${sessionId}") { content }`;
    const heard = await follow(origins.there, parent, subscription);
    for (const other of [stranger.parent, stranger.learner, sibling.client, teacher.client]) {
      const refused = await follow(origins.there, other, subscription);
      expect(await refused.until('not-found')).toContain('"code":"not-found"');
    }
    await say(learner, 'hello there');
    expect(await heard.until('hello there')).toContain('hello there');
    await heard.close();
  });

  test('hears nothing more once signed out', async () => {
    const { learner, sessionId } = await openTalk();
    const heard = await follow(
      origins.there,
      learner,
      `tutorMessageAdded(sessionId: "${sessionId}") { content }`,
    );
    await learner.post('/api/auth/logout');
    expect(await heard.until('event: complete')).toContain('event: complete');
  });
});

describe('a check-in', () => {
  test('reaches whom it is for, on whatever process they listen', async () => {
    const { learner } = await openFamily(here);
    const heard = await follow(origins.there, learner, 'proactiveCheckIn { reason message }');
    const asked = await ask<{ reason: string }>(learner, 'mutation { requestProactiveCheckIn { reason } }');
    expect(asked.reason).toBe('requested');
    expect(await heard.until('requested')).toContain('"reason":"requested"');
    await heard.close();
  });
});
