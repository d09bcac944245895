/** The few parts of a service worker's world that ours uses; the browser's library of types is that of a page. */
export interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
export interface MessageToWorker extends LongEvent {
  readonly data: unknown;
}
interface Choices {
  readonly cookieStore?: { get(name: string): Promise<{ readonly value?: string } | null> };
}
export interface WorkerScope extends Choices {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', hear: (event: MessageToWorker) => void): void;
  addEventListener(type: 'install' | 'activate' | 'fetch', hear: (event: LongEvent) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;
