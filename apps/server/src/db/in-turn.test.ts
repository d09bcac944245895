import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

it('runs the work of one key in the order it was asked for, never two at once, whatever fails', async () => {
  const piece = fc.record({ key: fc.constantFrom('a', 'b', 'c'), waits: fc.boolean(), fails: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
      const ofKey = inTurn();
      const running = new Set<string>();
      const done: string[] = [];
      const outcomes = await Promise.allSettled(
        pieces.map(({ key, waits, fails }, index) =>
          ofKey(key, async () => {
            expect(running.has(key)).toBe(false);
            running.add(key);
            if (waits) await sleep(0);
            running.delete(key);
            done.push(`${key}${index}`);
            if (fails) throw new Error(`${index}`);
            return index;
          }),
        ),
      );
      for (const key of 'abc') {
        const asked = pieces.flatMap((each, index) => (each.key === key ? [`${key}${index}`] : []));
        expect(done.filter((name) => name.startsWith(key))).toEqual(asked);
      }
      expect(outcomes).toEqual(
        pieces.map(({ fails }, index) =>
          fails
            ? { status: 'rejected', reason: new Error(`${index}`) }
            : { status: 'fulfilled', value: index },
        ),
      );
    }),
  );
});

it('does not let the work of one key hold up another’s', async () => {
  const ofKey = inTurn();
  const { promise: held, resolve: letGo } = Promise.withResolvers<string>();
  const slow = ofKey('slow', () => held);
  expect(await ofKey('quick', async () => 'done')).toBe('done');
  letGo('late');
  expect(await slow).toBe('late');
});
