import { draft } from '@ori/core/tutor/compose/draft';
import { NO_GROUND } from '@ori/core/tutor/ground';
import type { RecordedTurn } from '@ori/core/tutor/rubric/rubric';
import { NO_LADDER } from '@ori/core/tutor/turn';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { say } from '../features/tutor/testing/tutor-client.ts';
import { startTestApp, type TestApp } from './app.ts';
import { recordTurns } from './recorded-turns.ts';

const turn = (message: string): RecordedTurn => ({
  said: 'hello',
  draft: draft({ message, confidence: 1 }),
  move: { kind: 'greet', intent: 'greeting', level: 0, because: 'greeting', forbidden: [] },
  ladder: NO_LADDER,
  ground: NO_GROUND,
  listener: { tier: 'middle', locale: 'en', personality: 'guide', firstName: null },
  hasTwin: false,
});

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('names the turn that falls short, and what was said in it', () => {
  const talk = recordTurns();
  talk.record('a', turn('Hello. What are you working on?'));
  talk.record(null, turn('Since 2 + 2 = 5, what is next?'));
  expect(() => talk.check()).toThrow(/R1: .*2 \+ 2 = 5[^]*“hello” was answered/);
});

it('hears of every turn that tests have with the product: a learner’s, a visitor’s, one of danger', async () => {
  const { client } = await app.signUp('student', { ageGroup: 'adult' });
  await say(client, 'solve 3x + 5 = 20');
  await say(client, 'I want to kill myself');
  await app.visitor().post('/api/tutor/try', { message: 'solve 3x + 5 = 20' });
  expect(app.talk.turns()).toBe(3);
  expect(() => app.talk.check()).not.toThrow();
});
