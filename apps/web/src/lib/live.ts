import { isSound } from './is-sound.ts';
import { report } from './report.ts';

/** What a subscription may need: nothing, or its variables. */
type Variables = Readonly<Record<string, unknown>>;

interface Frame<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly message: string }[];
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

function addressOf(query: string, variables: Variables): string {
  return `/graphql?${new URLSearchParams({ query, variables: JSON.stringify(variables) })}`;
}

/** What a frame says; null for what is no JSON object. */
function frameOf<Data>(text: string): Frame<Data> | null {
  try {
    const frame: unknown = JSON.parse(text);
    return isSound<Frame<Data>>(frame) ? frame : null;
  } catch {
    return null;
  }
}

function read<Data>(text: string, onData: (data: Data) => void): void {
  const frame = frameOf<Data>(text);
  if (frame === null) return report('warn', 'subscription', 'a frame that is no answer');
  // Graph errors are logged only, and partial data is used (spec §8).
  for (const { message } of frame.errors ?? []) report('warn', 'subscription', message);
  if (frame.data) onData(frame.data);
}

/** The next wait doubles, with up to half of it by chance, so that many browsers do not come back at once. */
export function reconnectAfterMs(attempt: number, chance: number): number {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);
  return wait / 2 + (wait / 2) * chance;
}

/**
 * Follows a GraphQL subscription over server-sent events. `onData` gets each result;
 * `onConnected` runs after every (re)connection, to fetch what may have been missed.
 * A lost connection is taken up again until the returned function is called.
 */
export function follow<Data>(
  query: string,
  variables: Variables,
  onData: (data: Data) => void,
  onConnected?: () => void,
): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  const connect = (): void => {
    source = new EventSource(addressOf(query, variables), { withCredentials: true });
    source.addEventListener('open', () => {
      attempt = 0;
      onConnected?.();
    });
    source.addEventListener('next', (event) => read(event.data as string, onData));
    source.addEventListener('complete', () => source?.close());
    source.addEventListener('error', () => {
      // The browser retries by itself unless the server refused; then it is up to us.
      if (source?.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(connect, reconnectAfterMs(attempt, Math.random()));
      attempt += 1;
    });
  };
  connect();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}
