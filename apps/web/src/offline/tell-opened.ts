import type { Told } from './kept-names.ts';

interface Connection {
  readonly connection?: { readonly saveData?: boolean };
}

/** Tells the worker that a public page was opened within the app: its document never came, so it is fetched to be kept. */
export function tellOpened(path: string): void {
  if ((navigator as Connection).connection?.saveData) return;
  const told: Told = { type: 'opened', path };
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(told, []));
}
