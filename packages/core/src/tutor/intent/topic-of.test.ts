import { describe, expect, it } from 'vitest';
import { topicOf } from './topic-of.ts';

describe('the subject of a message', () => {
  it.each([
    ['explain fractions to me', 'math'],
    ['3x + 5 = 20', 'math'],
    ['how does photosynthesis work', 'science'],
    ['what is an adjective', 'language'],
    ['who built the pyramids of Egypt', 'social'],
    ['help me plan my budget', 'life'],
    ['je comprends rien à la conjugaison', 'language'],
    ['explique-moi les volcans et la gravité', 'science'],
    ['no entiendo las ecuaciones', 'math'],
    ['háblame del imperio de Egipto', 'social'],
  ])('is told from its words: %s → %s', (text, topic) => expect(topicOf(text)).toBe(topic));

  it.each(['hello', 'i am stuck', 'what do i have today', 'the history of algebra'])(
    'is left open where it is not sure: %s',
    (text) => expect(topicOf(text)).toBeNull(),
  );
});
