import type { LateCareInput } from '@ori/contracts/tutor-care';
import { LATE_CARE_DAYS } from '@ori/contracts/tutor-names';
import { readStored, removeStored, writeStored } from '../../../lib/browser-storage.ts';
import * as LOCAL_KEYS from '../../../lib/local-keys.ts';

/** Word of a message that called for care: what it was about and whose it was, never what it said. */
export interface KeptWord extends LateCareInput {
  readonly learnerId: string;
  /** From when on nobody can be hoped to have heard of it, milliseconds since the epoch. */
  readonly dueMs: number;
}

/** The message itself may still arrive for so long: a reply may take half a minute. */
const SETTLES_MS = 60_000;
const KEPT_MS = LATE_CARE_DAYS * 24 * 60 * 60_000;
const KEPT_MOST = 20;

const isWord = (kept: unknown): kept is KeptWord =>
  typeof kept === 'object' && kept !== null && 'id' in kept && 'learnerId' in kept && 'dueMs' in kept;

function parsed(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
}

/** What waits on this device; whatever is too old to be of use is left out. */
export function keptWords(nowMs: number): readonly KeptWord[] {
  const kept = parsed(readStored('local', LOCAL_KEYS.tutorUntold) ?? '[]');
  if (!Array.isArray(kept)) return [];
  return kept.filter(isWord).filter(({ at }) => nowMs - Date.parse(at) < KEPT_MS);
}

function write(words: readonly KeptWord[]): void {
  if (words.length === 0) removeStored('local', LOCAL_KEYS.tutorUntold);
  else writeStored('local', LOCAL_KEYS.tutorUntold, JSON.stringify(words.slice(-KEPT_MOST)));
}

/** Keeps word until somebody heard of it; null where this browser keeps nothing. */
export function keepWord(
  learnerId: string,
  heard: Pick<LateCareInput, 'category' | 'involvesFamily'>,
  nowMs: number,
): string | null {
  const { category, involvesFamily } = heard;
  const [id, at] = [crypto.randomUUID(), new Date(nowMs).toISOString()];
  write([...keptWords(nowMs), { id, learnerId, category, involvesFamily, at, dueMs: nowMs + SETTLES_MS }]);
  return keptWords(nowMs).some((word) => word.id === id) ? id : null;
}

/** The message did not arrive: nothing more is waited for. */
export function wordIsDue(id: string, nowMs: number): void {
  write(keptWords(nowMs).map((word) => (word.id === id ? { ...word, dueMs: nowMs } : word)));
}

/** Somebody heard of it. */
export function dropWord(id: string, nowMs: number): void {
  write(keptWords(nowMs).filter((word) => word.id !== id));
}

/** The learner who was here last, for when there is no network to ask who is here. */
export const learnerHere = (): string | null => readStored('local', LOCAL_KEYS.tutorLearner);

/** Remembers that a learner is here; null: somebody of whom nobody is told. */
export function rememberLearner(learnerId: string | null): void {
  if (learnerId === null) removeStored('local', LOCAL_KEYS.tutorLearner);
  else writeStored('local', LOCAL_KEYS.tutorLearner, learnerId);
}
