import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { batched } from './batched.ts';

class Down extends Error {}

const MAX_ITEMS = 4;

/** Items are worked off by rules that tell from an item alone what becomes of it. */
function createRounds() {
  const batches: number[][] = [];
  const alone: number[] = [];
  let atOnce = 0;
  const ask = batched<number, string | null>({
    maxItems: MAX_ITEMS,
    isEveryones: (error) => error instanceof Down,
    together: async (items) => {
      atOnce += 1;
      expect(atOnce).toBe(1);
      batches.push([...items]);
      await sleep(0);
      atOnce -= 1;
      if (items.some((item) => isBad(item))) throw new Error('one of them');
      return items.map((item) => (isShy(item) ? undefined : replyTo(item)));
    },
    alone: async (item) => {
      alone.push(item);
      if (isBad(item)) throw new Error(`bad ${item}`);
      return replyTo(item);
    },
  });
  return { ask, batches, alone };
}
const isBad = (item: number) => item % 7 === 3;
const isShy = (item: number) => item % 5 === 4;
const replyTo = (item: number) => (item % 3 === 0 ? null : `reply to ${item}`);

it('gives every item its own reply or its own failure, once, in batches that keep the order', async () => {
  const turns = fc.array(fc.array(fc.nat({ max: 60 }), { maxLength: 9 }), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(turns, async (groups) => {
      const { ask, batches, alone } = createRounds();
      const asked: Promise<PromiseSettledResult<string | null>[]>[] = [];
      for (const group of groups) {
        asked.push(Promise.allSettled(group.map((item) => ask(item))));
        await sleep(0);
      }
      const items = groups.flat();
      expect((await Promise.all(asked)).flat()).toEqual(
        items.map((item) =>
          isBad(item)
            ? { status: 'rejected', reason: new Error(`bad ${item}`) }
            : { status: 'fulfilled', value: replyTo(item) },
        ),
      );
      expect(batches.flat()).toEqual(items);
      expect(batches.every(({ length }) => length > 0 && length <= MAX_ITEMS)).toBe(true);
      const inBadCompany = batches.filter((batch) => batch.some(isBad)).flat();
      const shy = batches.filter((batch) => !batch.some(isBad)).flatMap((batch) => batch.filter(isShy));
      expect(alone.toSorted()).toEqual([...inBadCompany, ...shy].toSorted());
    }),
  );
});

it('takes together what is asked for in one turn, and while a batch is under way', async () => {
  const { ask, batches } = createRounds();
  const first = [ask(1), ask(2)];
  await sleep(0);
  await Promise.all([...first, ask(5), ask(6), ask(7), ask(8), ask(11)]);
  expect(batches.map(({ length }) => length)).toEqual([2, 4, 1]);
});

it('goes on with the next batch while an item of the last is still tried alone', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<string>();
  const ask = batched<string, string>({
    maxItems: MAX_ITEMS,
    isEveryones: () => false,
    together: async (items) => items.map((item) => (item === 'slow' ? undefined : item)),
    alone: () => held,
  });
  const slow = ask('slow');
  expect(await ask('beside it')).toBe('beside it');
  expect(await ask('after it')).toBe('after it');
  letGo('late');
  expect(await slow).toBe('late');
});

it('tells everybody when the database is down, tries nobody alone, and works again afterwards', async () => {
  let isDown = true;
  const ask = batched<number, number>({
    maxItems: MAX_ITEMS,
    isEveryones: (error) => error instanceof Down,
    together: async (items) => {
      if (isDown) throw new Down();
      return items;
    },
    alone: async () => expect.unreachable(),
  });
  const outcomes = await Promise.allSettled([1, 2, 3].map((item) => ask(item)));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  isDown = false;
  expect(await ask(4)).toBe(4);
});
