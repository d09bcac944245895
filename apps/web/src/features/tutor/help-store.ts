import {
  startWatch,
  watched,
  type Arrival,
  type HelpEvent,
  type HelpWatch,
} from '@ori/core/tutor/help/help-watch';

/** The help watch of this browser, outside React: most of what happens changes nothing on screen. */
export interface HelpStore {
  readonly state: () => HelpWatch;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly happen: (event: HelpEvent) => void;
}

/** Begins to watch on a page, from what happened there before. `nowMs` is the clock. */
export function createHelpStore(arrival: Arrival, nowMs: () => number = Date.now): HelpStore {
  let watch = startWatch(arrival);
  const listeners = new Set<() => void>();
  return {
    state: () => watch,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    happen: (event) => {
      const next = watched(watch, event, nowMs());
      if (next === watch) return;
      watch = next;
      for (const listener of listeners) listener();
    },
  };
}
