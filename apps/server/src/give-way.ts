import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** A turn of the event loop that takes longer than this had requests in it. */
const BUSY_TURN_MS = 1;
/** After a piece of work it rests so many times as long as the piece took, while there are requests. */
const REST_SHARE = 4;
const REST_MAX_MS = 200;

/**
 * For long work in the background, called after each small piece of it: requests that came meanwhile are answered
 * first, and while more keep coming the work takes a fifth of the time at most.
 */
export function createGiveWay(): () => Promise<void> {
  let beganAt = performance.now();
  return async () => {
    const endedAt = performance.now();
    await nextTurn();
    const othersMs = performance.now() - endedAt;
    if (othersMs > BUSY_TURN_MS) await sleep(Math.min((endedAt - beganAt) * REST_SHARE, REST_MAX_MS));
    beganAt = performance.now();
  };
}
