/** Storage may be switched off or full; remembering is then skipped and nothing breaks: who promises to keep asks. */
function attempt<Value>(act: () => Value, otherwise: Value): Value {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

export type Room = 'local' | 'session';

const roomOf = (room: Room): Storage => (room === 'local' ? localStorage : sessionStorage);

export function readStored(room: Room, key: string): string | null {
  return attempt(() => roomOf(room).getItem(key), null);
}

/** Keeps a text; false where the browser keeps nothing or has no room left. */
export function writeStored(room: Room, key: string, value: string): boolean {
  return attempt(() => {
    roomOf(room).setItem(key, value);
    return true;
  }, false);
}

export function removeStored(room: Room, key: string): void {
  attempt(() => roomOf(room).removeItem(key), undefined);
}
