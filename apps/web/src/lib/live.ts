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

interface Told {
  readonly onAgain?: (() => void) | undefined;
  readonly onOpen?: (() => void) | undefined;
  readonly onLost?: (() => void) | undefined;
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

/** Answers whether the subscription was refused. */
function read<Data>(text: string, onData: (data: Data) => void): boolean {
  const frame = frameOf<Data>(text);
  if (frame === null) {
    report('warn', 'subscription', 'a frame that is no answer');
    return false;
  }
  // Graph errors are logged only, and partial data is used (spec §8).
  for (const { message } of frame.errors ?? []) report('warn', 'subscription', message);
  if (frame.data) onData(frame.data);
  return !frame.data && (frame.errors ?? []).length > 0;
}

/** The next wait doubles, with up to half of it by chance, so that many browsers do not come back at once. */
export function reconnectAfterMs(attempt: number, chance: number): number {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);
  return wait / 2 + (wait / 2) * chance;
}

/** One stream after the other, until it is stopped or refused. */
class Following<Data> {
  readonly #address: string;
  readonly #onData: (data: Data) => void;
  readonly #told: Told;
  #source: EventSource | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0;
  #openings = 0;
  /** When the stream that was lost had opened; null once that is known, and while none ever stood. */
  #openedAt: number | null = null;

  constructor(address: string, onData: (data: Data) => void, told: Told) {
    this.#address = address;
    this.#onData = onData;
    this.#told = told;
    this.#connect();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
  }

  #connect(): void {
    const source = new EventSource(this.#address, { withCredentials: true });
    this.#source = source;
    let isRefused = false;
    source.addEventListener('open', () => this.#opened());
    source.addEventListener('next', (event) => {
      isRefused = read(event.data as string, this.#onData);
    });
    source.addEventListener('complete', () => {
      source.close();
      this.#told.onLost?.();
      // The server ends its streams when it stops, too: whoever was not refused comes back.
      if (!isRefused) this.#comeBack();
    });
    source.addEventListener('error', () => {
      this.#told.onLost?.();
      // The browser retries by itself unless the server refused; then it is up to us.
      if (source.readyState === EventSource.CLOSED) this.#comeBack();
    });
  }

  #opened(): void {
    this.#openings += 1;
    this.#openedAt = performance.now();
    this.#told.onOpen?.();
    if (this.#openings > 1) this.#told.onAgain?.();
  }

  /** A stream that had stood for a while is taken up again soon; one that never stands, less and less often. */
  #comeBack(): void {
    const stood = this.#openedAt !== null && performance.now() - this.#openedAt > LONGEST_WAIT_MS;
    this.#openedAt = null;
    this.#attempt = stood ? 0 : this.#attempt;
    this.#timer = setTimeout(() => this.#connect(), reconnectAfterMs(this.#attempt, Math.random()));
    this.#attempt += 1;
  }
}

/**
 * Follows a GraphQL subscription over server-sent events. `onData` gets each result. `onOpen` runs after every
 * connection; `onAgain` after every one but the first, to fetch what may have been missed; `onLost` when there is none
 * for now. A lost connection is taken up again until the returned function is called.
 */
export function follow<Data>(
  query: string,
  variables: Variables,
  onData: (data: Data) => void,
  told: Told = {},
): () => void {
  const following = new Following(addressOf(query, variables), onData, told);
  return () => following.stop();
}
