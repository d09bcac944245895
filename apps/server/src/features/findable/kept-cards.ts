/** A drawn card. */
export interface Card {
  readonly png: Buffer;
  readonly etag: string;
}

/** Keeps the cards last asked for, up to so many bytes; the one longest unused goes first. */
export function createKeptCards(maxBytes: number) {
  const kept = new Map<string, Card>();
  let bytes = 0;
  function drop(key: string): void {
    bytes -= kept.get(key)?.png.length ?? 0;
    kept.delete(key);
  }
  return {
    get(key: string): Card | null {
      const card = kept.get(key);
      if (card === undefined) return null;
      kept.delete(key);
      kept.set(key, card);
      return card;
    },
    keep(key: string, card: Card): void {
      drop(key);
      kept.set(key, card);
      bytes += card.png.length;
      for (const oldest of kept.keys()) if (bytes > maxBytes) drop(oldest);
    },
  };
}
