import { writeFileSync } from 'node:fs';
import { makePictureAnew } from './make-picture-anew.ts';
import { type PictureAnswer, READY } from './picture-task.ts';

/** Where the machine runs out of memory, Linux ends this process before the server and its database. */
function goFirst(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // No Linux, or not allowed.
  }
}

const say = (message: PictureAnswer | typeof READY): boolean => process.send?.(message) ?? false;

async function answer(bytes: Uint8Array): Promise<void> {
  say(await makePictureAnew(bytes).catch(() => null));
  // What a picture was decoded into lies outside the engine's sight until its garbage is collected.
  globalThis.gc?.();
}

goFirst();
process.on('disconnect', () => process.exit(0));
process.on('message', (bytes: Uint8Array) => void answer(bytes));
say(READY);
