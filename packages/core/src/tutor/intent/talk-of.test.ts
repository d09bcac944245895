import { describe, expect, it } from 'vitest';
import { talkOf } from './talk-of.ts';
import type { TalkKind } from './talk-rule.ts';

const SAID: readonly (readonly [string, TalkKind])[] = [
  ['i feel sad today', 'sad'],
  ['i want mommy', 'sad'],
  ['je suis triste', 'sad'],
  ['estoy muy triste', 'sad'],
  ['my tummy hurts', 'unwell'],
  ["j'ai mal au ventre", 'unwell'],
  ['me duele la cabeza', 'unwell'],
  ['im too dumb for this', 'discouraged'],
  ["I feel ashamed that I can't do fractions", 'discouraged'],
  ['i have been trying for an hour and i still dont get it', 'discouraged'],
  ['je suis nulle en maths', 'discouraged'],
  ['soy muy mala para las mates', 'discouraged'],
  ["i have a test tomorrow and i'm scared", 'test-fear'],
  ["j'ai un contrôle demain et j'ai peur", 'test-fear'],
  ['tengo un examen mañana y tengo miedo', 'test-fear'],
  ['tell me a joke', 'small-talk'],
  ['do you like pizza', 'small-talk'],
  ['raconte-moi une blague', 'small-talk'],
  ['cuéntame un chiste', 'small-talk'],
  ['i love you', 'affection'],
  ["je t'aime", 'affection'],
  ['te quiero mucho', 'affection'],
  ['write me an essay about the civil war', 'write-for-me'],
  ['can you write my book report on Holes', 'write-for-me'],
  ['do my homework for me', 'write-for-me'],
  ['fais mes devoirs', 'write-for-me'],
  ['haz mi tarea', 'write-for-me'],
  ['ok can we do math now', 'begin'],
  ['asdfghjkl', 'unreadable'],
  ['?????', 'unreadable'],
  ['🙂🙂🙂', 'unreadable'],
];

describe('talk beside the lessons', () => {
  it.each(SAID)('has an answer of its own: %s → %s', (message, kind) => expect(talkOf(message)).toBe(kind));
});

describe('what belongs to a lesson', () => {
  it.each([
    'solve 3x + 5 = 20',
    'what is 7 x 8',
    'tell me about unit fractions',
    'what do you like to check in a sum',
    'my answer is 5',
    'how do i write an essay',
    'play with the numbers: 3 + 4',
    'is it sad that x = 3?',
    '12',
    '2+2',
    'x',
    'b',
    '56 ?',
    'rhythm',
    "c'est quoi une fraction",
    'cuánto es 3 por 4',
  ])('is no such talk: %s', (message) => expect(talkOf(message)).toBeNull());
});
