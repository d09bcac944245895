interface Room {
  /** Bytes of files that may lie in memory at once, of everybody's and of one account's. */
  readonly all: number;
  readonly ofOne: number;
}

/**
 * Counts the files that are being sent, from before their first byte is read until they are answered: beyond its room
 * nobody else is let in, so that slow senders cannot fill the memory before anything is in a queue.
 */
export function createHeldBytes({ all, ofOne }: Room) {
  const held = new Map<string, number>();
  let together = 0;

  function add(account: string, bytes: number): void {
    const left = (held.get(account) ?? 0) + bytes;
    together += bytes;
    if (left === 0) held.delete(account);
    else held.set(account, left);
  }

  /** @returns how to let go of it, which may be called again; null where there is no room */
  return (account: string, bytes: number): (() => void) | null => {
    if (together + bytes > all || (held.get(account) ?? 0) + bytes > ofOne) return null;
    add(account, bytes);
    let isHeld = true;
    return () => {
      if (isHeld) add(account, -bytes);
      isHeld = false;
    };
  };
}
export type HeldBytes = ReturnType<typeof createHeldBytes>;
