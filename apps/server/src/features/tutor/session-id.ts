import { z } from 'zod';

const sessionId = z.uuid();

/** Anything else names no conversation, and is no question for the database. */
export function isSessionId(text: string): boolean {
  return sessionId.safeParse(text).success;
}
