import { parentPort } from 'node:worker_threads';
import { paperOf, READY } from './paper-of.ts';

/** Reads one document after the other, and says what of each may be kept. */
parentPort?.on('message', (bytes: Uint8Array) => {
  void paperOf(bytes).then((answer) => parentPort?.postMessage(answer, []));
});
parentPort?.postMessage(READY, []);
