/**
 * Work for one key at a time, in the order it was asked for; work for different keys runs side by side.
 * A failure is its asker's alone: the next in line has its turn all the same.
 */
export function inTurn() {
  const last = new Map<string, Promise<unknown>>();

  return async <Value>(key: string, work: () => Promise<Value>): Promise<Value> => {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
