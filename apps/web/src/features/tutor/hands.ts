import type { Arrival } from '@ori/core/tutor/help/help-watch';

/** Signs of a hand; the first group also counts as work on the page. */
const INTERACTIONS = ['pointerdown', 'keydown', 'scrollend'] as const;
const INPUTS = ['pointermove', 'scroll', 'touchstart'] as const;

interface Hands {
  readonly interaction: (name: string) => void;
  readonly input: () => void;
}

/** Hears every sign of a hand until `signal` ends it; whoever comes back to a page in the background gives one too. */
export function hearHands({ interaction, input }: Hands, signal: AbortSignal): void {
  const quiet = { passive: true, capture: true, signal };
  for (const name of INTERACTIONS) window.addEventListener(name, () => interaction(name), quiet);
  for (const name of INPUTS) window.addEventListener(name, input, quiet);
  const seen = () => {
    if (!document.hidden) input();
  };
  document.addEventListener('visibilitychange', seen, quiet);
}

/** Keeps what happens on the page at `path`, which was just opened, for the watch that is fetched later. */
export function hearArrival(path: string, signal: AbortSignal): () => Arrival {
  let arrival: Arrival = { path, openedAtMs: Date.now(), inputAtMs: null, interactions: 0 };
  const input = () => {
    arrival = { ...arrival, inputAtMs: Date.now() };
  };
  const interaction = () => {
    arrival = { ...arrival, inputAtMs: Date.now(), interactions: arrival.interactions + 1 };
  };
  hearHands({ interaction, input }, signal);
  return () => arrival;
}
