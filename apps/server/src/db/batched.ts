/** How items that arrive one by one are worked off together. */
interface Batching<Item, Reply> {
  /**
   * Works a batch off; answers one reply for each item, in the items' order. `undefined` is for an item
   * that could not be dealt with in company and changed nothing: it is tried on its own.
   */
  readonly together: (items: readonly Item[]) => Promise<readonly (Reply | undefined)[]>;
  readonly alone: (item: Item) => Promise<Reply>;
  readonly maxItems: number;
  /** Does this failure of a batch strike every item alike? Otherwise each of them is tried on its own. */
  readonly isEveryones: (error: unknown) => boolean;
}

interface Waiting<Item, Reply> {
  readonly item: Item;
  readonly resolve: (reply: Reply | Promise<Reply>) => void;
  readonly reject: (error: unknown) => void;
}

const endOfTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * One round to the database for many askers: while one batch is worked off, items that arrive wait and
 * make up the next, the oldest first. Every item gets its own reply or its own failure, once, after its
 * batch is done. An item that is tried alone holds up no batch.
 */
export function batched<Item, Reply>(batching: Batching<Item, Reply>): (item: Item) => Promise<Reply> {
  const { together, alone, maxItems, isEveryones } = batching;
  const waiting: Waiting<Item, Reply>[] = [];
  let isBusy = false;

  async function settle(batch: readonly Waiting<Item, Reply>[]): Promise<void> {
    try {
      const replies = await together(batch.map(({ item }) => item));
      batch.forEach(({ item, resolve }, index) => {
        const reply = replies[index];
        resolve(reply === undefined ? alone(item) : reply);
      });
    } catch (error) {
      for (const { item, resolve, reject } of batch) {
        if (isEveryones(error)) reject(error);
        else resolve(alone(item));
      }
    }
  }

  /** Those who ask in the same turn of the event loop go together. */
  async function workOff(): Promise<void> {
    isBusy = true;
    while (waiting.length > 0) {
      await endOfTurn();
      await settle(waiting.splice(0, maxItems));
    }
    isBusy = false;
  }

  return (item) =>
    new Promise<Reply>((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isBusy) void workOff();
    });
}
