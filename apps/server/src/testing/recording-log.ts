import { pino } from 'pino';
import type { Log } from '../db/log.ts';

/** A log that keeps its lines, for tests that ask what was said. */
export function recordingLog(): { log: Log; lines: string[] } {
  const lines: string[] = [];
  return { log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }), lines };
}
