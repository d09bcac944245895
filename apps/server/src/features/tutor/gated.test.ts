import { NO_GROUND } from '@ori/core/tutor/ground';
import type { Listener, Move } from '@ori/core/tutor/turn';
import { describe, expect, test } from 'vitest';
import { type Composer, embeddedComposer } from './composer.ts';
import { gated } from './gated.ts';

const MOVE: Move = { kind: 'hint', intent: 'hint', level: 1, because: 'asked', forbidden: ['5', 'five'] };
const LISTENER: Listener = { tier: 'middle', locale: 'en', personality: 'guide', firstName: 'Amina' };
const TURN = {
  learnerId: null,
  familyId: null,
  conversationId: null,
  message: 'hint',
  modelVendor: null,
  variety: 1,
};

/** A composer that says what it must not, as a language model may; asked for a question back, it is the templates. */
function saying(message: string): Composer {
  return async (move, ...rest) => {
    const draft = await embeddedComposer(move, ...rest);
    return move.kind === 'hint' ? { ...draft, message, via: 'somebody' } : draft;
  };
}

async function heard(message: string) {
  const warned: object[] = [];
  const composer = gated(saying(message), { warn: (details: object) => void warned.push(details) });
  const draft = await composer(MOVE, NO_GROUND, LISTENER, TURN, async () => {});
  return { said: draft.message, warned };
}

describe('the gate', () => {
  test('lets through what may be said, and logs nothing', async () => {
    const { said, warned } = await heard('Look at the parts. Which of them have one size?');
    expect(said).toBe('Look at the parts. Which of them have one size?');
    expect(warned).toEqual([]);
  });

  test.each([
    ['a false equality', 'First, 20 - 5 = 16. What is left?', '16'],
    ['the answer', 'The answer is 5. What is left?', 'answer is 5'],
    ['a secret', 'Keep this a secret between us. What is left?', 'secret'],
  ])('holds back %s, keeps the rest, and logs the fault without the words', async (_what, message, held) => {
    const { said, warned } = await heard(message);
    expect(said).not.toContain(held);
    expect(said).toContain('What is left?');
    expect(warned).toHaveLength(1);
    expect(JSON.stringify(warned)).not.toContain(held);
  });

  test('asks back where nothing is left to say', async () => {
    const { said } = await heard('The answer is 5.');
    expect(said.length).toBeGreaterThan(5);
    expect(said).not.toContain('5');
  });
});
