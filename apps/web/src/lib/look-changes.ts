const listeners = new Set<() => void>();

/** Hears of every change of the look. @returns how to stop */
export function onLookChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells everybody who listens that the look is another. */
export function tellLookChange(): void {
  for (const listener of listeners) listener();
}
