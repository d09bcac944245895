import type { FamilyPart } from '@ori/contracts/family-news';

interface Parts {
  /** Fetches what shows these parts anew; settles once it is there, or failed. */
  readonly refetch: (parts: ReadonlySet<FamilyPart>) => Promise<unknown>;
}

/** An open page asks at most so often, however much happens. */
export const REFETCH_GAP_MS = 1_000;

const gap = () => new Promise<void>((resolve) => setTimeout(resolve, REFETCH_GAP_MS));

/**
 * Turns news into refetches: the first piece at once, whatever comes meanwhile together, once what was asked for is there
 * and the gap is over. Nothing that was told is left out.
 */
export function createFamilyFollower({ refetch }: Parts) {
  let waiting = new Set<FamilyPart>();
  let isBusy = false;
  let isStopped = false;

  async function work(): Promise<void> {
    isBusy = true;
    while (waiting.size > 0 && !isStopped) {
      const parts = waiting;
      waiting = new Set();
      await Promise.all([refetch(parts).catch(() => {}), gap()]);
    }
    isBusy = false;
  }

  return {
    hear(parts: readonly FamilyPart[]): void {
      for (const part of parts) waiting.add(part);
      if (!isBusy) void work();
    },
    stop(): void {
      isStopped = true;
    },
  };
}
