import { type Logger, pino } from 'pino';

/** A log that keeps its lines, for tests that ask what was said. */
export function recordingLog(): { log: Logger; lines: string[] } {
  const lines: string[] = [];
  return { log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }), lines };
}
