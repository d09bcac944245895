import { STUCK_AFTER_MS } from '@ori/contracts/tutor-names';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';
import { say } from './testing/tutor-client.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

describe('a message in another language than the one on screen', () => {
  test.each([
    ['qui es-tu', /Je suis le professeur Ori/],
    ['¿quién eres?', /Soy el profesor Ori/],
    ['je suis triste', /désolé/],
    ['estoy triste', /Siento que estés triste/],
    ['je veux mourir', /Tu comptes/],
    ['quiero morir', /Tú importas/],
    ['hello, who are you?', /I’m Professor Ori/],
  ])('is answered in its own: %s', async (message, words) => {
    const { learner } = await openFamily(family);
    expect((await say(learner, message)).reply.content).toMatch(words);
  });

  test.each(['Combien font 7 x 8 ?', 'cuánto es 7 por 8', 'Résous 3,5x = 7'])(
    'is read as it is written there: %s',
    async (message) => {
      const { learner } = await openFamily(family);
      const { reply } = await say(learner, message);
      expect(reply.metadata).toMatchObject({ move: 'hint', because: 'new-problem' });
    },
  );

  test('keeps its problem when lines without words follow', async () => {
    const { learner } = await openFamily(family);
    const tell = async (message: string) => {
      family.clock.now = new Date(family.clock.now.getTime() + STUCK_AFTER_MS + 1_000);
      return (await say(learner, message)).reply.metadata;
    };
    expect(await tell('Aide-moi à résoudre 3x + 5 = 20')).toMatchObject({ because: 'new-problem' });
    expect(await tell('3x = 25')).toMatchObject({ move: 'check', because: 'wrong-answer' });
    expect(await tell('3x = 15')).toMatchObject({ move: 'check', because: 'right-so-far' });
    expect(await tell('x = 5')).toMatchObject({ move: 'praise' });
  });

  test('keeps its problem as it was read when one goes on in another language', async () => {
    const { learner } = await openFamily(family);
    const tell = async (message: string) => {
      family.clock.now = new Date(family.clock.now.getTime() + STUCK_AFTER_MS + 1_000);
      return (await say(learner, message)).reply;
    };
    // No number is written so in English.
    expect((await tell('Résous 3,5x = 7')).metadata).toMatchObject({ because: 'new-problem' });
    expect((await tell('I am stuck, can you help me please?')).metadata).toMatchObject({ move: 'hint' });
    expect((await tell('x = 2')).metadata).toMatchObject({ move: 'praise' });
  });

  test('is helped in the language one goes on in, where the problem reads the same', async () => {
    const { learner } = await openFamily(family);
    const tell = async (message: string) => {
      family.clock.now = new Date(family.clock.now.getTime() + STUCK_AFTER_MS + 1_000);
      return (await say(learner, message)).reply;
    };
    await tell('Aide-moi à résoudre 3x + 5 = 20');
    const helped = await tell('I am stuck, can you help me please?');
    expect(helped.metadata.move).toBe('hint');
    expect(helped.content).not.toMatch(/[àéèê]/);
    expect((await tell('x = 5')).metadata).toMatchObject({ move: 'praise' });
  });

  test('is met so in a visitor’s try as well', async () => {
    const answer = await family.visitor().post('/api/tutor/try', { message: 'qui es-tu', locale: 'en' });
    expect(answer.json().reply.content).toMatch(/Je suis le professeur Ori.*Rien .* n’est gardé/);
  });
});

describe('who reads along', () => {
  test.each([
    ['who are you?', 'en', /only an administrator of this site/, /adults in charge|parent|teacher/],
    ['qui es-tu', 'fr', /l’administration de ce site/, /adultes responsables|parent|enseignant/],
    ['¿quién eres?', 'es', /la administración de este sitio/, /adultos a cargo|familia|docente/],
  ])('a grown learner is told as it is: %s (%s)', async (message, _locale, words, never) => {
    const { client } = await family.signUp('student', { ageGroup: 'adult' });
    const { content } = (await say(client, message)).reply;
    expect(content).toMatch(words);
    expect(content).not.toMatch(never);
  });

  test.each([
    'who won the match yesterday evening',
    'qui a gagné le match hier soir',
    'quién ganó el partido de ayer por la noche',
    'I want to talk to a person',
  ])('a grown learner is sent to no teacher or parent: %s', async (message) => {
    const { client } = await family.signUp('student', { ageGroup: 'adult' });
    const { content, suggestedActions } = (await say(client, message)).reply;
    expect(content).not.toMatch(/parent|teacher|grown-up|enseignant|adulte|docente|familia/);
    expect(suggestedActions.join(' ')).not.toMatch(/grown-up|adulte|adulto/);
  });

  test('a child hears of the grown-ups who can read', async () => {
    const { learner } = await openFamily(family, { child: { ageGroup: 'middle' } });
    expect((await say(learner, 'who are you?')).reply.content).toMatch(/your grown-ups can read/);
  });
});
